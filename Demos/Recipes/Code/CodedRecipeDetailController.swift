// SPDX-License-Identifier: MIT
import UIKit

/// A recipe with its ingredients and steps, built in code.
final class CodedRecipeDetailController: RecipeDetailController {
    override init(book: RecipeBook, id: Recipe.ID) {
        super.init(book: book, id: id)
        navigationItem.largeTitleDisplayMode = .never
        let more = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
        let star = UIBarButtonItem(title: "Star", target: self, action: RecipeDetailController.toggleFavorite)
        navigationItem.rightBarButtonItems = [more, star]
        (self.more, self.star) = (more, star)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.register(CodedPhotoCell.self, forCellReuseIdentifier: "photo")
        tableView.register(LineCell.self, forCellReuseIdentifier: "line")
        super.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let photo = CodedPhotoController(photo: DishPhoto(seed: id))
        prepare(photo)
        navigationController?.pushViewController(photo, animated: true)
    }
}

/// A table view cell for an ingredient or a step.
private final class LineCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }
}
