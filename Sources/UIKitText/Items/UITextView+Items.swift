// SPDX-License-Identifier: MIT
internal import DataDetection
internal import Foundation
internal import Localization
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// Links, attachments, and tagged parts of the text.
extension UITextView {
    // MARK: - Finding items

    /// Returns the item at a point; `nil` if there is none.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard isSelectable else { return nil }
        return character(under: point).flatMap { textItem(at: $0.lowerBound) }
    }

    /// Returns the item with the character at an offset.
    func textItem(at offset: Int) -> UITextItem? {
        guard let styles = editor.styles, styles.length == edited.length, offset >= 0, offset < styles.length else {
            return nil
        }
        let whole = NSRange(location: 0, length: styles.length)
        var range = NSRange(location: 0, length: 0)
        if let url = Self.url(styles.attribute(.link, at: offset, longestEffectiveRange: &range, in: whole)) {
            return UITextItem(.link(url), in: range)
        }
        if let tag = styles.attribute(.textItemTag, at: offset, longestEffectiveRange: &range, in: whole) as? String {
            return UITextItem(.tag(tag), in: range)
        }
        if let attachment = styles.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), in: NSRange(location: offset, length: 1))
        }
        guard let data = detection.data(at: offset), let url = data.url else { return nil }
        return UITextItem(.link(url), in: NSRange(location: data.range.lowerBound, length: data.range.count))
    }

    private static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    }

    // MARK: - Actions

    /// Whether a click performs an item's action; in editable text only with Ctrl, as it places the caret otherwise.
    func opensItems(with modifiers: UIKeyModifierFlags) -> Bool {
        isSelectable && (!isEditable || modifiers.contains(.control))
    }

    /// Performs the primary action of an item, and returns whether it has one.
    @discardableResult
    func perform(_ item: UITextItem) -> Bool {
        guard let action = primaryAction(of: item) else { return false }
        action.performWithSender(self, target: nil)
        return true
    }

    private func primaryAction(of item: UITextItem) -> UIAction? {
        let standard = standardAction(of: item)
        guard let delegate else { return standard }
        // The actions of tags and attachments are the delegate's alone.
        let none = UIAction { _ in }
        let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard ?? none)
        return action === none ? nil : action
    }

    private func standardAction(of item: UITextItem) -> UIAction? {
        guard case .link(let url) = item.content else { return nil }
        let title = url.scheme?.lowercased() == "tel" ? Phrase.call.text : Phrase.openLink.text
        return UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            let mayOpen =
                delegate?.textView(
                    self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
            if mayOpen { UIApplication.running?.open(url) }
        }
    }

    // MARK: - Menus

    /// Returns the menu of the item at a point; `nil` if there is none.
    func itemMenu(at point: CGPoint) -> UIMenu? {
        guard let item = textItem(at: point) else { return nil }
        let standard = UIMenu(children: standardMenu(of: item))
        let configuration =
            delegate == nil
            ? UITextItem.MenuConfiguration(menu: standard)
            : delegate?.textView(self, menuConfigurationFor: item, defaultMenu: standard)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return nil }
        return menu
    }

    private func standardMenu(of item: UITextItem) -> [UIMenuElement] {
        guard case .link(let url) = item.content, let action = primaryAction(of: item) else { return [] }
        let copy = UIAction(title: Phrase.copyLink.text) { _ in
            // An address is copied as a person would write it.
            let isPlain = ["mailto", "tel"].contains(url.scheme?.lowercased())
            let text = url.absoluteString
            UIPasteboard.general.string =
                isPlain ? text.drop { $0 != ":" }.dropFirst().removingPercentEncoding ?? text : text
        }
        return [action, copy]
    }

    // MARK: - Keyboard

    /// Selects the next or previous item of text that is not editable, and returns whether there is one.
    func selectItem(after isForward: Bool) -> Bool {
        guard !isEditable, let styles = editor.styles, styles.length == edited.length else { return false }
        let items = itemRanges(in: styles)
        let selection = edited.selection
        let next =
            isForward
            ? items.first { $0.lowerBound >= selection.upperBound && $0 != selection }
            : items.last { $0.upperBound <= selection.lowerBound && $0 != selection }
        guard let next else { return false }
        editor.select(next.lowerBound, next.upperBound)
        showFound(next)
        return true
    }

    private func itemRanges(in styles: NSAttributedString) -> [Range<Int>] {
        var ranges = detection.ranges
        for key in [NSAttributedString.Key.link, .textItemTag] {
            styles.enumerateAttribute(key, in: NSRange(location: 0, length: styles.length)) { value, range, _ in
                if value != nil { ranges.append(range.location..<range.location + range.length) }
            }
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Performs the action of the item that is exactly the selection of text that is not editable.
    func performSelectedItem() -> Bool {
        guard !isEditable, !edited.selection.isEmpty, let item = textItem(at: edited.selection.lowerBound),
            item.range == NSRange(location: edited.selection.lowerBound, length: edited.selection.count)
        else { return false }
        return perform(item)
    }

    // MARK: - Pointer

    func installItemCursor() {
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(
            self,
            action: { view in { (hover: UIHoverGestureRecognizer) in view.pointerMoved(hover) } })
        addGestureRecognizer(hover)
    }

    private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
        guard isInteractive else { return }
        let isInside = hover.state == .began || hover.state == .changed
        let isOnItem =
            isInside && opensItems(with: hover.modifierFlags) && textItem(at: hover.location(in: self)) != nil
        setCursorShape(isOnItem ? .pointer : .text)
    }
}
