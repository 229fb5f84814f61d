// SPDX-License-Identifier: MIT
import UIKit

/// A scrolling list with one selected line.
final class ChoiceList: UIScrollView {
    struct Line: Hashable {
        var title: String
        /// A secondary text at the end of the line.
        var note = ""
    }

    /// The height of a line for the text size.
    var rowHeight: CGFloat { enlarged(30) }

    /// Called with the index when the user selects a line.
    var onChoose: ((Int) -> Void)?

    private var lines: [Line] = []
    private var chosen: Int?
    private var rows: [ChoiceRow] = []
    private var isToReveal = false

    /// Shows lines, and scrolls to the selected one if it has changed.
    func show(_ lines: [Line], chosen: Int?, isEnabled: Bool) {
        isToReveal = isToReveal || lines != self.lines || chosen != self.chosen
        self.lines = lines
        self.chosen = chosen
        while rows.count > lines.count { rows.removeLast().removeFromSuperview() }
        while rows.count < lines.count { rows.append(makeRow(rows.count)) }
        for (index, row) in rows.enumerated() {
            row.show(lines[index], isChosen: index == chosen, isEnabled: isEnabled)
        }
        setNeedsLayout()
    }

    private func makeRow(_ index: Int) -> ChoiceRow {
        let row = ChoiceRow(frame: .zero)
        row.onChoose = { [weak self] in self?.onChoose?(index) }
        addSubview(row)
        return row
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: CGFloat(rows.count) * rowHeight)
        if contentSize != size { contentSize = size }
        for (index, row) in rows.enumerated() { row.frame = frame(ofRow: index) }
        guard isToReveal, bounds.height > 0 else { return }
        isToReveal = false
        if let chosen { scrollRectToVisible(frame(ofRow: chosen), animated: false) }
    }

    private func frame(ofRow index: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight - 2)
    }
}

/// A line: a button as wide as the list with a note at its end.
private final class ChoiceRow: UIView {
    var onChoose: (() -> Void)?

    private let button = UIButton(configuration: .plain())
    private let note = UILabel(size: 12, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [weak self] _ in self?.onChoose?() }, for: .primaryActionTriggered)
        note.isUserInteractionEnabled = false
        addSubview(button)
        addSubview(note)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ line: ChoiceList.Line, isChosen: Bool, isEnabled: Bool) {
        var configuration = isChosen ? UIButton.Configuration.tinted() : .plain()
        configuration.title = line.title
        configuration.buttonSize = .small
        configuration.cornerStyle = .medium
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        if !isChosen { configuration.baseForegroundColor = .label }
        button.configuration = configuration
        button.isEnabled = isEnabled
        note.text = line.note
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A large title takes the place of the note.
        let title = button.intrinsicContentSize.width
        note.isHidden = title + note.intrinsicContentSize.width + 10 > bounds.width
        let width = max(0, bounds.width - 10 - title)
        let x = isRightToLeft ? 10 : bounds.width - 10 - width
        note.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        note.textAlignment = isRightToLeft ? .left : .right
    }
}
