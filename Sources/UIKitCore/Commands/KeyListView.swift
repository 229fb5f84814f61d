// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// A list of the available keyboard shortcuts, in columns by menu, on a blurred panel in the center of the window.
@MainActor
final class KeyListView: UIView {
    typealias Group = (title: String, commands: [UIKeyCommand])

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView(frame: .zero)
    private let columns: [[UIView]]

    init(groups: [Group]) {
        columns = Self.balanced(groups).map { column in
            column.flatMap { group in
                [KeyListHeader(title: group.title)] + group.commands.map { KeyListRow(command: $0) as UIView }
            }
        }
        super.init(frame: .zero)
        backgroundColor = Theme.Menu.dimming
        card.layer.cornerRadius = Theme.Menu.discoverabilityRadius
        card.clipsToBounds = true
        addSubview(card)
        card.contentView.addSubview(scrollView)
        for view in columns.joined() { scrollView.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Distributes the groups over columns of about the same height.
    private static func balanced(_ groups: [Group]) -> [[Group]] {
        let total = groups.reduce(0) { $0 + $1.commands.count + 1 }
        let count = min(max((total + 13) / 14, 1), 3)
        let share = (total + count - 1) / count
        var columns: [[Group]] = [[]]
        var filled = 0
        for group in groups {
            let length = group.commands.count + 1
            if filled > 0, filled + length / 2 > share, columns.count < count {
                columns.append([])
                filled = 0
            }
            columns[columns.count - 1].append(group)
            filled += length
        }
        return columns
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Theme.Menu.discoverabilityMargin
        let row = Theme.Text.enlarged(Theme.Menu.discoverabilityRowHeight, for: traitCollection)
        let columnWidth = Theme.Text.widened(Theme.Menu.discoverabilityColumnWidth, for: traitCollection)
        let longest = columns.map(\.count).max() ?? 0
        let content = CGSize(
            width: CGFloat(columns.count) * (columnWidth + margin) + margin,
            height: CGFloat(longest) * row + 2 * margin)
        let size = CGSize(
            width: min(content.width, max(bounds.width - 2 * margin, 0)),
            height: min(content.height, max(bounds.height - 2 * margin, 0)))
        card.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        card.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        card.layer.borderColor = Theme.Popup.outline.cgColor(for: traitCollection)
        scrollView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = content
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, column) in columns.enumerated() {
            let step = CGFloat(index) * (columnWidth + margin)
            let x = isRightToLeft ? content.width - margin - step - columnWidth : margin + step
            for (place, view) in column.enumerated() {
                view.frame = CGRect(x: x, y: margin + CGFloat(place) * row, width: columnWidth, height: row)
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        window?.hideKeyList()
    }
}

/// A menu's title above its shortcuts.
@MainActor
private final class KeyListHeader: UIView {
    private let label = UILabel(frame: .zero)

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        label.setScaledFont(ofSize: Theme.Menu.headerFontSize, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        // Closer to the shortcuts below than to the group above.
        label.frame = bounds.insetBy(dx: 0, dy: 2).offsetBy(dx: 0, dy: 4)
    }
}

/// A command's title and its shortcut.
@MainActor
private final class KeyListRow: UIView {
    private let title = UILabel(frame: .zero)
    private let keys = UILabel(frame: .zero)

    init(command: UIKeyCommand) {
        super.init(frame: .zero)
        title.text = command.discoverableTitle
        title.setScaledFont(ofSize: Theme.Menu.fontSize)
        keys.text = command.shortcutText
        keys.setScaledFont(ofSize: Theme.Menu.shortcutFontSize)
        keys.textColor = .secondaryLabel
        addSubview(title)
        addSubview(keys)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(keys.intrinsicContentSize.width.rounded(.up), bounds.width / 2)
        title.textAlignment = isRightToLeft ? .right : .left
        // Columns grow less than the text, down to whose usual size long titles shrink.
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 1 / Theme.Text.enlargement(for: traitCollection)
        let rest = max(bounds.width - width - Theme.Menu.padding, 0)
        title.frame = CGRect(
            x: isRightToLeft ? bounds.width - rest : 0, y: 0, width: rest, height: bounds.height)
        keys.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

extension UIWindow {
    /// The list of shortcuts while it is shown.
    var keyList: KeyListView? {
        get { attachments[KeyListView.self] }
        set { attachments[KeyListView.self] = newValue }
    }

    /// Shows a list of the keyboard shortcuts that are available now.
    ///
    /// - Returns: Whether there are any.
    func showKeyList() -> Bool {
        hideKeyList()
        guard host != nil else { return false }
        let groups = CommandSearch(start: keyResponder).available()
        guard !groups.isEmpty else { return false }
        let list = KeyListView(groups: groups)
        list.frame = bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        keyList = list
        addSubview(list)
        list.alpha = 0
        UIView.animate(withDuration: Theme.Popup.appearance) { list.alpha = 1 }
        return true
    }

    func hideKeyList() {
        guard let list = keyList else { return }
        keyList = nil
        UIView.animate(withDuration: Theme.Popup.disappearance) {
            list.alpha = 0
        } completion: { _ in
            list.removeFromSuperview()
        }
    }

    func toggleKeyList() {
        if keyList == nil { _ = showKeyList() } else { hideKeyList() }
    }
}
