// SPDX-License-Identifier: MIT
internal import Foundation

// See `CALayer.make(_:)` for the way in which initializers are called that aren't `required`.

extension UICollectionViewLayoutAttributes {
    /// Creates attributes of a class that is chosen at run time.
    static func make(_ attributesClass: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(attributesClass, to: AttributesInitializer.Type.self).init()
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Creates a context of a class that is chosen at run time.
    static func make(
        _ contextClass: UICollectionViewLayoutInvalidationContext.Type
    ) -> UICollectionViewLayoutInvalidationContext {
        unsafeBitCast(contextClass, to: ContextInitializer.Type.self).init()
    }
}

private class AttributesInitializer: UICollectionViewLayoutAttributes {
    required override init() { super.init() }
}

private class ContextInitializer: UICollectionViewLayoutInvalidationContext {
    required override init() { super.init() }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherAttributesInitializer: AttributesInitializer {
    required init() { super.init() }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherContextInitializer: ContextInitializer {
    required init() { super.init() }
}
