// SPDX-License-Identifier: MIT
import UIKit

/// Bar buttons of all styles in a navigation bar and a toolbar.
final class ButtonsInBarsCard: ContainerCard {
    private let stack: UINavigationController

    init(_ title: String, note: String) {
        stack = UINavigationController(rootViewController: Desk("Desk"))
        stack.isToolbarHidden = false
        super.init(title, note: note, choices: ["Translucent", "Opaque", "Large title"], container: stack)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        stack.navigationBar.prefersLargeTitles = choice.selectedIndex == 2
        stack.navigationBar.isTranslucent = choice.selectedIndex != 1
        stack.toolbar.isTranslucent = choice.selectedIndex != 1
    }
}

private final class Desk: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let open = UIBarButtonItem(
            title: "Open",
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(Desk("Drawer"), animated: true)
            })
        let mail = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in })
        mail.badge = .count(4)
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        done.style = .prominent
        navigationItem.rightBarButtonItems = [done, mail, open]
        let signs: [UIBarButtonItem.SystemItem] = [
            .action, .bookmarks, .search, .refresh, .camera, .trash, .undo, .redo,
        ]
        toolbarItems = signs.flatMap { sign in
            [UIBarButtonItem(systemItem: sign, primaryAction: UIAction { _ in }), .flexibleSpace()]
        }.dropLast()
        toolbarItems?.last?.isEnabled = false
    }
}
