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
        coder.decodeWord("style", in: styles) ?? .default
    }

    static func decodedIdentifier(from coder: NSCoder) -> String? {
        coder.decodeText("reuseIdentifier")
    }
}
