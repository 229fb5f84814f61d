// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIKeyboardHIDUsage {
    /// Whether a key moves the highlight of a menu, chooses an element, or closes the menu.
    fileprivate static let menuKeys: Set<UIKeyboardHIDUsage> = [
        .keyboardEscape, .keyboardDownArrow, .keyboardUpArrow, .keyboardTab, .keyboardPageUp, .keyboardPageDown,
        .keyboardReturnOrEnter, .keypadEnter, .keyboardF10,
    ]

    var movesInMenus: Bool { Self.menuKeys.contains(self) || isModifier }
}

/// Keyboard handling in open menus.
extension MenuSession {
    func handle(_ key: UIKey, isRepeat: Bool) {
        guard let active, let level = level(of: active.list) else { return }
        let isRightToLeft = active.traitCollection.layoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardEscape:
            if !isRepeat { levels.last?.dismiss() }
        case .keyboardDownArrow: step(1, in: active)
        case .keyboardUpArrow: step(-1, in: active)
        case .keyboardTab: step(key.modifierFlags.contains(.shift) ? -1 : 1, in: active)
        case .keyboardHome, .keyboardPageUp: jump(to: active.list.stops.first, in: active)
        case .keyboardEnd, .keyboardPageDown: jump(to: active.list.stops.last, in: active)
        case .keyboardRightArrow: go(isRightToLeft ? -1 : 1, in: active, level)
        case .keyboardLeftArrow: go(isRightToLeft ? 1 : -1, in: active, level)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            let continuesWord = key.keyCode == .keyboardSpacebar && isTyping
            guard !continuesWord else { return type(" ", in: active) }
            guard !isRepeat, let place = active.list.highlighted, let item = active.list.item(at: place) else { return }
            choose(item, at: place, of: level, byKey: true)
        case .keyboardF10:
            if !isRepeat { dismiss() }
        default:
            guard key.modifierFlags.isPlain else { return }
            type(key.characters, in: active)
        }
    }

    /// Moves the highlight to the next or previous selectable item, wrapping around at the ends.
    private func step(_ direction: Int, in popup: MenuPopup) {
        let stops = popup.list.stops
        guard !stops.isEmpty else { return }
        // The up and down arrows leave a row of cells.
        let present = popup.list.highlighted.flatMap { stops.firstIndex(of: $0) }
        var next = present.map { ($0 + direction + stops.count) % stops.count } ?? (direction > 0 ? 0 : stops.count - 1)
        if let present {
            while next != present, stops[next].row == stops[present].row {
                next = (next + direction + stops.count) % stops.count
            }
        }
        jump(to: stops[next], in: popup)
    }

    private func jump(to place: MenuListView.Place?, in popup: MenuPopup) {
        guard let place else { return }
        if let level = level(of: popup.list) { close(from: level + 1) }
        popup.list.highlighted = place
        popup.list.reveal(place)
    }

    /// Opens or closes a submenu, moves along a row of cells, or moves to the adjacent menu of a menu bar.
    private func go(_ direction: Int, in popup: MenuPopup, _ level: Int) {
        if let place = popup.list.highlighted {
            let stops = popup.list.stops
            if let index = stops.firstIndex(of: place), stops.indices.contains(index + direction),
                stops[index + direction].row == place.row
            {
                return jump(to: stops[index + direction], in: popup)
            }
            if direction > 0, openSubmenu(at: place, of: level, highlightsFirst: true) { return }
        }
        if direction < 0, level > 0 { return close(from: level) }
        onStep?(direction)
    }

    // MARK: - Type to select

    private var isTyping: Bool {
        !typed.text.isEmpty && CACurrentMediaTime() - typed.time <= Theme.Menu.typeAheadInterval
    }

    /// Highlights the next item whose title starts with the text typed within the last second.
    private func type(_ characters: String, in popup: MenuPopup) {
        let isPrintable = characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        guard !characters.isEmpty, isPrintable else { return }
        typed = ((isTyping ? typed.text : "") + characters, CACurrentMediaTime())
        let stops = popup.list.stops
        guard !stops.isEmpty else { return }
        let present = popup.list.highlighted.flatMap { stops.firstIndex(of: $0) } ?? -1
        // The first character moves on to another item; with further characters, the highlight may stay.
        let start = typed.text.count == 1 ? present + 1 : max(present, 0)
        let ordered = stops.indices.map { stops[(start + $0) % stops.count] }
        let match = ordered.first { place in
            let title = popup.list.item(at: place)?.title ?? ""
            return title.range(of: typed.text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
        jump(to: match, in: popup)
    }
}
