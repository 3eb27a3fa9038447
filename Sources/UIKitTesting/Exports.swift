// The toolchain has Testing announce a module of this name for every file that imports both, and on Apple systems alone has
// one. The compiler takes it instead of the two, so it must bring them along.
@_exported public import Testing
@_exported public import UIKit
