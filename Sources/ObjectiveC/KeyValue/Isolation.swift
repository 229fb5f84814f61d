// SPDX-License-Identifier: MIT

/// Calls to code whose isolation isn't known.
enum Isolation {
    /// Calls a function on the current thread, whether or not it is isolated to the main actor.
    ///
    /// Tables are declared on the main actor so that classes on it and others can have them. The properties of the
    /// others may be used on any thread, which the Objective-C runtime doesn't check either.
    static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }

    /// Returns a function as one that can be called on any thread, for the same reason.
    ///
    /// `type` is that of the function without its isolation.
    static func erase<Function, Erased>(_ function: Function, as type: Erased.Type) -> Erased {
        unsafeBitCast(function, to: type)
    }
}
