// SPDX-License-Identifier: MIT
import UIKit

// Values, functions, and delegates as applications for iOS use them, on any thread where UIKit allows it.

/// Colors, fonts, and images, which belong to no actor.
enum Style {
    static let background = UIColor(named: "Background") ?? .systemBackground
    static let title = UIFont.preferredFont(forTextStyle: .title1)
    static let code = UIFont(name: "Menlo-Bold", size: 13)
    static let star = UIImage(systemName: "star.fill")
    static let leaf = UIImage(named: "leaf")
    static let songs = NSDataAsset(name: "songs")?.data

    static func border(_ color: UIColor = .separator) -> CGColor { color.withAlphaComponent(0.5).cgColor }

    static func heading(_ text: String) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont.boldSystemFont(ofSize: 20))
        return NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph])
    }

    static func arrow(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.lineWidth = 2
        return path
    }
}

/// The functions and types of Foundation and Core Foundation that Linux lacks.
enum Words {
    static var names: NSArray { ["Robin", "Rook", "Wren"] }
    static var count: NSInteger { names.count }

    static func beginning(with letter: String) -> [Any] {
        names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", letter))
    }

    static func seconds(_ work: () -> Void) -> CFTimeInterval {
        let start = CFAbsoluteTimeGetCurrent()
        work()
        return CFAbsoluteTimeGetCurrent() - start
    }

    static func greeting(_ name: String) -> String {
        String(format: NSLocalizedString("hello.name", value: "Hello, %@", comment: "A greeting"), name)
    }

    static func count(_ number: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("%d of our birds", comment: ""), number)
    }
}

class ShortcutDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    var performed: [String] = []

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        performed.append(shortcutItem.type)
        completionHandler(true)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        performed.append(shortcutItem.localizedTitle)
        completionHandler(true)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
}

class PaneController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool {
        false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        true
    }
}

class OldButtonView: UIView {
    let button = UIButton()
    let system = UIButton(type: .system)
    let info = UIButton(type: .infoLight)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("Sing", for: .normal)
        system.setTitle("Sing", for: .normal)
        [button, system, info].forEach(addSubview)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

#if !swift(>=6)
    // Language mode 5 doesn't check which thread code runs on that belongs to no actor.

    /// A presenter that doesn't belong to the main actor, but uses views.
    class BirdPresenter: NSObject {
        weak var label: UILabel?
        var views = [UIView]()

        init(label: UILabel) {
            self.label = label
            super.init()
            label.numberOfLines = 0
        }

        func show(_ bird: String) {
            label?.text = bird
            let view = UIImageView(image: UIImage(systemName: "bird"))
            view.layer.cornerRadius = 4
            views.append(view)
            UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
            DispatchQueue.main.async { [weak self] in self?.label?.sizeToFit() }
        }

        deinit {
            views.forEach { $0.removeFromSuperview() }
        }
    }

    extension BirdPresenter: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { views.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
#endif
