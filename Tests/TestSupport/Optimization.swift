/// True in an optimised build. Tests of inputs whose size is the point take minutes in a debug build under a sanitizer,
/// which learns nothing from them that it does not learn from small ones.
public let isOptimized: Bool = {
    #if DEBUG
        false
    #else
        true
    #endif
}()

/// How many random trials a test makes: as many as stated in an optimised build, a fiftieth without optimisation.
public func trials(_ count: Int) -> Int { isOptimized ? count : max(count / 50, 1) }
