// SPDX-License-Identifier: MIT
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Source for iOS")
struct SignatureTests {
    @Test("The delegates of Xcode's template are created, and the scene is connected")
    func template() throws {
        SceneDelegate.connections = 0
        let stage = Stage(delegate: AppDelegate())
        defer { stage.end() }
        #expect(SceneDelegate.connections == 1)
        let scene = try #require(stage.application.connectedScenes.first)
        #expect(scene.delegate is SceneDelegate)
    }

    @Test("An application that ends enters the background first, and its delegate is notified if there are no scenes")
    func lifeCycle() {
        OldAppDelegate.calls = []
        let stage = Stage(delegate: OldAppDelegate())
        stage.application.terminate(status: 0)
        #expect(OldAppDelegate.calls.suffix(2) == ["background", "terminate"])
    }

    @Test("A table creates cells and headers of registered classes that override their initializers")
    func cells() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(BirdCell.self, forCellReuseIdentifier: "bird")
        table.register(RareBirdCell.self, forCellReuseIdentifier: "rare")
        table.register(BirdHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "bird") as? BirdCell)
        #expect(cell.badge.text == "new" && cell.detailTextLabel != nil && cell.reuseIdentifier == "bird")
        let rare = try #require(table.dequeueReusableCell(withIdentifier: "rare") as? RareBirdCell)
        #expect(rare.rarity == 3 && rare.badge.text == "new")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? BirdHeader
        #expect(header?.line.superview == header?.contentView)
    }

    @Test("A collection view creates cells of a class that overrides init(frame:)")
    func tiles() {
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
        #expect((cell as? TileCell)?.imageView != nil)
    }

    @Test("Bars, layers, segues, constraints, and attributes are of the classes that the application chooses")
    func classes() throws {
        let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
        #expect((navigation.navigationBar as? TallBar)?.accent.superview != nil)
        #expect(RingView().ringLayer?.ring == 1)
        let (view, other) = (UIView(), UIView())
        let constraint = HairlineConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 20)
        #expect(constraint.constant <= 1 && constraint.firstItem === view)
        let plain = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 5)
        #expect(plain.multiplier == 2 && plain.constant == 5 && plain.secondItem === other)
        let tint = Tint(forCellWith: IndexPath(item: 1, section: 0))
        tint.tint = .blue
        #expect((tint.copy() as? Tint)?.tint == .blue)
    }

    @Test("Views, controllers, and layers are NSObjects")
    func objects() {
        let controller = DetailController(bird: "Wren")
        #expect("\(controller)" == "Detail of Wren")
        #expect(controller.className == "DetailController" && UIView().className == "UIView")
        let views: Set<UIView> = [UIView(), UILabel()]
        #expect(views.count == 2)
        let first = UIView()
        #expect(first == first && first != UIView() && first.isEqual(first))
    }

    @Test("Targets of actions may be declared as Any")
    func targets() {
        let target: Any? = UIResponder()
        let button = UIButton(type: .system)
        button.addTarget(target, action: Selector("tap"), for: .touchUpInside)
        button.removeTarget(target, action: nil, for: .allEvents)
        #expect(button.allControlEvents == [])
        let recognizer = UITapGestureRecognizer(target: target, action: nil)
        recognizer.addTarget(UIView() as Any, action: Selector("tap"))
        let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Selector("tap"))
        #expect(item.target === target as AnyObject)
    }

    @Test("Arrays of numbers are NSNumbers in layers and animations")
    func numbers() {
        let gradient = CAGradientLayer()
        gradient.locations = [0, 0.5, 1] as [NSNumber]
        #expect(gradient.locations == [0, 0.5, 1])
        let shape = CAShapeLayer()
        shape.lineDashPattern = [NSNumber(value: 4), 2]
        #expect(shape.lineDashPattern?.map(\.intValue) == [4, 2])
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.keyTimes = [0, NSNumber(value: 0.25), 1]
        animation.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        #expect(animation.path != nil && animation.keyTimes?.count == 3)
    }

    @Test("Key commands are created in the older and in the newer way")
    func keyCommands() {
        let old = UIKeyCommand(
            input: "N", modifierFlags: .command, action: Selector("new:"), discoverabilityTitle: "New")
        #expect(old.discoverabilityTitle == "New")
        let list: Any? = ["a": 1]
        let new = UIKeyCommand(
            title: "New", image: nil, action: Selector("new:"), input: "N", modifierFlags: [.command, .shift],
            propertyList: list)
        #expect(new.title == "New" && new.propertyList as? [String: Int] == ["a": 1])
    }

    @Test("Color literals are colors, and updates of tables need no explicit self")
    func literals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        final class Controller: UITableViewController {
            var rows = ["a"]

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows.count
            }

            func add() {
                tableView.performBatchUpdates({
                    rows.append("b")
                    tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
                })
            }
        }
        let controller = Controller(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.layoutIfNeeded()
        controller.add()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    }

    @Test("A delegate of a navigation controller, an accessory view, and an animator are used as on iOS")
    func behaviors() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let message = MessageController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let fading = FadingDelegate()
        navigation.delegate = fading
        stage.show(navigation)
        navigation.pushViewController(message, animated: true)
        try stage.settle()
        #expect(fading.operations == [.push])
        message.becomeFirstResponder()
        try stage.settle()
        #expect(message.bar.window != nil && message.keyboardHeight == 44)
        let falling = FallingController()
        stage.show(falling)
        let box = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
        falling.view.addSubview(box)
        falling.drop(box)
        try stage.settle()
        #expect(abs(box.frame.maxY - 600) < 1)
    }

    @Test("Pictures are drawn in the background")
    func thumbnails() async {
        let image = UIImage(systemName: "star") ?? UIImage()
        let thumbnail = await Task.detached { Thumbnails.make(image, side: 30) }.value
        #expect(thumbnail.size == CGSize(width: 30, height: 30))
    }
}
