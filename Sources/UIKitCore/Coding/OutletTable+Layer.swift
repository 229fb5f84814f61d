// SPDX-License-Identifier: MIT
internal import Graphics
internal import LayerTree

extension OutletTable {
    /// Adds the properties of a view's layer.
    func addingLayerAttributes() -> OutletTable {
        adding("layer.cornerRadius", \UIView.layer.cornerRadius).adding("layer.borderWidth", \UIView.layer.borderWidth)
            .adding("layer.borderColor", \UIView.layer.borderColor)
            .adding("layer.masksToBounds", \UIView.layer.masksToBounds)
            .adding("layer.shadowColor", \UIView.layer.shadowColor)
            .adding("layer.shadowOffset", \UIView.layer.shadowOffset)
            .adding("layer.shadowOpacity", \UIView.layer.shadowOpacity)
            .adding("layer.shadowRadius", \UIView.layer.shadowRadius)
    }
}
