// SPDX-License-Identifier: MIT
internal import Foundation

extension CommandSearch {
    /// The main menu and, in the application's menu, the key commands of the responder chain that it doesn't contain.
    ///
    /// Each responder's commands are a section, in the order of the chain from the application down.
    func menu(of application: UIApplication) -> UIMenu {
        let root = application.mainMenu.root(of: application)
        let sections = unplacedCommands(in: root).reversed().map {
            UIMenu(options: .displayInline, children: $0)
        }
        guard !sections.isEmpty else { return root }
        let tree = MenuTree(system: .main, root: root)
        if tree.menu(for: .application) == nil {
            let menu = UIMenu(title: application.name, identifier: .application, children: sections)
            tree.insertChild(menu, atStartOfMenu: root.identifier)
        } else {
            tree.replaceChildren(ofMenu: .application) { children in
                let end = children.firstIndex { ($0 as? UIMenu)?.identifier == .quit } ?? children.count
                return children[..<end] + sections + children[end...]
            }
        }
        return tree.root
    }

    /// The titled key commands of each responder that are not in the main menu.
    private func unplacedCommands(in root: UIMenu) -> [[UIKeyCommand]] {
        struct Place: Hashable {
            let action: Selector
            let value: AnyHashable?

            @MainActor
            init(_ command: UICommand) {
                (action, value) = (command.action, command.propertyList as? AnyHashable)
            }
        }
        var placed = Set(root.elementsInside.compactMap { ($0 as? UICommand).map(Place.init) })
        return chain.compactMap { responder in
            let commands = (responder.keyCommands ?? []).filter { command in
                !command.discoverableTitle.isEmpty && placed.insert(Place(command)).inserted
            }
            return commands.isEmpty ? nil : commands.map(titled)
        }
    }

    /// Returns a command for a menu, which shows its title for lists of shortcuts if it has no other.
    private func titled(_ command: UIKeyCommand) -> UIKeyCommand {
        guard command.title.isEmpty, let copy = command.duplicate() as? UIKeyCommand else { return command }
        copy.title = command.discoverableTitle
        return copy
    }
}
