// SPDX-License-Identifier: MIT
internal import Localization

/// The commands that the toolkit suggests for an edit menu.
///
/// A bar, which follows a touch, has the commands in one row. A list, which follows the pointer or a key, has them in
/// sections with their key equivalents, and for a text also Undo and Redo; it omits Select, for which the pointer has
/// a double click.
@MainActor
struct EditMenuSuggestions {
    /// The responder at which the search for the targets of commands starts.
    let responder: UIResponder
    let isList: Bool

    /// The elements, as changed by the responders of the chain.
    var elements: [UIMenuElement] {
        let chain = Array(sequence(first: responder, next: \.next))
        var sections: [UIMenuElement] = []
        let children =
            isList ? listed(along: chain) : commands([.cut, .copy, .paste, .delete, .select, .selectAll], chain)
        if !children.isEmpty {
            sections.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: children))
        }
        if editor?.dragDrop?.stylesPastedText == true,
            chain.contains(where: { $0.canPerformAction("pasteAndMatchStyle:", withSender: nil) })
        {
            let command = UICommand(title: Phrase.pasteAndMatchStyle.text, action: "pasteAndMatchStyle:")
            sections = sections.map { ($0 as? UIMenu)?.inserting(command, after: "paste:") ?? $0 }
        }
        sections += editor?.additionalMenus ?? []
        return Self.build(sections, along: chain)
    }

    private var editor: TextEditor? { (responder as? any TextEditorClient)?.editor }

    /// Whether the responder shows a text that the user can't change.
    private var isReadOnly: Bool {
        (responder as? any TextEditorClient)?.acceptsEdits == false
            || (responder.responderInteraction as? UITextInteraction)?.acceptsEdits == false
    }

    /// Returns the elements of a list, divided into sections.
    private func listed(along chain: [UIResponder]) -> [UIMenuElement] {
        let edits = isReadOnly ? [] : commands(responder is any UITextInput ? [.undo, .redo] : [], chain)
        let transfers = commands(isReadOnly ? [.copy] : [.cut, .copy, .paste, .delete], chain)
        let selects = commands([.selectAll], chain)
        var elements: [UIMenuElement] = []
        if !edits.isEmpty {
            elements.append(UIMenu(identifier: .undoRedo, options: .displayInline, children: edits))
        }
        elements += transfers
        if !selects.isEmpty { elements.append(UIMenu(options: .displayInline, children: selects)) }
        return elements
    }

    /// Returns those of the commands that a responder of the chain has.
    private func commands(_ suggestions: [Suggestion], _ chain: [UIResponder]) -> [UIMenuElement] {
        suggestions.filter { suggestion in
            chain.contains {
                $0.responds(to: suggestion.action)
                    || $0.responderInteraction?.responds(to: suggestion.action) == true
            }
        }.map { suggestion in
            let command = UICommand(title: suggestion.title.text, action: suggestion.action)
            guard isList, let key = Self.key(for: suggestion.action) else { return command }
            return UIKeyCommand(
                title: command.title, action: command.action, input: key.input, modifierFlags: key.modifierFlags)
        }
    }

    /// Returns the command of the main menu with the key for an action; `nil` if the application removed it.
    private static func key(for action: Selector) -> (input: String, modifierFlags: UIKeyModifierFlags)? {
        guard let application = UIApplication.running else { return nil }
        let command = application.mainMenu.root(of: application).elementsInside.lazy
            .compactMap { $0 as? UIKeyCommand }.first { $0.action == action }
        guard let command, let input = command.input else { return nil }
        return (input, command.modifierFlags)
    }

    /// Returns the sections as changed by the responders of the chain, from the application to the first responder.
    private static func build(_ sections: [UIMenuElement], along chain: [UIResponder]) -> [UIMenuElement] {
        let tree = MenuTree(system: .context, root: UIMenu(identifier: .root, children: sections))
        for responder in chain.reversed() where !(responder is any UIApplicationDelegate) {
            responder.buildMenu(with: tree)
        }
        return tree.root.children
    }
}

/// A command that an edit menu may have.
private enum Suggestion {
    case undo, redo, cut, copy, paste, delete, select, selectAll

    var title: Phrase {
        switch self {
        case .undo: .undo
        case .redo: .redo
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .delete: .delete
        case .select: .select
        case .selectAll: .selectAll
        }
    }

    var action: Selector {
        switch self {
        case .undo: "undo:"
        case .redo: "redo:"
        case .cut: "cut:"
        case .copy: "copy:"
        case .paste: "paste:"
        case .delete: "delete:"
        case .select: "select:"
        case .selectAll: "selectAll:"
        }
    }
}

extension UIMenu {
    /// Returns the menu with a command after the one for `action`.
    fileprivate func inserting(_ command: UICommand, after action: Selector) -> UIMenu {
        guard let index = children.firstIndex(where: { ($0 as? UICommand)?.action == action }) else { return self }
        var children = children
        children.insert(command, at: index + 1)
        return replacingChildren(children)
    }
}
