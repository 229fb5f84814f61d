// SPDX-License-Identifier: MIT
import UIKit

/// Lines of which one is chosen, as many as there is room for; more of them are on further pages.
final class ChoiceList: UIView {
    struct Line: Hashable {
        var title: String
        /// At the end of the line, in a fainter colour.
        var note = ""
    }

    static let rowHeight: CGFloat = 30

    /// Called when the user chooses, with the index.
    var onChoose: ((Int) -> Void)?

    private var lines: [Line] = []
    private var chosen: Int?
    private var isEnabled = true
    private var page = 0
    private var rows: [ChoiceRow] = []
    private let pageLabel = UILabel(size: 12, color: .secondaryLabel)
    private let backward = UIButton(configuration: .plain())
    private let forward = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pageLabel.textAlignment = .center
        for (button, title, name, step) in [(backward, "‹", "Previous page", -1), (forward, "›", "Next page", 1)] {
            button.configuration?.title = title
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        addSubview(pageLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows these lines, on the page with the chosen one if that is another than before.
    func show(_ lines: [Line], chosen: Int?, isEnabled: Bool) {
        let isNew = lines != self.lines || chosen != self.chosen
        self.lines = lines
        self.chosen = chosen
        self.isEnabled = isEnabled
        if isNew { page = (chosen ?? 0) / capacity }
        setNeedsLayout()
    }

    private var fittingCount: Int { max(1, Int(min(max(bounds.height / Self.rowHeight, 0), 1000))) }
    /// Lines on one page; where there are several pages, one row is needed to turn them.
    private var capacity: Int { lines.count <= fittingCount ? max(1, lines.count) : max(1, fittingCount - 1) }
    private var pageCount: Int { max(1, (lines.count + capacity - 1) / capacity) }

    private func turn(by step: Int) {
        page = min(max(page + step, 0), pageCount - 1)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A page of the old size may be none of the new.
        page = min(page, pageCount - 1)
        let shown = lines.indices.dropFirst(page * capacity).prefix(capacity)
        while rows.count < shown.count { rows.append(makeRow()) }
        for (place, row) in rows.enumerated() {
            let index = shown.startIndex + place
            row.isHidden = place >= shown.count
            guard place < shown.count else { continue }
            row.show(lines[index], isChosen: index == chosen, isEnabled: isEnabled)
            row.onChoose = { [weak self] in self?.onChoose?(index) }
            row.frame = CGRect(
                x: 0, y: CGFloat(place) * Self.rowHeight, width: bounds.width, height: Self.rowHeight - 2)
        }
        let isPaged = pageCount > 1
        for view in [backward, forward, pageLabel] { view.isHidden = !isPaged }
        guard isPaged else { return }
        let y = CGFloat(capacity) * Self.rowHeight
        backward.isEnabled = page > 0
        forward.isEnabled = page < pageCount - 1
        backward.frame = CGRect(x: 0, y: y, width: 40, height: Self.rowHeight - 2)
        forward.frame = CGRect(x: bounds.width - 40, y: y, width: 40, height: Self.rowHeight - 2)
        pageLabel.text = "\(shown.startIndex + 1)–\(shown.endIndex) of \(lines.count)"
        pageLabel.frame = CGRect(x: 40, y: y, width: max(0, bounds.width - 80), height: Self.rowHeight - 2)
    }

    private func makeRow() -> ChoiceRow {
        let row = ChoiceRow(frame: .zero)
        addSubview(row)
        return row
    }
}

/// One line of the list: a button as wide as the list, with a note at its end.
private final class ChoiceRow: UIView {
    var onChoose: (() -> Void)?

    private let button = UIButton(configuration: .plain())
    private let note = UILabel(size: 12, color: .tertiaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [weak self] _ in self?.onChoose?() }, for: .primaryActionTriggered)
        note.textAlignment = .right
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
        note.frame = CGRect(x: bounds.width / 2, y: 0, width: max(0, bounds.width / 2 - 10), height: bounds.height)
    }
}
