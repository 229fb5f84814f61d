// SPDX-License-Identifier: MIT
import UIKit

/// Buttons of each corner style.
final class CornersCard: ButtonCard {
    private static let rowHeight: CGFloat = 36

    private let samples = [
        ("Small", UIButton.Configuration.CornerStyle.small), ("Medium", .medium), ("Large", .large),
        ("Capsule", .capsule),
    ].map { title, style in
        let button = UIButton(title, .gray()) {
            $0.cornerStyle = style
            $0.buttonSize = .small
        }
        button.accessibilityLabel = "\(title) corners"
        return button
    }

    override var buttons: [UIButton] { samples }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: samples.count, columns: columns(width), rowHeight: GridLayout.rowHeight(Self.rowHeight, for: samples)
        )
    }

    override func layoutBody(in area: CGRect) {
        GridLayout.place(
            samples, in: area, columns: columns(area.width),
            rowHeight: GridLayout.rowHeight(Self.rowHeight, for: samples))
    }

    private func columns(_ width: CGFloat) -> Int {
        let columns = GridLayout.columns(for: samples.count, width: width, minimumWidth: 84, maximum: 4)
        return GridLayout.columns(columns, for: samples, width: width)
    }
}
