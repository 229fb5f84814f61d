// SPDX-License-Identifier: MIT
import UIKit

/// A recipe with its ingredients and steps.
final class RecipeDetailController: UITableViewController {
    private enum Section {
        case photo, ingredients, steps
    }

    private let book: RecipeBook
    private let id: Recipe.ID
    private lazy var star = UIBarButtonItem(title: "Star", target: self, action: RecipeDetailController.toggleFavorite)

    init(book: RecipeBook, id: Recipe.ID) {
        self.book = book
        self.id = id
        super.init(style: .insetGrouped)
        title = book.recipe(id)?.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buy = UIAction(title: "Add to Shopping List") { [weak self] _ in self?.buy() }
        let remove = UIAction(title: "Delete Recipe", attributes: .destructive) { [weak self] _ in self?.remove() }
        let more = UIBarButtonItem(systemItem: .action, menu: UIMenu(children: [buy, remove]))
        navigationItem.rightBarButtonItems = [more, star]
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
        showStar()
    }

    private func showStar() {
        guard let recipe = book.recipe(id) else { return }
        star.title = recipe.isFavorite ? "Unstar" : "Star"
        star.possibleTitles = ["Star", "Unstar"]
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
        guard section.kind != .photo else { return PhotoCell(DishPhoto(seed: id)) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = section.lines[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].kind == .photo
    }

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].kind == .photo
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let photo = PhotoController(photo: DishPhoto(seed: id))
        photo.title = title
        navigationController?.pushViewController(photo, animated: true)
    }

    // MARK: - Doing

    private func toggleFavorite() {
        book.toggleFavorite(id)
        showStar()
    }

    private func buy() {
        book.buy(book.recipe(id)?.ingredients ?? [])
    }

    private func remove() {
        book.remove(id)
        navigationController?.popViewController(animated: true)
    }
}
