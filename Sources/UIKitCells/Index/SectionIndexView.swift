// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
internal import LayerTree
internal import Localization
@_spi(Toolkit) package import UIKitCore

/// The section index along the edge of a table or collection view.
///
/// Pressing an entry, or dragging over the entries, scrolls to a section. Entries that do not fit are replaced by dots,
/// but are still reached by pressing between the visible ones.
package final class SectionIndexView: UIView {
    package var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }
    package var color: UIColor? {
        didSet { for label in labels { label.textColor = color ?? tintColor } }
    }
    package var restingBackground: UIColor? {
        didSet { updateBackground() }
    }
    package var trackingBackground: UIColor? {
        didSet { updateBackground() }
    }
    /// Called when an entry is pressed or dragged over, or reached with a key.
    var onChoice: ((Int) -> Void)?
    /// Returns the entry of the topmost visible section, from which keys continue.
    var currentEntry: () -> Int? = { nil }

    /// Returns the text that is read out for an entry; `nil` for its title.
    package var accessibilityTitle: (Int) -> String? = { _ in nil }
    private var entries: [SectionIndexEntry] = []

    private var labels: [UILabel] = []
    private var chosen: Int? {
        didSet { if chosen != oldValue { AccessibilityWatch.mark(self, .focus) } }
    }
    private var isTracking = false {
        didSet { updateBackground() }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Theme.SectionIndex.width / 2
        // Tab stops at the index, next to the rows.
        focusGroupIdentifier = "section index \(ObjectIdentifier(self).hashValue)"
    }

    package required init?(coder: NSCoder) { nil }

    private func updateBackground() {
        backgroundColor = isTracking ? trackingBackground ?? Theme.SectionIndex.fill : restingBackground
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = color ?? tintColor }
    }

    // MARK: - Layout

    /// The top of the first entry, and the height of each.
    private var rows: (top: CGFloat, height: CGFloat) {
        let height = min(Theme.SectionIndex.rowHeight, bounds.height / CGFloat(max(titles.count, 1)))
        return ((bounds.height - height * CGFloat(titles.count)) / 2, height)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let (top, height) = rows
        // Only every nth entry is drawn if all would overlap.
        let step = height > 0 ? max(1, Int((Theme.SectionIndex.minimumRowHeight / height).rounded(.up))) : 1
        var entries: [(text: String, index: Int)] = []
        for index in stride(from: 0, to: titles.count, by: step) {
            entries.append((titles[index], index))
            if step > 2, index + step < titles.count { entries.append(("•", index + step / 2)) }
        }
        while labels.count < entries.count { labels.append(makeLabel()) }
        while labels.count > entries.count { labels.removeLast().removeFromSuperview() }
        for (label, entry) in zip(labels, entries) {
            label.text = entry.text == SectionIndex.searchTitle ? "⌕" : entry.text
            let middle = top + (CGFloat(entry.index) + 0.5) * height
            label.frame = CGRect(
                x: 0, y: middle - Theme.SectionIndex.minimumRowHeight / 2, width: bounds.width,
                height: Theme.SectionIndex.minimumRowHeight)
        }
        if isFocused { updateFocusEffect() }
    }

    // MARK: - Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .list, states: .vertical)
    }

    /// The entry that was reached with keys.
    package override var accessibilityActivePart: UIResponder? {
        guard let chosen, let elements = accessibilityElements, elements.indices.contains(chosen) else { return nil }
        return elements[chosen] as? UIResponder
    }

    package override var accessibilityElements: [Any]? {
        get {
            if entries.count != titles.count {
                entries = titles.indices.map { SectionIndexEntry($0, of: self) }
            }
            return entries
        }
        set { super.accessibilityElements = newValue }
    }

    fileprivate func frame(ofEntry index: Int) -> CGRect {
        let (top, height) = rows
        return CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: Theme.SectionIndex.fontSize, weight: .semibold)
        label.textAlignment = .center
        label.textColor = color ?? tintColor
        addSubview(label)
        return label
    }

    // MARK: - Pressing

    /// A drag over the entries doesn't scroll the content.
    package override var tracksTouches: Bool { true }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        follow(touches)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let (top, height) = rows
        let place = ((touch.location(in: self).y - top) / max(height, 0.1)).rounded(.down)
        let index = Int(min(max(place, 0), CGFloat(titles.count - 1)))
        guard index != chosen else { return }
        chosen = index
        onChoice?(index)
    }

    private func end() {
        chosen = nil
        isTracking = false
    }

    // MARK: - Keys

    package override var canBecomeFocused: Bool { !titles.isEmpty }

    package override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        chosen = isFocused ? currentEntry() : nil
        updateFocusEffect()
    }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let key = presses.first?.key, key.modifierFlags.isPlain, let goal = entry(for: key.keyCode)
        else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
        let entry = min(max(goal, 0), titles.count - 1)
        guard entry != chosen else { return }
        chosen = entry
        updateFocusEffect()
        onChoice?(entry)
    }

    /// Returns the entry that a key moves to, which may be past the ends.
    private func entry(for key: UIKeyboardHIDUsage) -> Int? {
        switch key {
        case .keyboardUpArrow: (chosen ?? titles.count) - 1
        case .keyboardDownArrow: (chosen ?? -1) + 1
        case .keyboardHome: 0
        case .keyboardEnd: titles.count - 1
        default: nil
        }
    }

    /// Places the focus ring around the entry that was reached.
    private func updateFocusEffect() {
        guard isFocused, let chosen, titles.indices.contains(chosen) else { return focusEffect = UIFocusHaloEffect() }
        let (top, height) = rows
        let side = max(height, Theme.SectionIndex.minimumRowHeight)
        let rect = CGRect(
            x: 0, y: top + (CGFloat(chosen) + 0.5) * height - side / 2, width: bounds.width, height: side)
        focusEffect = UIFocusHaloEffect(roundedRect: rect, cornerRadius: side / 2, curve: .circular)
    }
}

/// An entry of a section index, as assistive technology sees it.
private final class SectionIndexEntry: UIAccessibilityElement {
    private let index: Int
    private weak var view: SectionIndexView?

    init(_ index: Int, of view: SectionIndexView) {
        self.index = index
        self.view = view
        super.init(accessibilityContainer: view)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let title = view.flatMap { $0.titles.indices.contains(index) ? $0.titles[index] : nil }
        let label = title == SectionIndex.searchTitle ? Phrase.search.text : title
        return AccessibilityDefaults(
            isElement: true, traits: .button, label: view?.accessibilityTitle(index) ?? label, role: .listItem)
    }

    override var accessibilityFrame: CGRect {
        get { view.map { $0.convert($0.frame(ofEntry: index), to: nil) } ?? .zero }
        set { super.accessibilityFrame = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let view, view.titles.indices.contains(index), let choose = view.onChoice else { return false }
        choose(index)
        return true
    }
}
