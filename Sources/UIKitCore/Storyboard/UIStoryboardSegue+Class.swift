// SPDX-License-Identifier: MIT

extension UIStoryboardSegue {
    /// Creates a segue of a class that is chosen at run time.
    ///
    /// See `CALayer.make(_:)` for the way in which an initializer is called that isn't `required`.
    package static func make(
        _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(segueClass, to: SegueInitializer.Type.self).init(
            identifier: identifier, source: source, destination: destination)
    }
}

private class SegueInitializer: UIStoryboardSegue {
    required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherSegueInitializer: SegueInitializer {
    required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
