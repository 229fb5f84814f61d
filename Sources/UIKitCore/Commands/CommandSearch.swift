// SPDX-License-Identifier: MIT
/// Finds the command for a key press or menu element, beginning at one responder.
@MainActor
struct CommandSearch {
    /// The first responder to search.
    let start: UIResponder

    /// The responders from the start to the application's delegate.
    var chain: [UIResponder] {
        Array(sequence(first: start, next: \.next))
    }

    private var isRightToLeft: Bool {
        (start as? UIView ?? start.responderWindow)?.traitCollection.layoutDirection == .rightToLeft
    }

    /// Returns a copy of the command validated by its target, and the target; `nil` if no responder performs it.
    ///
    /// If the target isn't a responder, the command isn't validated.
    func validated(_ command: UICommand) -> (command: UICommand, target: Any)? {
        guard let target = start.target(forAction: command.action, withSender: command) else { return nil }
        let copy = command.duplicate()
        (target as? UIResponder)?.validate(copy)
        return (copy, target)
    }

    /// Performs the first matching command of the responder chain, then of the main menu.
    func perform(_ stroke: KeyStroke, isRepeat: Bool, onlyPriority: Bool) -> Bool {
        let isRightToLeft = isRightToLeft
        for responder in chain {
            for command in responder.keyCommands ?? [] where command.matches(stroke, isRightToLeft: isRightToLeft) {
                if perform(command, stroke, isRepeat, onlyPriority) { return true }
            }
        }
        guard let application = UIApplication.running else { return false }
        let menu = application.mainMenu.root(of: application).elementsInside
        for case let command as UIKeyCommand in menu where command.matches(stroke, isRightToLeft: isRightToLeft) {
            if perform(command, stroke, isRepeat, onlyPriority) { return true }
        }
        return !onlyPriority && performSecondary(stroke, isRepeat, in: menu)
    }

    /// Performs an edit command by a key that the menu doesn't show, if the menu has the command.
    private func performSecondary(_ stroke: KeyStroke, _ isRepeat: Bool, in menu: [UIMenuElement]) -> Bool {
        guard let action = EditCommand.secondary(for: stroke)?.action,
            let command = menu.lazy.compactMap({ $0 as? UIKeyCommand }).first(where: { $0.action == action }),
            let target = start.target(forAction: action, withSender: command)
        else { return false }
        let copy = command.duplicate()
        (target as? UIResponder)?.validate(copy)
        guard copy.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        guard !isRepeat || command.repeats(stroke) else { return true }
        let plain: Selector = "pasteAndMatchStyle:"
        if EditCommand.pastesPlainText(stroke), let target = start.target(forAction: plain, withSender: command) {
            command.perform(plain, sender: nil, target: target)
        } else {
            command.perform(action, sender: nil, target: target)
        }
        return true
    }

    private func perform(
        _ command: UIKeyCommand, _ stroke: KeyStroke, _ isRepeat: Bool, _ onlyPriority: Bool
    ) -> Bool {
        guard !onlyPriority || command.wantsPriorityOverSystemBehavior,
            let action = command.action(for: stroke, isRightToLeft: isRightToLeft),
            let target = start.target(forAction: action, withSender: command)
        else { return false }
        let copy = command.duplicate()
        (target as? UIResponder)?.validate(copy)
        guard copy.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        // Repeats of a key that doesn't repeat the command are consumed as well.
        if !isRepeat || command.repeats(stroke) { command.perform(action, sender: nil, target: target) }
        return true
    }

    /// The key commands available now, grouped as in the menu bar.
    func available() -> [(title: String, commands: [UIKeyCommand])] {
        var groups: [(title: String, commands: [UIKeyCommand])] = []
        func usable(_ elements: [UIMenuElement]) -> [UIKeyCommand] {
            elements.compactMap { element in
                guard let command = element as? UIKeyCommand, let result = validated(command)?.command as? UIKeyCommand
                else { return nil }
                let isShown = result.attributes.isDisjoint(with: [.disabled, .hidden])
                return isShown && !result.discoverableTitle.isEmpty ? result : nil
            }
        }
        guard let application = UIApplication.running else { return groups }
        for case let menu as UIMenu in menu(of: application).children {
            let commands = usable(menu.elementsInside)
            if !commands.isEmpty { groups.append((menu.title, commands)) }
        }
        return groups
    }
}

extension UIKeyCommand {
    /// The command's title in lists of keyboard shortcuts.
    var discoverableTitle: String { discoverabilityTitle ?? title }
}
