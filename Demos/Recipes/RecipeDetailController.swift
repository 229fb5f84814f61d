// SPDX-License-Identifier: MIT
import UIKit

/// A recipe with its ingredients and steps.
class RecipeDetailController: UITableViewController {
    private enum Section {
        case photo, ingredients, steps
    }

    private let book: RecipeBook
    let id: Recipe.ID
    weak var star: UIBarButtonItem?
    weak var more: UIBarButtonItem?

    init(book: RecipeBook, id: Recipe.ID) {
        self.book = book
        self.id = id
        super.init(style: .insetGrouped)
        title = book.recipe(id)?.name
    }

    /// Creates a controller from a storyboard.
    init?(coder: NSCoder, book: RecipeBook, id: Recipe.ID) {
        self.book = book
        self.id = id
        super.init(coder: coder)
        title = book.recipe(id)?.name
    }

    required init?(coder: NSCoder) { nil }

    override class var outlets: OutletTable {
        super.outlets.adding("star", \RecipeDetailController.star).adding("more", \RecipeDetailController.more)
    }

    override class var actions: ActionTable {
        super.actions.adding("toggleFavorite:", RecipeDetailController.toggleFavorite)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buy = UIAction(title: "Add to Shopping List") { [weak self] _ in self?.buy() }
        let remove = UIAction(title: "Delete Recipe", attributes: .destructive) { [weak self] _ in self?.remove() }
        more?.menu = UIMenu(children: [buy, remove])
        tableView.cellLayoutMarginsFollowReadableWidth = true
        _ = NotificationCenter.default.addObserver(forName: RecipeBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.showStar() }
        }
        showStar()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let photo = segue.destination as? PhotoController else { return }
        prepare(photo)
    }

    func prepare(_ controller: PhotoController) {
        controller.photo = DishPhoto(seed: id)
        controller.title = title
    }

    private func showStar() {
        guard let recipe = book.recipe(id) else { return }
        star?.title = recipe.isFavorite ? "Unstar" : "Star"
        star?.possibleTitles = ["Star", "Unstar"]
        navigationItem.subtitle = "\(recipe.minutes) minutes"
    }

    // MARK: - Rows

    private var sections: [(kind: Section, title: String?, lines: [String])] {
        guard let recipe = book.recipe(id) else { return [] }
        let steps = recipe.steps.enumerated().map { "\($0 + 1).  \($1)" }
        return [(.photo, nil, [""]), (.ingredients, "Ingredients", recipe.ingredients), (.steps, "Preparation", steps)]
            .filter { !$0.lines.isEmpty }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].lines.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].kind == .photo ? 160 : UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let section = sections[indexPath.section]
        let name = section.kind == .photo ? "photo" : "line"
        let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        if let cell = cell as? PhotoCell {
            cell.show(DishPhoto(seed: id))
        } else {
            cell.textLabel?.text = section.lines[indexPath.row]
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].kind == .photo
    }

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].kind == .photo
    }

    // MARK: - Doing

    override var undoManager: UndoManager? { book.undoManager }

    func toggleFavorite() {
        book.toggleFavorite(id)
    }

    func buy() {
        book.buy(book.recipe(id)?.ingredients ?? [])
    }

    func remove() {
        book.remove(id)
        navigationController?.popViewController(animated: true)
    }
}
