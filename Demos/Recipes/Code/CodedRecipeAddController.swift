// SPDX-License-Identifier: MIT
import UIKit

/// A form for a new recipe that is built in code.
final class CodedRecipeAddController: RecipeAddController {
    private let fields = ["Name", "Minutes", "Ingredients, separated by commas"].map { placeholder in
        let field = UITextField(frame: .zero)
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        return field
    }

    init() {
        super.init(style: .insetGrouped)
        navigationItem.title = "New Recipe"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.prompt = "Enter a name and the ingredients."
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: RecipeAddController.cancel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: RecipeAddController.finish)
        done = navigationItem.rightBarButtonItem
        (name, minutes, ingredients) = (fields[0], fields[1], fields[2])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.allowsSelection = false
        name?.addTarget(self, action: RecipeAddController.nameChanged, for: .editingChanged)
        super.viewDidLoad()
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        FieldCell(fields[indexPath.row])
    }
}

/// A table view cell with a text field.
private final class FieldCell: UITableViewCell {
    init(_ field: UITextField) {
        super.init(style: .default, reuseIdentifier: nil)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}
