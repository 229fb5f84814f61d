// SPDX-License-Identifier: MIT
import UIKit

/// The list of all recipes or of favorites.
///
/// Shows a recipe, or the form for a new one.
class RecipeListController: UITableViewController, RecipeBookUser, RecipeAddDelegate, UISearchResultsUpdating {
    private(set) var book = RecipeBook(recipes: [])
    /// Whether the list contains only favorites, which aren't searched and edited.
    var onlyFavorites = false
    private let search = UISearchController(searchResultsController: nil)
    private(set) var shown: [Recipe] = []
    /// Whether the change of the recipes was made by the table, which is already up to date.
    private var isChanging = false

    override class var outlets: OutletTable {
        super.outlets.adding("onlyFavorites", \RecipeListController.onlyFavorites)
    }

    override class var segueActions: SegueActionTable {
        super.segueActions.adding("makeDetail:sender:", RecipeListController.makeDetail)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        if !onlyFavorites {
            search.searchResultsUpdater = self
            search.searchBar.placeholder = "Search names and ingredients"
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
            navigationItem.rightBarButtonItems?.append(editButtonItem)
        }
        _ = NotificationCenter.default.addObserver(forName: RecipeBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    override var undoManager: UndoManager? { book.undoManager }

    func use(_ book: RecipeBook) {
        self.book = book
    }

    // MARK: - Segues

    private func makeDetail(_ coder: NSCoder, sender: Any?) -> RecipeDetailController? {
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return nil }
        return RecipeDetailController(coder: coder, book: book, id: shown[path.row].id)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let stack = segue.destination as? UINavigationController
        (stack?.topViewController as? RecipeAddController)?.delegate = self
    }

    // MARK: - Content

    private var words: String { (search.searchBar.text ?? "").lowercased() }

    private func reload() {
        let words = words
        shown = book.recipes.filter { recipe in
            guard !onlyFavorites || recipe.isFavorite else { return false }
            return words.isEmpty || ([recipe.name] + recipe.ingredients).contains { $0.lowercased().contains(words) }
        }
        tableView.backgroundView?.isHidden = !shown.isEmpty
        if !isChanging { tableView.reloadData() }
    }

    func updateSearchResults(for searchController: UISearchController) {
        reload()
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        let recipe = shown[indexPath.row]
        (cell as? RecipeCell)?.show(recipe)
        return cell
    }

    // MARK: - Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { !onlyFavorites }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let id = shown[indexPath.row].id
        changing { book.remove(id) }
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    /// Search results can't be reordered.
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !onlyFavorites && words.isEmpty
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        changing { book.move(from: sourceIndexPath.row, to: destinationIndexPath.row) }
    }

    private func changing(_ change: () -> Void) {
        isChanging = true
        change()
        isChanging = false
    }

    // MARK: - New recipes

    /// Presents the form for a new recipe.
    func addRecipe() {
        performSegue(withIdentifier: "AddRecipe", sender: self)
    }

    func recipeAdd(
        _ controller: RecipeAddController, didAdd recipe: (name: String, minutes: Int, ingredients: [String])?
    ) {
        if let recipe { book.add(name: recipe.name, minutes: recipe.minutes, ingredients: recipe.ingredients) }
        dismiss(animated: true)
    }
}

/// A recipe's name and time, with a star if it is a favorite.
class RecipeCell: UITableViewCell {
    weak var nameLabel: UILabel?
    weak var timeLabel: UILabel?
    weak var star: UILabel?

    override class var outlets: OutletTable {
        super.outlets.adding("nameLabel", \RecipeCell.nameLabel).adding("timeLabel", \RecipeCell.timeLabel)
            .adding("star", \RecipeCell.star)
    }

    func show(_ recipe: Recipe) {
        nameLabel?.text = recipe.name
        timeLabel?.text = "\(recipe.minutes) minutes"
        star?.isHidden = !recipe.isFavorite
        // Few fonts have the character.
        star?.text = star?.font.covers("★") == true ? "★" : "*"
    }
}
