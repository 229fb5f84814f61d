// SPDX-License-Identifier: MIT
import UIKit

/// The list of all recipes or of favorites.
///
/// Shows a recipe, or the form for a new one.
final class RecipeListController: UITableViewController, RecipeAddDelegate, UISearchResultsUpdating {
    private let book: RecipeBook
    private let onlyFavorites: Bool
    private let search = UISearchController(searchResultsController: nil)
    private let emptyLabel = EmptyLabel()
    private var shown: [Recipe] = []
    /// Whether the change of the recipes was made by the table, which is already up to date.
    private var isChanging = false

    init(book: RecipeBook, onlyFavorites: Bool) {
        self.book = book
        self.onlyFavorites = onlyFavorites
        super.init(style: .insetGrouped)
        title = onlyFavorites ? "Favorites" : "Recipes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        emptyLabel.text = onlyFavorites ? "Starred recipes appear here." : "No Recipes"
        tableView.backgroundView = emptyLabel
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
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

    private var words: String { (search.searchBar.text ?? "").lowercased() }

    private func reload() {
        let words = words
        shown = book.recipes.filter { recipe in
            guard !onlyFavorites || recipe.isFavorite else { return false }
            return words.isEmpty || ([recipe.name] + recipe.ingredients).contains { $0.lowercased().contains(words) }
        }
        emptyLabel.isHidden = !shown.isEmpty
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
        cell.textLabel?.text = recipe.name
        cell.detailTextLabel?.text = "\(recipe.minutes) minutes"
        (cell as? RecipeCell)?.isStarred = recipe.isFavorite
        cell.accessoryType = .disclosureIndicator
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let id = shown[indexPath.row].id
        navigationController?.pushViewController(RecipeDetailController(book: book, id: id), animated: true)
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

/// A recipe's name and time, with a star if it is a favorite.
private final class RecipeCell: UITableViewCell {
    private let star = UILabel()

    var isStarred = false {
        didSet { star.isHidden = !isStarred }
    }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        star.text = star.font.covers("★") ? "★" : "*"
        star.textColor = .systemOrange
        star.isHidden = true
        contentView.addSubview(star)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = star.sizeThatFits(bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        star.frame = CGRect(
            x: isMirrored ? 8 : contentView.bounds.width - size.width - 8,
            y: ((contentView.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}

/// A label that explains why a table is empty.
final class EmptyLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .secondaryLabel
        textAlignment = .center
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }
}
