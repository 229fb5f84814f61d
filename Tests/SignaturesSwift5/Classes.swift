// SPDX-License-Identifier: MIT
import UIKit

// Classes as applications for iOS declare them. That they compile is half of the test.

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    override init() {
        super.init()
        launches = 1
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var connections = 0

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard (scene as? UIWindowScene) != nil else { return }
        SceneDelegate.connections += 1
    }
}

class OldAppDelegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []

    func applicationWillResignActive(_ application: UIApplication) { OldAppDelegate.calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { OldAppDelegate.calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { OldAppDelegate.calls.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { OldAppDelegate.calls.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { OldAppDelegate.calls.append("terminate") }
}

class BirdCell: UITableViewCell {
    let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
        badge.text = "new"
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

class RareBirdCell: BirdCell {
    var rarity = 3
}

class BirdHeader: UITableViewHeaderFooterView {
    let line = UIView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class TileCell: UICollectionViewCell {
    var imageView: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let imageView = UIImageView(frame: bounds)
        contentView.addSubview(imageView)
        self.imageView = imageView
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class TallBar: UINavigationBar {
    let accent = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(accent)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RingLayer: CALayer {
    var ring = 0.5

    override init() {
        super.init()
        ring = 1
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? RingLayer { ring = layer.ring }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RingView: UIView {
    override class var layerClass: AnyClass { return RingLayer.self }
    var ringLayer: RingLayer? { return layer as? RingLayer }
}

class FadeSegue: UIStoryboardSegue {
    var isFading = false

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        isFading = true
    }

    override func perform() {
        source.present(destination, animated: false)
    }
}

class HairlineConstraint: NSLayoutConstraint {
    override var constant: CGFloat {
        get { 1 / UIScreen.main.scale }
        set { super.constant = newValue }
    }
}

class Tint: UICollectionViewLayoutAttributes {
    var tint = UIColor.red

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tint)?.tint = tint
        return copy
    }
}

protocol DetailDelegate: NSObjectProtocol {
    func detailDidClose(_ detail: DetailController)
}

class DetailController: UIViewController {
    weak var delegate: DetailDelegate?
    let bird: String

    init(bird: String) {
        self.bird = bird
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var description: String { "Detail of \(bird)" }
}

extension NSObject {
    var className: String { String(describing: type(of: self)) }
}

class FadingDelegate: NSObject, UINavigationControllerDelegate {
    var operations: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operations.append(operation)
        return nil
    }
}

class MessageController: UIViewController {
    let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 44), inputViewStyle: .keyboard)
    var keyboardHeight: CGFloat = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { self?.keyboardHeight = frame?.height ?? 0 }
        }
    }
}

class FallingController: UIViewController, UICollisionBehaviorDelegate {
    lazy var animator = UIDynamicAnimator(referenceView: view)

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {}

    func drop(_ box: UIView) {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "floor" as NSString, for: UIBezierPath(rect: view.bounds))
        collision.collisionDelegate = self
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.addBehavior(collision)
    }
}

/// Pictures that an application draws in the background.
enum Thumbnails {
    static func make(_ image: UIImage, side: CGFloat) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        return renderer.image { context in
            UIColor.secondarySystemBackground.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 8).addClip()
            image.draw(in: CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
