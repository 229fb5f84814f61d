// SPDX-License-Identifier: MIT
import UIKit

@main
final class RecipesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
        window.rootViewController = Self.makeRoot(book: RecipeBook.sample)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    static func makeRoot(book: RecipeBook) -> UIViewController {
        let recipes = UINavigationController(rootViewController: RecipeListController(book: book, onlyFavorites: false))
        recipes.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        recipes.tabBarItem.title = "Recipes"
        let favorites = UINavigationController(
            rootViewController: RecipeListController(book: book, onlyFavorites: true))
        favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        let shopping = UINavigationController(rootViewController: ShoppingController(book: book))
        shopping.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 2)
        shopping.tabBarItem.title = "Shopping"
        for stack in [recipes, favorites, shopping] { stack.navigationBar.prefersLargeTitles = true }
        let tabs = UITabBarController()
        tabs.viewControllers = [recipes, favorites, shopping]
        tabs.title = "Recipes"
        return tabs
    }
}
