// SPDX-License-Identifier: MIT
import UIKit

/// The delegate of the form for a new recipe.
@MainActor
protocol RecipeAddDelegate: AnyObject {
    /// Called when the user finishes; `recipe` is `nil` if the user cancels.
    func recipeAdd(
        _ controller: RecipeAddController, didAdd recipe: (name: String, minutes: Int, ingredients: [String])?)
}

/// The form for a new recipe.
final class RecipeAddController: UITableViewController {
    weak var delegate: (any RecipeAddDelegate)?

    private let name = RecipeAddController.field("Name")
    private let minutes = RecipeAddController.field("Minutes")
    private let ingredients = RecipeAddController.field("Ingredients, separated by commas")
    private lazy var done = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: RecipeAddController.finish)

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Recipe"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.prompt = "Enter a name and the ingredients."
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: RecipeAddController.cancel)
        navigationItem.rightBarButtonItem = done
        tableView.allowsSelection = false
        name.addTarget(self, action: RecipeAddController.nameChanged, for: .editingChanged)
        nameChanged()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        name.becomeFirstResponder()
    }

    private static func field(_ placeholder: String) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        return field
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        FieldCell([name, minutes, ingredients][indexPath.row])
    }

    // MARK: - Doing

    private func nameChanged() {
        done.isEnabled = name.text?.isEmpty == false
    }

    private func cancel() {
        delegate?.recipeAdd(self, didAdd: nil)
    }

    private func finish() {
        let parts = (ingredients.text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let time = Int(minutes.text ?? "") ?? 30
        delegate?.recipeAdd(self, didAdd: (name.text ?? "", min(max(time, 1), 1440), parts))
    }
}

/// A table view cell with a text field.
private final class FieldCell: UITableViewCell {
    private var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init(style: .default, reuseIdentifier: nil)
        contentView.addSubview(field)
    }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}
