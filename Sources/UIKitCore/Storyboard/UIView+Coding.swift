// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import StoryboardDocument

extension UIView {
    /// Decodes the properties common to all views, and creates the subviews.
    func decodeView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        decodeGeometry(values)
        decodeLooks(values, coder.loader)
        decodeBehavior(values)
        decodeLayout(values)
        for object in coder.object.subviews {
            if let view = coder.loader.view(for: object) { containerForDecodedViews.addSubview(view) }
        }
    }

    private func decodeGeometry(_ values: InterfaceValues) {
        if let frame = values.rect("frame") { self.frame = frame }
        if let stretch = values.rect("contentStretch") { contentStretch = stretch }
        if let words = values.options("autoresizingMask") {
            autoresizingMask = words.reduce(into: []) { mask, word in
                mask.formUnion(InterfaceTables.autoresizing[word] ?? [])
            }
        }
        if let flag = values.flag("autoresizesSubviews") { autoresizesSubviews = flag }
    }

    private func decodeLooks(_ values: InterfaceValues, _ loader: NibLoader) {
        if let mode = values.word("contentMode", in: InterfaceTables.contentModes) { contentMode = mode }
        if let alpha = values.points("alpha") { self.alpha = alpha }
        if let flag = values.flag("hidden") { isHidden = flag }
        if let flag = values.flag("opaque") { isOpaque = flag }
        if let flag = values.flag("clipsSubviews") { clipsToBounds = flag }
        if let flag = values.flag("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = flag }
        if let color = values.color("backgroundColor") { backgroundColor = loader.color(color) }
        if let color = values.color("tintColor") { tintColor = loader.color(color) }
    }

    private func decodeBehavior(_ values: InterfaceValues) {
        if let tag = values.integer("tag") { self.tag = tag }
        decodeInteraction(values)
        if let flag = values.flag("multipleTouchEnabled") { isMultipleTouchEnabled = flag }
        if let flag = values.flag("exclusiveTouch") { isExclusiveTouch = flag }
        if let accessibility = values.group("accessibilityConfiguration") {
            if let identifier = accessibility.text("identifier") { accessibilityIdentifier = identifier }
            if let label = accessibility.text("label") { accessibilityLabel = label }
        }
    }

    /// Classes that receive no touches by default call this again after setting their default.
    func decodeInteraction(_ values: InterfaceValues) {
        if let flag = values.flag("userInteractionEnabled") { isUserInteractionEnabled = flag }
    }

    private func decodeLayout(_ values: InterfaceValues) {
        let semantics = InterfaceTables.semanticContentAttributes
        if let attribute = values.word("semanticContentAttribute", in: semantics) {
            semanticContentAttribute = attribute
        }
        if let flag = values.flag("translatesAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = flag
        }
        if let flag = values.flag("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = flag }
        if let flag = values.flag("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = flag }
        if let margins = values.insets("layoutMargins") { layoutMargins = margins }
        if let margins = values.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let priority = values.number("\(name)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = values.number("\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
    }
}

extension OutletTable {
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
