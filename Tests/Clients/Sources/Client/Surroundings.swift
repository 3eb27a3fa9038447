// Modules with names of the system's are products of their own. Where one was in this build, code for iOS would be compiled
// that knows nothing of Linux.

#if canImport(UIKit)
    #error("a client of CoreHaptics alone sees a module UIKit")
#endif
#if canImport(SwiftUI)
    #error("a client of CoreHaptics alone sees a module SwiftUI")
#endif
#if canImport(GameController)
    #error("a client of CoreHaptics alone sees a module GameController")
#endif
