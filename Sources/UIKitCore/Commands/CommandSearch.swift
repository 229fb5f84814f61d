// SPDX-License-Identifier: MIT

/// Finds what a key or a menu's command would do, from one responder on.
@MainActor
struct CommandSearch {
    /// Where the search begins.
    let start: UIResponder

    /// The responders from the start to the application's delegate.
    private var chain: [UIResponder] {
        Array(sequence(first: start, next: \.next))
    }

    private var isRightToLeft: Bool {
        (start as? UIView ?? start.responderWindow)?.traitCollection.layoutDirection == .rightToLeft
    }

    /// The command as whoever would get it wants it shown, and who that is; `nil` where nobody would.
    ///
    /// Commands that are not validated are as they were made.
    func validated(_ command: UICommand) -> (command: UICommand, target: Any)? {
        guard let target = start.target(forAction: command.action, withSender: command) else { return nil }
        let copy = command.copy()
        (target as? UIResponder)?.validate(copy)
        return (copy, target)
    }

    /// Performs the first command in the chain, then in the main menu, that the key stands for.
    func perform(_ stroke: KeyStroke, isRepeat: Bool, onlyPriority: Bool) -> Bool {
        let isRightToLeft = isRightToLeft
        for responder in chain {
            for command in responder.keyCommands ?? [] where command.matches(stroke, isRightToLeft: isRightToLeft) {
                if perform(command, stroke, isRepeat, onlyPriority) { return true }
            }
        }
        guard let application = UIApplication.running else { return false }
        for case let command as UIKeyCommand in application.mainMenu.root(of: application).elementsInside
        where command.matches(stroke, isRightToLeft: isRightToLeft) {
            if perform(command, stroke, isRepeat, onlyPriority) { return true }
        }
        return false
    }

    private func perform(
        _ command: UIKeyCommand, _ stroke: KeyStroke, _ isRepeat: Bool, _ onlyPriority: Bool
    ) -> Bool {
        guard !onlyPriority || command.wantsPriorityOverSystemBehavior,
            let action = command.action(for: stroke, isRightToLeft: isRightToLeft),
            let target = start.target(forAction: action, withSender: command)
        else { return false }
        let copy = command.copy()
        (target as? UIResponder)?.validate(copy)
        guard copy.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        // A held key that does nothing more is used up all the same.
        if !isRepeat || command.repeats(stroke) { command.perform(action, sender: nil, target: target) }
        return true
    }

    /// The commands that a user can give by a key now, by where they are declared: those of each menu, then others.
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
        let own = usable(chain.flatMap { $0.keyCommands ?? [] })
        if let application = UIApplication.running {
            for case let menu as UIMenu in application.mainMenu.root(of: application).children {
                let commands = usable(menu.elementsInside)
                if !commands.isEmpty { groups.append((menu.title, commands)) }
            }
        }
        if !own.isEmpty { groups.append(("Other", own)) }
        return groups
    }
}

extension UIKeyCommand {
    /// What lists of keys call the command.
    var discoverableTitle: String { discoverabilityTitle ?? title }
}
