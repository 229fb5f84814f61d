// SPDX-License-Identifier: MIT
import UIKit

/// A list of recipes that is built in code.
final class CodedRecipeListController: RecipeListController {
    init(book: RecipeBook, onlyFavorites: Bool) {
        super.init(style: .insetGrouped)
        use(book)
        self.onlyFavorites = onlyFavorites
        navigationItem.title = onlyFavorites ? "Favorites" : "Recipes"
        guard !onlyFavorites else { return }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: CodedRecipeListController.addRecipe)
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.backgroundView = EmptyLabel(onlyFavorites ? "Starred recipes appear here." : "No Recipes")
        tableView.register(CodedRecipeCell.self, forCellReuseIdentifier: "recipe")
        super.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = CodedRecipeDetailController(book: book, id: shown[indexPath.row].id)
        navigationController?.pushViewController(detail, animated: true)
    }

    override func addRecipe() {
        let form = CodedRecipeAddController()
        form.delegate = self
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }
}

/// A recipe cell that is built in code.
private final class CodedRecipeCell: RecipeCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        showsReorderControl = true
        let name = UILabel(frame: .zero)
        name.font = .preferredFont(forTextStyle: .body)
        let time = UILabel(frame: .zero)
        time.font = .preferredFont(forTextStyle: .footnote)
        time.textColor = .secondaryLabel
        let star = UILabel(frame: .zero)
        star.font = .preferredFont(forTextStyle: .body)
        for label in [name, time] { label.numberOfLines = 0 }
        star.textColor = .systemOrange
        star.setContentHuggingPriority(.required, for: .horizontal)
        star.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [name, time, star] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        (nameLabel, timeLabel, self.star) = (name, time, star)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            time.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            time.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            time.trailingAnchor.constraint(equalTo: name.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: time.bottomAnchor, constant: 8),
            star.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            star.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            margins.trailingAnchor.constraint(equalTo: star.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A label that explains why a table is empty.
final class EmptyLabel: UILabel {
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        textAlignment = .center
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }
}
