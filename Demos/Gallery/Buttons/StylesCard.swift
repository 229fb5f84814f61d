// SPDX-License-Identifier: MIT
import UIKit

/// Every button configuration, enabled and disabled.
final class StylesCard: ButtonCard {
    private static let rowHeight: CGFloat = 38
    private static let minimumRowHeight: CGFloat = 28

    private static let styles: [(name: String, configuration: UIButton.Configuration)] = [
        ("Filled", .filled()), ("Tinted", .tinted()), ("Bordered", .bordered()), ("Gray", .gray()), ("Plain", .plain()),
    ]

    private let pairs = styles.map { style in
        let disabled = UIButton(style.name, style.configuration)
        disabled.isEnabled = false
        disabled.accessibilityLabel = "\(style.name), disabled"
        return [UIButton(style.name, style.configuration), disabled]
    }

    override var buttons: [UIButton] { pairs.flatMap { $0 } }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: buttons.count, columns: columns(width),
            rowHeight: GridLayout.rowHeight(Self.rowHeight, for: buttons))
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: buttons.count, columns: columns(width),
            rowHeight: GridLayout.rowHeight(Self.minimumRowHeight, for: buttons))
    }

    override func layoutBody(in area: CGRect) {
        let columns = columns(area.width)
        let pitch = (area.height + GridLayout.spacing) / CGFloat(buttons.count / columns)
        let wanted = GridLayout.rowHeight(Self.rowHeight, for: buttons)
        let minimum = GridLayout.rowHeight(Self.minimumRowHeight, for: buttons)
        let rowHeight = min(wanted, max(minimum, pitch.rounded(.down) - GridLayout.spacing))
        GridLayout.place(buttons, in: area, columns: columns, rowHeight: rowHeight)
    }

    private func columns(_ width: CGFloat) -> Int { GridLayout.columns(2, for: buttons, width: width) }
}
