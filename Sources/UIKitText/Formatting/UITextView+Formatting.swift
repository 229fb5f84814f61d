// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// Commands that change the attributes of the selected text.
extension UITextView {
    /// The sizes of fonts in points that the commands for sizes keep to.
    private static let fontSizes: ClosedRange<CGFloat> = 4...288

    static func addingFormatActions(to table: ActionTable) -> ActionTable {
        table.adding("toggleBoldface:") { (text: UITextView) in { (sender: Any?) in text.toggleBoldface(sender) } }
            .adding("toggleItalics:") { (text: UITextView) in { (sender: Any?) in text.toggleItalics(sender) } }
            .adding("toggleUnderline:") { (text: UITextView) in { (sender: Any?) in text.toggleUnderline(sender) } }
            .adding("increaseSize:") { (text: UITextView) in { (sender: Any?) in text.increaseSize(sender) } }
            .adding("decreaseSize:") { (text: UITextView) in { (sender: Any?) in text.decreaseSize(sender) } }
    }

    private static let formats: [(Phrase, Selector, String)] = [
        (.bold, "toggleBoldface:", "b"), (.italic, "toggleItalics:", "i"), (.underline, "toggleUnderline:", "u"),
        (.bigger, "increaseSize:", "+"), (.smaller, "decreaseSize:", "-"),
    ]

    /// Returns whether a command for attributes can be performed; `nil` for other commands.
    func canFormat(_ action: Selector) -> Bool? {
        guard Self.formats.contains(where: { $0.1 == action }) else { return nil }
        return allowsEditingTextAttributes && acceptsEdits && isEditing
    }

    var formatCommands: [UIKeyCommand] {
        guard allowsEditingTextAttributes, acceptsEdits else { return [] }
        return Self.formats.map {
            UIKeyCommand(title: $0.0.text, action: $0.1, input: $0.2, modifierFlags: .command)
        }
    }

    /// The Format submenu of the edit menu; `nil` if the attributes can't be edited.
    var formatMenu: UIMenu? {
        guard allowsEditingTextAttributes, acceptsEdits else { return nil }
        return UIMenu(
            title: Phrase.font.text,
            children: Self.formats.map { format in
                let command = UICommand(title: format.0.text, action: format.1)
                command.state = isOn(format.1) ? .on : .off
                return command
            })
    }

    private func isOn(_ action: Selector) -> Bool {
        switch action.name {
        case "toggleBoldface:": hasTrait(.traitBold)
        case "toggleItalics:": hasTrait(.traitItalic)
        case "toggleUnderline:": isUnderlined
        default: false
        }
    }

    // MARK: - State

    /// The attributes of the selected text, run by run; those of typed text without a selection.
    private var selectedAttributes: [[NSAttributedString.Key: Any]] {
        let selection = edited.selection
        guard !selection.isEmpty, selection.upperBound <= storage.length else { return [typingAttributes] }
        var result: [[NSAttributedString.Key: Any]] = []
        storage.enumerateAttributes(in: NSRange(location: selection.lowerBound, length: selection.count)) {
            attributes, _, _ in result.append(attributes)
        }
        return result
    }

    private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? storedFont
    }

    private func hasTrait(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
        selectedAttributes.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
    }

    private var isUnderlined: Bool {
        selectedAttributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
    }

    // MARK: - Changes

    func toggleBold() { toggle(.traitBold, .bold) }

    func toggleItalic() { toggle(.traitItalic, .italic) }

    /// Turns a trait of the selected text's fonts off if all of them have it, and on otherwise.
    private func toggle(_ trait: UIFontDescriptor.SymbolicTraits, _ name: Phrase) {
        let isOn = !hasTrait(trait)
        format(name) { [storedFont] attributes in
            let font = attributes[.font] as? UIFont ?? storedFont
            var traits = font.fontDescriptor.symbolicTraits
            if isOn { traits.insert(trait) } else { traits.remove(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
            attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        }
    }

    func toggleSelectedUnderline() {
        let isOn = !isUnderlined
        format(.underline) { $0[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil }
    }

    func changeFontSize(by step: CGFloat) {
        format(step > 0 ? .bigger : .smaller) { [storedFont] attributes in
            let font = attributes[.font] as? UIFont ?? storedFont
            let size = min(max(font.pointSize + step, Self.fontSizes.lowerBound), Self.fontSizes.upperBound)
            attributes[.font] = font.withSize(size)
        }
    }

    private func format(_ name: Phrase, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard allowsEditingTextAttributes, acceptsEdits else { return }
        editor.commitComposition()
        let selection = edited.selection
        guard !selection.isEmpty else {
            var attributes = typingAttributes
            change(&attributes)
            typingAttributes = attributes
            return
        }
        editor.changeAttributes(in: selection, name: name.text, change)
        notifyUserChange()
    }
}
