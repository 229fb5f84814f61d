// SPDX-License-Identifier: MIT
package import Foundation

extension NSObject {
    /// Creates an object of a class that is chosen at run time, such as that of an application's delegate.
    ///
    /// See `CALayer.make(_:)` for the way in which an initializer is called that isn't `required`.
    package static func make(_ objectClass: NSObject.Type) -> NSObject {
        unsafeBitCast(objectClass, to: ObjectInitializer.Type.self).init()
    }
}

private class ObjectInitializer: NSObject {
    required override init() { super.init() }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherObjectInitializer: ObjectInitializer {
    required init() { super.init() }
}
