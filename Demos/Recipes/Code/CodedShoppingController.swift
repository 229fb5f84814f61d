// SPDX-License-Identifier: MIT
import UIKit

/// A shopping list that is built in code.
final class CodedShoppingController: ShoppingController {
    init(book: RecipeBook) {
        super.init(style: .insetGrouped)
        navigationItem.title = "Shopping"
        use(book)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.backgroundView = EmptyLabel("Use a recipe's share button to add its ingredients.")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ingredient")
        super.viewDidLoad()
    }
}
