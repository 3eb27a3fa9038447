// As on Apple systems, `import GameController` brings these with it.
@_exported public import CoreHaptics
@_exported public import Foundation
