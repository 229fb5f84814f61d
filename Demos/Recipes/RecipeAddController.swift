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
class RecipeAddController: UITableViewController {
    weak var delegate: (any RecipeAddDelegate)?
    weak var name: UITextField?
    weak var minutes: UITextField?
    weak var ingredients: UITextField?
    weak var done: UIBarButtonItem?

    override class var outlets: OutletTable {
        super.outlets.adding("name", \RecipeAddController.name).adding("minutes", \RecipeAddController.minutes)
            .adding("ingredients", \RecipeAddController.ingredients).adding("done", \RecipeAddController.done)
    }

    override class var actions: ActionTable {
        super.actions.adding("cancel:", RecipeAddController.cancel).adding("finish:", RecipeAddController.finish)
            .adding("nameChanged:", RecipeAddController.nameChanged)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: Self, _: UITraitCollection) in controller.updateRowHeight()
        }
        updateRowHeight()
        nameChanged()
    }

    /// Makes rows higher for large text.
    private func updateRowHeight() {
        let height = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection)
        tableView.rowHeight = max(height.rounded(), 44)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        name?.becomeFirstResponder()
    }

    // MARK: - Doing

    func nameChanged() {
        done?.isEnabled = name?.text?.isEmpty == false
    }

    func cancel() {
        delegate?.recipeAdd(self, didAdd: nil)
    }

    func finish() {
        let parts = (ingredients?.text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let time = Int(minutes?.text ?? "") ?? 30
        delegate?.recipeAdd(self, didAdd: (name?.text ?? "", min(max(time, 1), 1440), parts))
    }
}
