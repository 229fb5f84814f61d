// SPDX-License-Identifier: MIT
import UIKit

/// The recipes, or those that are liked best; leads to each, and to the form for a new one.
final class RecipeListController: UIViewController, RecipeAddDelegate, UISearchResultsUpdating {
    private let book: RecipeBook
    private let onlyFavorites: Bool
    private let list = ListView(frame: .zero)
    private let search = UISearchController(searchResultsController: nil)

    init(book: RecipeBook, onlyFavorites: Bool) {
        self.book = book
        self.onlyFavorites = onlyFavorites
        super.init(nibName: nil, bundle: nil)
        title = onlyFavorites ? "Favorites" : "Recipes"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.emptyText = onlyFavorites ? "Recipes that you star are here." : "No recipes yet."
        if !onlyFavorites {
            search.searchResultsUpdater = self
            search.searchBar.placeholder = "Search names and ingredients"
            navigationItem.searchController = search
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: self, action: RecipeListController.addRecipe),
                editButtonItem,
            ]
        }
        _ = NotificationCenter.default.addObserver(forName: RecipeBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        reload()
    }

    private func reload() {
        let words = (search.searchBar.text ?? "").lowercased()
        let shown = book.recipes.filter { recipe in
            guard !onlyFavorites || recipe.isFavorite else { return false }
            return words.isEmpty || ([recipe.name] + recipe.ingredients).contains { $0.lowercased().contains(words) }
        }
        list.rows = shown.map { recipe in
            let row = ListRow(
                title: recipe.name, detail: "\(recipe.minutes) minutes", accessory: accessory(for: recipe))
            row.addAction(
                UIAction { [weak self] _ in self?.open(recipe.id) }, for: .primaryActionTriggered)
            row.addAction(UIAction { [weak self] _ in self?.open(recipe.id) }, for: .touchUpInside)
            return row
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        reload()
    }

    private func accessory(for recipe: Recipe) -> UIView? {
        guard isEditing else {
            let star = UILabel()
            star.text = recipe.isFavorite ? "★" : ""
            star.textColor = .systemOrange
            return star
        }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Delete"
        configuration.baseForegroundColor = .systemRed
        let button = UIButton(
            configuration: configuration, primaryAction: UIAction { [book] _ in book.remove(recipe.id) })
        button.accessibilityLabel = "Delete \(recipe.name)"
        return button
    }

    private func open(_ id: Recipe.ID) {
        guard !isEditing, navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(RecipeDetailController(book: book, id: id), animated: true)
    }

    private func addRecipe() {
        let form = RecipeAddController()
        form.delegate = self
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }

    func recipeAdd(
        _ controller: RecipeAddController, didAdd recipe: (name: String, minutes: Int, ingredients: [String])?
    ) {
        if let recipe { book.add(name: recipe.name, minutes: recipe.minutes, ingredients: recipe.ingredients) }
        dismiss(animated: true)
    }
}
