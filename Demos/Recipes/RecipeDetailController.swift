// SPDX-License-Identifier: MIT
import UIKit

/// One recipe: what it takes, and what to do.
final class RecipeDetailController: UIViewController {
    private let book: RecipeBook
    private let id: Recipe.ID
    private let list = ListView(frame: .zero)
    private lazy var photo = PhotoRow(DishPhoto(seed: id)) { [weak self] in self?.enlarge() }
    private lazy var star = UIBarButtonItem(title: "Star", target: self, action: RecipeDetailController.toggleFavorite)

    init(book: RecipeBook, id: Recipe.ID) {
        self.book = book
        self.id = id
        super.init(nibName: nil, bundle: nil)
        title = book.recipe(id)?.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buy = UIAction(title: "Add to Shopping List") { [weak self] _ in self?.buy() }
        let remove = UIAction(title: "Delete Recipe", attributes: .destructive) { [weak self] _ in self?.remove() }
        let more = UIBarButtonItem(systemItem: .action, menu: UIMenu(children: [buy, remove]))
        navigationItem.rightBarButtonItems = [more, star]
        reload()
    }

    private func reload() {
        guard let recipe = book.recipe(id) else { return }
        star.title = recipe.isFavorite ? "Unstar" : "Star"
        star.possibleTitles = ["Star", "Unstar"]
        navigationItem.subtitle = "\(recipe.minutes) minutes"
        list.rows = [photo, Heading("Ingredients"), TextCard(recipe.ingredients.joined(separator: "\n"))]
        guard !recipe.steps.isEmpty else { return }
        let steps = recipe.steps.enumerated().map { "\($0 + 1).  \($1)" }
        list.rows += [Heading("Preparation"), TextCard(steps.joined(separator: "\n\n"))]
    }

    private func enlarge() {
        let photo = PhotoController(photo: DishPhoto(seed: id))
        photo.title = title
        navigationController?.pushViewController(photo, animated: true)
    }

    private func toggleFavorite() {
        book.toggleFavorite(id)
        reload()
    }

    private func buy() {
        book.buy(book.recipe(id)?.ingredients ?? [])
    }

    private func remove() {
        book.remove(id)
        navigationController?.popViewController(animated: true)
    }
}

/// Words above a card.
final class Heading: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}

/// Lines of text on a card.
final class TextCard: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        label.text = text
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = label.sizeThatFits(CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: inner.height.rounded(.up) + 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 14)
    }
}
