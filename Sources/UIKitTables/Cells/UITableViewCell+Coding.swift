// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell {
    private static let styles: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    private static let accessories: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    private static let selections: [String: SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    static func decodedStyle(from coder: NSCoder) -> CellStyle {
        coder.interfaceValues?.word("style", in: styles) ?? .default
    }

    static func decodedIdentifier(from coder: NSCoder) -> String? {
        coder.interfaceValues?.text("reuseIdentifier")
    }

    /// Applies the attributes of a cell from a UI file.
    func decodeCell(from coder: NSCoder) {
        guard let values = coder.interfaceValues else { return }
        if let type = values.word("accessoryType", in: Self.accessories) { accessoryType = type }
        if let type = values.word("editingAccessoryType", in: Self.accessories) { editingAccessoryType = type }
        if let style = values.word("selectionStyle", in: Self.selections) { selectionStyle = style }
        if let level = values.integer("indentationLevel") { indentationLevel = level }
        if let width = values.points("indentationWidth") { indentationWidth = width }
        if let flag = values.flag("showsReorderControl") { showsReorderControl = flag }
        if let flag = values.flag("shouldIndentWhileEditing") { shouldIndentWhileEditing = flag }
    }
}
