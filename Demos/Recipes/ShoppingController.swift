// SPDX-License-Identifier: MIT
import UIKit

/// The shopping list.
///
/// Selecting an item removes it.
final class ShoppingController: UITableViewController {
    private let book: RecipeBook
    private let emptyLabel = EmptyLabel()
    private var isChanging = false

    init(book: RecipeBook) {
        self.book = book
        super.init(style: .insetGrouped)
        title = "Shopping"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        emptyLabel.text = "Use a recipe's share button to add its ingredients."
        tableView.backgroundView = emptyLabel
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ingredient")
        reload()
    }

    /// Updates the badge before the list is first shown.
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard parent != nil else { return }
        _ = NotificationCenter.default.addObserver(forName: RecipeBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
    }

    private func reload() {
        let count = book.shopping.count
        navigationController?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        guard isViewLoaded else { return }
        emptyLabel.isHidden = count > 0
        if !isChanging { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        book.shopping.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ingredient", for: indexPath)
        cell.textLabel?.text = book.shopping[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        isChanging = true
        book.bought(book.shopping[indexPath.row])
        isChanging = false
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}
