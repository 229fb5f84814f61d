// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization

/// Lets the user reorder tabs by dragging rows, or with Alt+Up and Alt+Down.
final class TabCustomizationController: UIViewController {
    private var order: [UIViewController]
    private let movable: [UIViewController]
    private let maximumBarItems: Int
    private var onEnd: (([UIViewController]) -> Void)?
    private let scroll = UIScrollView(frame: .zero)
    private let captions = [UILabel(frame: .zero), UILabel(frame: .zero)]
    private var rows: [TabRow] = []
    /// The dragged row, and the distance from its center to the finger.
    private var dragged: (row: TabRow, grasp: CGFloat)?

    /// Creates a controller for reordering tabs.
    ///
    /// - Parameters:
    ///   - order: All tabs.
    ///   - movable: The tabs that may be moved; the others keep their positions.
    ///   - onEnd: Called once with the new order when the user is done.
    init(_ order: [UIViewController], movable: [UIViewController], onEnd: @escaping ([UIViewController]) -> Void) {
        self.order = order
        self.movable = movable
        self.onEnd = onEnd
        maximumBarItems = order.count > Theme.Bars.maximumTabs ? Theme.Bars.maximumTabs - 1 : order.count
        super.init(nibName: nil, bundle: nil)
        title = Phrase.orderOfTabs.text
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scroll.backgroundColor = Theme.Palette.background
        scroll.alwaysBounceVertical = true
        view = scroll
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        for (label, text) in zip(captions, [Phrase.inBar.text, Phrase.inList.text]) {
            label.text = text
            label.setScaledFont(ofSize: Theme.Tabs.captionFontSize)
            label.textColor = Theme.Palette.secondaryLabel
            scroll.addSubview(label)
        }
        captions[1].isHidden = order.count <= maximumBarItems
        rows = order.map { tab in
            let isMovable = movable.contains { $0 === tab }
            let row = TabRow(tab.tabBarItem, style: isMovable ? .order : .fixed)
            scroll.addSubview(row)
            guard isMovable else { return row }
            let pan = UIPanGestureRecognizer(target: self, action: TabCustomizationController.rowWasDragged)
            scroll.panGestureRecognizer.require(toFail: pan)
            row.addGestureRecognizer(pan)
            return row
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd?(order)
        onEnd = nil
    }

    // MARK: - Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scroll.bounds.width
        let inset = Theme.Tabs.listInset
        for (label, row) in zip(captions, [0, maximumBarItems]) {
            let frame = CGRect(
                x: inset, y: top(of: row) - captionHeight, width: max(width - 2 * inset, 0), height: captionHeight)
            label.frame = frame
            label.textAlignment = .natural
        }
        for (index, row) in rows.enumerated() {
            row.showsLine = index != maximumBarItems - 1 && row !== rows.last
            guard row !== dragged?.row else { continue }
            row.frame = CGRect(x: 0, y: top(of: index), width: width, height: rowHeight)
        }
        let size = CGSize(width: width, height: top(of: rows.count) + captionHeight)
        if scroll.contentSize != size { scroll.contentSize = size }
    }

    /// The height of every row: that of the highest.
    private var rowHeight: CGFloat {
        rows.map { $0.height(forWidth: scroll.bounds.width) }.max() ?? Theme.Tabs.listRowHeight
    }

    private var captionHeight: CGFloat {
        Theme.Text.enlarged(Theme.Tabs.captionHeight, for: traitCollection)
    }

    private func top(of index: Int) -> CGFloat {
        let captionCount: CGFloat = index >= maximumBarItems && order.count > maximumBarItems ? 2 : 1
        return CGFloat(index) * rowHeight + captionCount * captionHeight
    }

    // MARK: - Order

    /// Moves a tab to the position of another.
    ///
    /// Tabs that can't be moved keep their positions.
    private func move(from old: Int, to new: Int) {
        let places = order.indices.filter { index in movable.contains { $0 === order[index] } }
        guard old != new, let from = places.firstIndex(of: old), let to = places.firstIndex(of: new) else { return }
        var tabs = places.map { order[$0] }
        var views = places.map { rows[$0] }
        tabs.insert(tabs.remove(at: from), at: to)
        views.insert(views.remove(at: from), at: to)
        for (place, index) in places.enumerated() { (order[index], rows[index]) = (tabs[place], views[place]) }
        UIView.animate(withDuration: Theme.Tabs.reorderDuration, delay: 0, options: .beginFromCurrentState) { [self] in
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
        }
    }

    private func rowWasDragged(_ pan: UIPanGestureRecognizer) {
        guard let row = pan.view as? TabRow else { return }
        switch pan.state {
        case .began:
            dragged = (row, row.center.y - pan.location(in: scroll).y)
            scroll.bringSubviewToFront(row)
            row.isLifted = true
        case .changed:
            guard let dragged, dragged.row === row else { return }
            let y = pan.location(in: scroll).y + dragged.grasp
            row.center.y = min(max(y, top(of: 0)), top(of: rows.count))
            if let old = rows.firstIndex(where: { $0 === row }), let new = place(at: row.center.y) {
                move(from: old, to: new)
            }
        default:
            guard dragged?.row === row else { return }
            dragged = nil
            row.isLifted = false
            UIView.animate(withDuration: Theme.Tabs.reorderDuration) { [self] in
                scroll.setNeedsLayout()
                scroll.layoutIfNeeded()
            }
        }
    }

    private func place(at y: CGFloat) -> Int? {
        rows.indices.first { y < top(of: $0) + rowHeight }
    }

    // MARK: - Keys

    private static let moveUpAction = Selector("tabOrder.moveUp")
    private static let moveDownAction = Selector("tabOrder.moveDown")

    override class var actions: ActionTable {
        super.actions.adding(moveUpAction, TabCustomizationController.moveUp)
            .adding(moveDownAction, TabCustomizationController.moveDown)
    }

    override var keyCommands: [UIKeyCommand]? {
        let keys = [
            (UIKeyCommand.inputUpArrow, Self.moveUpAction), (UIKeyCommand.inputDownArrow, Self.moveDownAction),
        ]
        return keys.map { input, action in
            let command = UIKeyCommand(input: input, modifierFlags: .alternate, action: action)
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
    }

    private func moveUp() { moveFocused(by: -1) }
    private func moveDown() { moveFocused(by: 1) }

    /// Moves the focused row by `step`, skipping tabs that can't be moved.
    private func moveFocused(by step: Int) {
        guard let old = rows.firstIndex(where: \.isFocused) else { return }
        var new = old + step
        while order.indices.contains(new), !movable.contains(where: { $0 === order[new] }) { new += step }
        if order.indices.contains(new) { move(from: old, to: new) }
    }
}
