// SPDX-License-Identifier: MIT
import UIKit

/// Images at each side of the title, and a subtitle.
final class ContentsCard: ButtonCard {
    private static let rowHeight: CGFloat = 60

    private let leading = UIButton("Add", .filled())
    private let trailing = UIButton("Next", .tinted()) { $0.imagePlacement = .trailing }
    private let top = UIButton("Leaf", .gray()) {
        $0.imagePlacement = .top
        $0.imagePadding = 2
        $0.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    }
    private let subtitled = UIButton("Open", .tinted()) {
        $0.subtitle = "In a new window"
        $0.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    }

    override var buttons: [UIButton] { [leading, trailing, top, subtitled] }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(
            count: buttons.count, columns: columns(width), rowHeight: GridLayout.rowHeight(Self.rowHeight, for: buttons)
        )
    }

    override func layoutBody(in area: CGRect) {
        let scale = traitCollection.displayScale
        for (button, icon) in [(leading, Icon.plus), (trailing, .next), (top, .leaf)] {
            button.configuration?.image = icon.image(scale: scale)
        }
        GridLayout.place(
            buttons, in: area, columns: columns(area.width),
            rowHeight: GridLayout.rowHeight(Self.rowHeight, for: buttons))
    }

    private func columns(_ width: CGFloat) -> Int {
        let columns = GridLayout.columns(for: buttons.count, width: width, minimumWidth: 136, maximum: 4)
        return GridLayout.columns(columns, for: buttons, width: width)
    }
}
