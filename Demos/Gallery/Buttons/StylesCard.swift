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
        GridLayout.height(count: buttons.count, columns: 2, rowHeight: Self.rowHeight)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(count: buttons.count, columns: 2, rowHeight: Self.minimumRowHeight)
    }

    override func layoutBody(in area: CGRect) {
        let pitch = (area.height + GridLayout.spacing) / CGFloat(pairs.count)
        let rowHeight = min(Self.rowHeight, max(Self.minimumRowHeight, pitch.rounded(.down) - GridLayout.spacing))
        GridLayout.place(buttons, in: area, columns: 2, rowHeight: rowHeight)
    }
}
