// SPDX-License-Identifier: MIT
internal import Foundation

/// One mode of an application in a tab bar controller: what its tab or its row in the sidebar says, and who is seen.
@MainActor
open class UITab {
    /// Makes a tab whose controller is made when it is first needed.
    ///
    /// - Parameters:
    ///   - title: what the tab is called.
    ///   - image: its sign.
    ///   - identifier: tells it apart from all others of the same tab bar controller.
    ///   - viewControllerProvider: makes the controller; called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        ownItem = UITabBarItem(title: title, image: image)
        ownItem?.isOfTab = true
    }

    /// The tab of a controller that was given to a tab bar controller as such, and that has a tab bar item.
    init(of viewController: UIViewController) {
        identifier = UUID().uuidString
        storedViewController = viewController
        ownItem = nil
    }

    /// The name to find the tab by.
    public let identifier: String

    /// Empty for none.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// What the red badge says; empty for a dot, `nil` for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Anything; the toolkit does not look at it.
    open var userInfo: Any?

    /// Whether there is no way to the tab for the user, and its controller is no child; `false` by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabDidChange(self) } }
    }

    /// The group that the tab belongs to.
    public internal(set) weak var parent: UITabGroup?

    /// The controller that the tab, or the outermost group around it, was given to.
    public var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The nearest group around the tab whose stack the controller is shown in.
    public var managingTabGroup: UITabGroup? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self).first {
            $0.managingNavigationController != nil
        }
    }

    /// The tab's controller; made now unless it is there already.
    public var viewController: UIViewController? {
        if let storedViewController { return storedViewController }
        guard let provider else { return nil }
        self.provider = nil
        let controller = provider(self)
        controller.tabBarItem = item
        storedViewController = controller
        return controller
    }

    // MARK: - State

    weak var owner: UITabBarController?
    private var provider: ((UITab) -> UIViewController)?
    private(set) var storedViewController: UIViewController?
    private let ownItem: UITabBarItem?

    /// What bars and lists show.
    var item: UITabBarItem { ownItem ?? storedViewController?.tabBarItem ?? UITabBarItem() }

    /// Whether somebody would make a controller.
    var hasViewController: Bool { storedViewController != nil || provider != nil }

    /// Who takes the place of the tabs when this one is chosen.
    var content: UIViewController? { viewController }

    /// The same, if it is there already.
    var knownContent: UIViewController? { storedViewController }

    /// The tab itself and all in it.
    var family: [UITab] { [self] }

    /// Whose controller is seen when this tab is chosen.
    var destination: UITab { self }
}

/// The tab that leads to a search; its sign is a magnifier, and it is the last one in the bar.
@MainActor
open class UISearchTab: UITab {
    /// Makes a tab with the words, the sign and the name of all such tabs.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.words, image: nil, identifier: Self.commonIdentifier,
            viewControllerProvider: viewControllerProvider)
        item.systemItem = .search
    }

    /// Makes a tab with words, a sign and a name of its own; without an image it has a magnifier.
    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        item.systemItem = .search
    }

    private static let commonIdentifier = "UISearchTab"
}
