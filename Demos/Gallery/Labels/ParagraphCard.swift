// SPDX-License-Identifier: MIT
import UIKit

/// A paragraph with a choice of alignments.
final class ParagraphCard: CardView {
    private static let gap: CGFloat = 16

    private let text = UILabel(
        "A shoji is a sliding screen of wood and paper. It divides rooms, lets light through, and needs no "
            + "space to swing open. A well-made one moves at the touch of a finger.",
        font: .preferredFont(forTextStyle: .body), lines: 0)
    private let choice = ChoiceControl(titles: ["Left", "Center", "Right"])

    override func build() {
        text.adjustsFontForContentSizeCategory = true
        addSubview(text)
        addSubview(choice)
        text.textAlignment = .left
        choice.semanticContentAttribute = .spatial
        choice.onChange = { [weak self] index in
            self?.text.textAlignment = [NSTextAlignment.left, .center, .right][index]
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        text.height(forWidth: width) + Self.gap + ChoiceControl.height
    }

    override func layoutBody(in area: CGRect) {
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: text.height(forWidth: area.width))
        choice.frame = CGRect(
            x: area.minX, y: area.maxY - ChoiceControl.height,
            width: min(area.width, max(280, choice.intrinsicContentSize.width)), height: ChoiceControl.height)
    }
}
