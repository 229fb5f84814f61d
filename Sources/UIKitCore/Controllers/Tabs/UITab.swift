// SPDX-License-Identifier: MIT
public import Foundation

/// A tab of a tab bar controller: its title and image in the bar or sidebar, and its view controller.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Creates a tab whose view controller is created on demand.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The icon.
    ///   - identifier: A name that is unique in the tab bar controller.
    ///   - viewControllerProvider: Returns the view controller. Called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        ownItem = UITabBarItem(title: title, image: image)
        ownItem?.isOfTab = true
    }

    /// Creates the tab for a child of a tab bar controller, with the child's tab bar item.
    init(of viewController: UIViewController) {
        identifier = UUID().uuidString
        storedViewController = viewController
        ownItem = nil
    }

    /// The name that identifies the tab in its tab bar controller.
    public let identifier: String

    /// The title.
    ///
    /// Empty for none.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The icon.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge.
    ///
    /// Empty for a dot, `nil` for no badge.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Application-specific data.
    open var userInfo: Any?

    /// Whether the tab is hidden, and its view controller isn't a child.
    ///
    /// The default is `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabDidChange(self) } }
    }

    /// The group that contains the tab.
    public internal(set) weak var parent: UITabGroup?

    /// The tab bar controller that the tab, or its outermost group, belongs to.
    public var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

    /// The innermost enclosing group with a navigation controller that shows the tab's controller.
    public var managingTabGroup: UITabGroup? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self).first {
            $0.managingNavigationController != nil
        }
    }

    /// The tab's view controller.
    ///
    /// Created on first access.
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

    /// The item shown in bars and lists.
    var item: UITabBarItem { ownItem ?? storedViewController?.tabBarItem ?? UITabBarItem() }

    /// Whether the tab has a view controller or can create one.
    var hasViewController: Bool { storedViewController != nil || provider != nil }

    /// The child of the tab bar controller that is shown while this tab is selected.
    var content: UIViewController? { viewController }

    /// The content, or `nil` if it isn't created yet.
    var knownContent: UIViewController? { storedViewController }

    /// The tab and its descendants.
    var family: [UITab] { [self] }

    /// The tab whose view controller is visible when this tab is selected.
    var destination: UITab { self }
}

/// A tab for searching, with a magnifying glass icon and the last position in the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a tab with the standard title, image, and identifier of search tabs.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.words, image: nil, identifier: Self.commonIdentifier,
            viewControllerProvider: viewControllerProvider)
        item.systemItem = .search
    }

    /// Creates a tab with a custom title, image, and identifier.
    ///
    /// `nil` for the image uses the magnifying glass.
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
