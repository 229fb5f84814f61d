// SPDX-License-Identifier: MIT
import UIKit

/// What is to be bought; a press takes it off the list.
final class ShoppingController: UIViewController {
    private let book: RecipeBook
    private let list = ListView(frame: .zero)

    init(book: RecipeBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = "Shopping"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.emptyText = "Add a recipe's ingredients by its share button."
        reload()
    }

    /// The badge counts also before the list was seen for the first time.
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
        list.rows = book.shopping.map { ingredient in
            let row = ListRow(title: ingredient, detail: nil, accessory: nil)
            row.addAction(
                UIAction { [book] _ in book.bought(ingredient) }, for: .touchUpInside)
            return row
        }
    }
}
