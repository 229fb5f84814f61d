// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl {
    /// Decodes the properties of a control.
    func decodeControl(from coder: NSCoder) {
        guard let values = (coder as? InterfaceCoder)?.values else { return }
        if let flag = values.flag("enabled") { isEnabled = flag }
        if let flag = values.flag("selected") { isSelected = flag }
        if let flag = values.flag("highlighted") { isHighlighted = flag }
        let across = InterfaceTables.contentHorizontalAlignments
        if let alignment = values.word("contentHorizontalAlignment", in: across) {
            contentHorizontalAlignment = alignment
        }
        let upright = InterfaceTables.contentVerticalAlignments
        if let alignment = values.word("contentVerticalAlignment", in: upright) { contentVerticalAlignment = alignment }
    }
}

extension UIButton {
    /// Decodes the properties of a button.
    func decodeButton(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        buttonType = values.word("buttonType", in: InterfaceTables.buttonTypes) ?? .custom
        if let font = values.font("fontDescription") { titleLabel?.font = coder.loader.font(font) }
        if let mode = values.word("lineBreakMode", in: InterfaceTables.lineBreakModes) {
            titleLabel?.lineBreakMode = mode
        }
        if let insets = values.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        for (name, state) in InterfaceTables.buttonStates {
            if let values = values.group(name) { decode(values, for: state, coder.loader) }
        }
        if let values = values.group("configuration") {
            configuration = Configuration(values, coder.loader)
        }
    }

    private func decode(_ values: InterfaceValues, for state: State, _ loader: NibLoader) {
        if let title = values.text("title") { setTitle(title, for: state) }
        if let color = values.color("titleColor") { setTitleColor(loader.color(color), for: state) }
        if let name = values.text("image") { setImage(loader.image(name), for: state) }
        if let name = values.text("backgroundImage") { setBackgroundImage(loader.image(name), for: state) }
    }
}

extension UIButton.Configuration {
    /// Decodes the configuration of a button; plain by default.
    @MainActor
    fileprivate init(_ values: InterfaceValues, _ loader: NibLoader) {
        self = values.word("style", in: InterfaceTables.configurationStyles)?() ?? .plain()
        title = values.text("title")
        subtitle = values.text("subtitle")
        image = values.text("image").flatMap { loader.image($0) }
        baseForegroundColor = values.color("baseForegroundColor").flatMap { loader.color($0) }
        baseBackgroundColor = values.color("baseBackgroundColor").flatMap { loader.color($0) }
        if let place = values.word("imagePlacement", in: InterfaceTables.imagePlacements) { imagePlacement = place }
        if let padding = values.points("imagePadding") { imagePadding = padding }
        if let padding = values.points("titlePadding") { titlePadding = padding }
        if let style = values.word("cornerStyle", in: InterfaceTables.cornerStyles) { cornerStyle = style }
        if let size = values.word("buttonSize", in: InterfaceTables.buttonSizes) { buttonSize = size }
        if let insets = values.directionalInsets("contentInsets") { contentInsets = insets }
    }
}
