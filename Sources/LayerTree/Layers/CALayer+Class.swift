// SPDX-License-Identifier: MIT

extension CALayer {
    /// Creates a layer of a class that is chosen at run time.
    ///
    /// Swift calls an initializer through a metatype only if it is `required`, a word that every subclass with an
    /// initializer would have to repeat. Overrides of an initializer share its entry in the classes' tables of methods,
    /// required or not. Taken for a subclass of `LayerInitializer`, which uses the same entry, a class therefore
    /// creates an object of its own. A class without that initializer can't be chosen, as in UIKit.
    package static func make(_ layerClass: CALayer.Type) -> CALayer {
        unsafeBitCast(layerClass, to: LayerInitializer.Type.self).init()
    }
}

private class LayerInitializer: CALayer {
    required override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherLayerInitializer: LayerInitializer {
    required init() { super.init() }
}
