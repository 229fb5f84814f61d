// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// The application's main menu: the standard menu, modified by `buildMenu(with:)`.
@MainActor
final class MainMenu {
    private var built: UIMenu?
    private var isBuilding = false

    /// Returns the menu, building it on first access and after it was invalidated.
    func root(of application: UIApplication) -> UIMenu {
        if let built { return built }
        let tree = MenuTree(system: .main, root: Self.standard(name: application.name))
        // Accesses while the menu is being built return the standard menu.
        guard !isBuilding else { return tree.root }
        isBuilding = true
        application.buildMenu(with: tree)
        isBuilding = false
        built = tree.root
        return tree.root
    }

    func forget() {
        built = nil
        revalidate()
    }

    /// Validates the visible commands again.
    func revalidate() {
        for window in UIApplication.running?.windows ?? [] { window.menuBar?.reload() }
    }

    /// The standard menu.
    ///
    /// Menus and sections without elements are insertion points, and aren't shown.
    static func standard(name: String) -> UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: name, identifier: .application,
                    children: [
                        section(.about), section(.preferences),
                        section(.quit, [command(Phrase.quit.text(name), "terminate:", "q")]),
                    ]),
                UIMenu(
                    title: Phrase.fileMenu.text, identifier: .file,
                    children: [
                        section(.newItem), section(.newScene), section(.open), section(.openRecent),
                        section(.close, [command(Phrase.closeWindow.text, "performClose:", "w")]), section(.document),
                        section(.print),
                    ]),
                UIMenu(
                    title: Phrase.editMenu.text, identifier: .edit,
                    children: [
                        section(.undoRedo, [EditCommand.undo, .redo].map(\.command)),
                        section(
                            .standardEdit,
                            [EditCommand.cut, .copy, .paste, .delete, .selectAll].map(\.command)),
                        section(
                            .find,
                            [EditCommand.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind]
                                .map(\.command)),
                    ]),
                UIMenu(
                    title: Phrase.viewMenu.text, identifier: .view,
                    children: [
                        section(.toolbar), section(.sidebar),
                        section(
                            .fullscreen,
                            [
                                UIKeyCommand(
                                    title: Phrase.enterFullScreen.text, action: "toggleFullScreen:",
                                    input: UIKeyCommand.f11)
                            ]),
                    ]),
                UIMenu(
                    title: Phrase.windowMenu.text, identifier: .window,
                    children: [
                        section(
                            .minimizeAndZoom,
                            [
                                UICommand(title: Phrase.minimize.text, action: "performMiniaturize:"),
                                UICommand(title: Phrase.maximize.text, action: "performZoom:"),
                            ]),
                        section(.bringAllToFront),
                    ]),
                UIMenu(
                    title: Phrase.helpMenu.text, identifier: .help,
                    children: [command(Phrase.keyboardShortcuts.text, "showKeyboardShortcuts:", "/")]),
            ])
    }

    private static func section(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(
        _ title: String, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags.union(.command))
    }
}

extension UIApplication {
    /// The title of the application's menu: the bundle's name, otherwise the process's.
    var name: String {
        let named = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { self.launchOptions.bundle.uiObject(forInfoDictionaryKey: $0) as? String }.first
        return named ?? ProcessInfo.processInfo.processName
    }
}
