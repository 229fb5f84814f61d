// SPDX-License-Identifier: MIT
import UIKit

/// Hears what became of the form.
@MainActor
protocol RecipeAddDelegate: AnyObject {
    /// The user is done; `nil` if nothing is to be added.
    func recipeAdd(
        _ controller: RecipeAddController, didAdd recipe: (name: String, minutes: Int, ingredients: [String])?)
}

/// The form for a new recipe.
final class RecipeAddController: UIViewController {
    weak var delegate: (any RecipeAddDelegate)?

    private let list = ListView(frame: .zero)
    private let name = RecipeAddController.field("Name")
    private let minutes = RecipeAddController.field("Minutes")
    private let ingredients = RecipeAddController.field("Ingredients, separated by commas")
    private lazy var done = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: RecipeAddController.finish)

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Recipe"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.prompt = "What is it, and what does it take?"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: RecipeAddController.cancel)
        navigationItem.rightBarButtonItem = done
        list.rows = [name, minutes, ingredients]
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
        field.borderStyle = .roundedRect
        field.accessibilityLabel = placeholder
        return field
    }

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
