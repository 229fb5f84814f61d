// SPDX-License-Identifier: MIT
import UIKit

/// A text in two text views side by side, which share a layout manager.
final class ColumnsCard: CardView {
    private let storage = NSTextStorage(string: "")
    private let manager = NSLayoutManager()
    private var columns: [UITextView] = []

    override func build() {
        storage.addLayoutManager(manager)
        for number in 1...2 {
            let container = NSTextContainer(size: .zero)
            container.widthTracksTextView = true
            container.heightTracksTextView = true
            manager.addTextContainer(container)
            let column = UITextView(frame: .zero, textContainer: container)
            column.accessibilityLabel = "Column \(number)"
            column.isScrollEnabled = false
            column.isEditable = false
            column.backgroundColor = nil
            column.adjustsFontForContentSizeCategory = true
            columns.append(column)
            addSubview(column)
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.hyphenationFactor = 1
        storage.setAttributedString(
            NSAttributedString(
                string: TextLayoutSamples.story,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.label,
                    .paragraphStyle: style,
                ]))
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return grown(220) }
        let column = CGSize(width: (width - 16) / 2, height: .greatestFiniteMagnitude)
        let text = storage.boundingRect(with: column, options: .usesLineFragmentOrigin, context: nil)
        return (text.height / 2).rounded(.up) + grown(60)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        traitCollection.hasLargeText ? bodyHeight(forWidth: width) : grown(150)
    }

    override func layoutBody(in area: CGRect) {
        let width = (area.width - 16) / 2
        for (index, column) in columns.enumerated() {
            column.frame = CGRect(
                x: area.minX + CGFloat(index) * (width + 16), y: area.minY, width: width, height: area.height)
        }
    }
}
