// SPDX-License-Identifier: MIT
import UIKit

/// The application, built in code or, with the argument `--storyboard`, from `Recipes.storyboard`.
@main
final class RecipesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let usesStoryboard = CommandLine.arguments.contains("--storyboard")
        let book = RecipeBook.sample
        let window = RecipesWindow(book: book)
        window.rootViewController = usesStoryboard ? Self.loadRoot(book: book) : Self.makeRoot(book: book)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        RecipesWindow.build(builder)
    }

    /// Returns the tabs of the storyboard.
    static func loadRoot(book: RecipeBook) -> UIViewController? {
        let storyboard = UIStoryboard(name: "Recipes", bundle: nil)
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        for case let stack as UINavigationController in tabs?.viewControllers ?? [] {
            (stack.topViewController as? any RecipeBookUser)?.use(book)
        }
        return tabs
    }

    /// Returns the tabs, built in code.
    static func makeRoot(book: RecipeBook) -> UIViewController {
        let recipes = UINavigationController(
            rootViewController: CodedRecipeListController(book: book, onlyFavorites: false))
        recipes.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        recipes.tabBarItem.title = "Recipes"
        let favorites = UINavigationController(
            rootViewController: CodedRecipeListController(book: book, onlyFavorites: true))
        favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        let shopping = UINavigationController(rootViewController: CodedShoppingController(book: book))
        shopping.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 2)
        shopping.tabBarItem.title = "Shopping"
        for stack in [recipes, favorites, shopping] { stack.navigationBar.prefersLargeTitles = true }
        let tabs = UITabBarController()
        tabs.viewControllers = [recipes, favorites, shopping]
        tabs.title = "Recipes"
        return tabs
    }
}

/// A controller that shows recipes or changes them.
@MainActor
protocol RecipeBookUser: AnyObject {
    /// Sets the recipes; called once, before the controller's view is loaded.
    func use(_ book: RecipeBook)
}
