// As on Apple systems, `import CoreHaptics` brings Foundation with it.
@_exported public import Foundation
