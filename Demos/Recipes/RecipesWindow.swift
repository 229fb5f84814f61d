// SPDX-License-Identifier: MIT
import UIKit

/// The window, whose commands and undo work wherever the focus is.
final class RecipesWindow: UIWindow {
    private let book: RecipeBook

    init(book: RecipeBook) {
        self.book = book
        super.init(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
    }

    required init?(coder: NSCoder) { nil }

    override var undoManager: UndoManager? { book.undoManager }

    // MARK: - Commands

    private static let newAction = Selector("recipes.new")
    private static let starAction = Selector("recipes.star")
    private static let buyAction = Selector("recipes.buy")

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        let new = UIKeyCommand(title: "New Recipe", action: newAction, input: "n", modifierFlags: .command)
        builder.insertChild(UIMenu(options: .displayInline, children: [new]), atStartOfMenu: .file)
        builder.insertSibling(
            UIMenu(
                title: "Recipe",
                children: [
                    UIKeyCommand(title: "Star", action: starAction, input: "d", modifierFlags: .command),
                    UIKeyCommand(
                        title: "Add to Shopping List", action: buyAction, input: "b", modifierFlags: .command),
                ]), afterMenu: .view)
    }

    override class var actions: ActionTable {
        super.actions
            .adding(newAction, RecipesWindow.addRecipe)
            .adding(starAction, RecipesWindow.toggleStar)
            .adding(buyAction, RecipesWindow.buy)
            .adding("delete:", RecipesWindow.deleteRecipe)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard super.canPerformAction(action, withSender: sender) else { return false }
        switch action {
        case Self.newAction: return rootViewController?.presentedViewController == nil
        case Self.starAction, Self.buyAction, "delete:": return detail != nil
        default: return true
        }
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        guard command.action == Self.starAction, let detail else { return }
        command.state = book.recipe(detail.id)?.isFavorite == true ? .on : .off
    }

    private var tabs: UITabBarController? { rootViewController as? UITabBarController }

    /// The recipe that is shown, unless a form covers it.
    private var detail: RecipeDetailController? {
        guard rootViewController?.presentedViewController == nil else { return nil }
        return (tabs?.selectedViewController as? UINavigationController)?.topViewController as? RecipeDetailController
    }

    private func addRecipe() {
        tabs?.selectedIndex = 0
        let stack = tabs?.selectedViewController as? UINavigationController
        stack?.popToRootViewController(animated: false)
        (stack?.topViewController as? RecipeListController)?.addRecipe()
    }

    private func toggleStar() { detail?.toggleFavorite() }
    private func buy() { detail?.buy() }
    private func deleteRecipe() { detail?.remove() }
}
