// `import SwiftUI` is all that a file of an application needs, as on Apple systems.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SemanticFeedback
@_exported public import ViewGraph
