// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The menu bar at the top of a window, with the titles of the main menu.
///
/// A press opens a menu. While one is open, hovering over another title, or the left and right arrow keys, open that
/// menu instead.
@MainActor
final class MenuBarView: UIView {
    /// Called when the last open menu has closed.
    var onClose: (() -> Void)?

    private(set) var items: [MenuBarItem] = []
    private let line = UIView(frame: .zero)
    private var session: MenuSession?
    private var openIndex: Int?
    /// The menu that was closed last, and the time.
    ///
    /// A press on its title may itself have dismissed the menu.
    private var lastClosed: (index: Int, time: TimeInterval)?

    /// The window whose commands the menus contain.
    private weak var owner: UIWindow?

    init(for window: UIWindow) {
        owner = window
        super.init(frame: .zero)
        backgroundColor = Theme.Chrome.background
        line.backgroundColor = Theme.Chrome.hairline
        addSubview(line)
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: MenuBarView.hoverChanged)
        addGestureRecognizer(hover)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Creates the items of all non-empty menus.
    func reload() {
        guard let application = UIApplication.running, let owner else { return }
        session?.dismiss(animated: false)
        for item in items { item.removeFromSuperview() }
        let root = CommandSearch(start: owner.keyResponder).menu(of: application)
        let menus = root.children.compactMap { $0 as? UIMenu }
        items = menus.filter(\.hasElements).map(MenuBarItem.init)
        for item in items { addSubview(item) }
        assignMnemonics()
        setNeedsLayout()
    }

    /// Creates the items again unless a menu is open, because the responders that receive keys have others.
    func refresh() {
        if openIndex == nil { reload() }
    }

    /// Whether the letters that open menus are underlined.
    var showsMnemonics = false {
        didSet { for item in items { item.showsMnemonic = showsMnemonics } }
    }

    /// Chooses a letter of each title: the first of a word that no other title has, or else any such letter.
    private func assignMnemonics() {
        var taken: Set<String> = []
        for item in items {
            let title = item.menu.title
            let letters = title.indices.filter { title[$0].isLetter }
            let initials = letters.filter { $0 == title.startIndex || !title[title.index(before: $0)].isLetter }
            item.mnemonic = (initials + letters).first { !taken.contains(Self.folded(title[$0])) }
            if let place = item.mnemonic { taken.insert(Self.folded(title[place])) }
            item.showsMnemonic = showsMnemonics
        }
    }

    /// Opens the menu of a letter.
    ///
    /// - Returns: Whether there is one.
    func open(mnemonic characters: String) -> Bool {
        guard characters.count == 1, let character = characters.first else { return false }
        let letter = Self.folded(character)
        let index = items.firstIndex { item in
            item.mnemonic.map { Self.folded(item.menu.title[$0]) == letter } ?? false
        }
        guard let index else { return false }
        open(index, highlightsFirst: true)
        return true
    }

    private static func folded(_ character: Character) -> String {
        String(character).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Theme.Menu.gap
        for item in items {
            let size = item.sizeThatFits(.zero)
            item.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            x += size.width
        }
    }

    // MARK: - Menus

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .menuBar, states: .horizontal)
    }

    func accessibilityOpen(_ item: MenuBarItem) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        open(index, highlightsFirst: true)
        return openIndex == index
    }

    /// Opens the menu of a title, closing any other.
    func open(_ index: Int, highlightsFirst: Bool, isForTouch: Bool = false) {
        guard items.indices.contains(index), index != openIndex, let window else { return }
        layoutIfNeeded()
        let item = items[index]
        let responder = window.keyResponder
        let session = MenuSession(responder: responder, sender: responder, isForTouch: isForTouch)
        session.onStep = { [weak self] in self?.step($0) }
        session.onEnd = { [weak self] in self?.menuDidEnd(index) }
        // Set first, because the previous menu ends while this one opens.
        openIndex = index
        self.session = session
        for other in items { other.isOpen = other === item }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        session.open(
            item.menu, in: window,
            anchor: .below(
                item.convert(item.bounds, to: window), isRightToLeft: isRightToLeft, gap: Theme.Menu.gap),
            highlightsFirst: highlightsFirst, passthroughViews: [self])
    }

    func close() {
        session?.dismiss()
    }

    private func menuDidEnd(_ index: Int) {
        guard index == openIndex else { return }
        lastClosed = (index, CACurrentMediaTime())
        items[index].isOpen = false
        openIndex = nil
        session = nil
        onClose?()
    }

    private func step(_ direction: Int) {
        guard let openIndex, !items.isEmpty else { return }
        open((openIndex + direction + items.count) % items.count, highlightsFirst: true)
    }

    // MARK: - Pointer

    private func hoverChanged(_ recognizer: UIHoverGestureRecognizer) {
        guard recognizer.state == .began || recognizer.state == .changed, openIndex != nil else { return }
        if let index = index(at: recognizer.location(in: self)) { open(index, highlightsFirst: false) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let index = index(at: touch.location(in: self)) else { return close() }
        if index == openIndex { return close() }
        // The display server dismissed the menu with this very press.
        if let lastClosed, lastClosed.index == index,
            CACurrentMediaTime() - lastClosed.time <= Theme.Popup.dismissalPressInterval
        {
            return
        }
        open(index, highlightsFirst: false, isForTouch: touch.type != .indirectPointer)
    }

    private func index(at point: CGPoint) -> Int? {
        items.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX && bounds.contains(point) }
    }
}

extension UIMenu {
    /// Whether the menu contains anything but empty menus.
    fileprivate var hasElements: Bool {
        elementsInside.contains { !($0 is UIMenu) }
    }
}
