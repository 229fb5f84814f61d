// SPDX-License-Identifier: MIT
import UIKit

/// The shopping list.
///
/// Selecting an item removes it.
class ShoppingController: UITableViewController, RecipeBookUser {
    private(set) var book = RecipeBook(recipes: [])
    private var isChanging = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        reload()
    }

    func use(_ book: RecipeBook) {
        self.book = book
        // The badge is also updated before the list is first shown.
        _ = NotificationCenter.default.addObserver(forName: RecipeBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
    }

    private func reload() {
        let count = book.shopping.count
        navigationController?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        guard isViewLoaded else { return }
        tableView.backgroundView?.isHidden = count > 0
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

    override var undoManager: UndoManager? { book.undoManager }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        remove(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { remove(at: indexPath) }
    }

    private func remove(at indexPath: IndexPath) {
        isChanging = true
        book.bought(book.shopping[indexPath.row])
        isChanging = false
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}
