// SPDX-License-Identifier: MIT

/// The texts of the files of new applications, with `NAME` for the application's name.
enum TemplateFiles {
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "NAME",
            defaultLocalization: "en",
            dependencies: [.package(name: "Shoji", path: TOOLKIT)],
            targets: [
                .executableTarget(
                    name: "NAME",
                    dependencies: [.product(name: "UIKit", package: "Shoji")],
                    exclude: ["Assets.xcassets"],
                    resources: [.process("Resources")],
                    plugins: [.plugin(name: "ShojiResources", package: "Shoji")]),
                .testTarget(
                    name: "NAMETests",
                    dependencies: [
                        "NAME", .product(name: "UIKit", package: "Shoji"), .product(name: "UIKitTesting", package: "Shoji"),
                    ]),
            ]
        )

        """

    static func delegate(root: String) -> String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 640))
                window.rootViewController = \(root)
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """
    }

    static let items = """
        import UIKit

        /// A list of items; `onSelect` is called with the one that the user chooses.
        final class ItemsViewController: UITableViewController {
            var items = (1...20).map { String(format: NSLocalizedString("Item %d", comment: ""), $0) }
            var onSelect: ((String) -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Items", comment: "")
                tableView.accessibilityIdentifier = "items"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                items.count
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
                var content = UIListContentConfiguration.cell()
                content.text = items[indexPath.row]
                content.textProperties.color = UIColor(named: "ItemText") ?? .label
                cell.contentConfiguration = content
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                onSelect?(items[indexPath.row])
            }
        }

        /// The text of an item.
        final class DetailViewController: UIViewController {
            private let label = UILabel()

            func show(_ item: String) {
                title = item
                label.text = item
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.accessibilityIdentifier = "text"
                label.textColor = UIColor(named: "ItemText") ?? .label
                label.textAlignment = .center
                label.frame = view.bounds
                label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(label)
            }
        }

        """

    static let plain = """
        import UIKit

        final class RootViewController: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = NSLocalizedString("Hello", comment: "")
                label.accessibilityIdentifier = "text"
                label.textColor = UIColor(named: "ItemText") ?? .label
                label.textAlignment = .center
                label.frame = view.bounds
                label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(label)
            }
        }

        """

    static let table = """
        import UIKit

        final class RootViewController: UIViewController {
            private let list = ItemsViewController(style: .plain)

            override func viewDidLoad() {
                super.viewDidLoad()
                title = NSLocalizedString("Items", comment: "")
                addChild(list)
                list.view.frame = view.bounds
                list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(list.view)
                list.didMove(toParent: self)
                list.onSelect = { [weak self] item in
                    let detail = DetailViewController()
                    detail.show(item)
                    self?.navigationController?.pushViewController(detail, animated: true)
                }
            }
        }

        """

    static let split = """
        import UIKit

        final class RootViewController: UISplitViewController {
            private let list = ItemsViewController(style: .plain)
            private let detail = DetailViewController()

            override func viewDidLoad() {
                super.viewDidLoad()
                preferredDisplayMode = .oneBesideSecondary
                setViewController(UINavigationController(rootViewController: list), for: .primary)
                setViewController(UINavigationController(rootViewController: detail), for: .secondary)
                list.onSelect = { [weak self] item in
                    self?.detail.show(item)
                    self?.show(.secondary)
                }
            }
        }

        """

    static let tabs = """
        import UIKit

        final class RootViewController: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let list = ItemsViewController(style: .plain)
                let detail = DetailViewController()
                detail.show(NSLocalizedString("Hello", comment: ""))
                list.tabBarItem = UITabBarItem(
                    title: NSLocalizedString("Items", comment: ""), image: UIImage(systemName: "list.bullet"), tag: 0)
                detail.tabBarItem = UITabBarItem(
                    title: NSLocalizedString("Hello", comment: ""), image: UIImage(systemName: "star"), tag: 1)
                viewControllers = [UINavigationController(rootViewController: list), detail]
            }
        }

        """

    static let document = """
        import UIKit

        /// A text that is saved in the user's documents when its editing ends.
        final class RootViewController: UIViewController, UITextViewDelegate {
            private let textView = UITextView()
            private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
                .appendingPathComponent("NAME.txt")

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "NAME"
                textView.accessibilityIdentifier = "text"
                textView.text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
                textView.delegate = self
                textView.frame = view.bounds
                textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(textView)
            }

            func textViewDidEndEditing(_ textView: UITextView) {
                guard let file else { return }
                do {
                    try textView.text.write(to: file, atomically: true, encoding: .utf8)
                } catch {
                    let alert = UIAlertController(
                        title: NSLocalizedString("The text wasn't saved.", comment: ""),
                        message: error.localizedDescription, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
                    present(alert, animated: true)
                }
            }
        }

        """

    static let catalog = """
        {"info": {"author": "xcode", "version": 1}}

        """

    static let color = """
        {
          "colors": [
            {"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0.100", "green": "0.250", "blue": "0.500", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
              "color": {"color-space": "srgb", "components":
              {"red": "0.700", "green": "0.850", "blue": "1.000", "alpha": "1.000"}}}
          ],
          "info": {"author": "xcode", "version": 1}
        }

        """

    static let english = """
        "Hello" = "Hello";
        "Items" = "Items";
        "Item %d" = "Item %d";
        "The text wasn't saved." = "The text wasn't saved.";

        """

    static let german = """
        "Hello" = "Hallo";
        "Items" = "Einträge";
        "Item %d" = "Eintrag %d";
        "The text wasn't saved." = "Der Text wurde nicht gesichert.";

        """

    static func tests(root: String, expected: String) -> String {
        """
        import Testing
        import UIKit
        import UIKitTesting

        @testable import NAME

        @MainActor
        @Suite("Root view controller")
        struct RootViewControllerTests {
            @Test("The window shows the content")
            func content() throws {
                let stage = Stage(size: CGSize(width: 900, height: 640))
                stage.show(\(root))
                try stage.settle()
                let view = try stage.view(named: "\(expected)")
                #expect(view.bounds.width > 0)
            }
        }

        """
    }
}
