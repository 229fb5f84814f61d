// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// A group of tabs: a section of the sidebar, and a single tab in a tab bar.
///
/// In a tab bar, the group's tab shows the child that was selected last. A group without a view controller of its own
/// initially shows its first child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The icon in a tab bar.
    ///   - identifier: A name that is unique in the tab bar controller.
    ///   - children: The tabs in the group, which may be groups.
    ///   - viewControllerProvider: Returns the group's own view controller, or `nil` if only its children have one.
    ///     Called once.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        adopt()
    }

    /// The tabs in the group, in the order of the sidebar.
    ///
    /// Tabs that belong elsewhere are removed.
    open var children: [UITab] = [] {
        didSet {
            guard !children.elementsEqual(oldValue, by: ===) else { return }
            for child in oldValue where child.parent === self { child.parent = nil }
            adopt()
            tabBarController?.tabDidChange(self)
        }
    }

    /// Returns the descendant with an identifier.
    public func tab(forIdentifier identifier: String) -> UITab? {
        family.dropFirst().first { $0.identifier == identifier }
    }

    /// The child that is visible while the group is selected; `nil` for the group's own view controller.
    ///
    /// Setting a tab that is hidden or not a child is ignored.
    open var selectedChild: UITab? {
        get { current }
        set {
            guard newValue !== current else { return }
            if let newValue {
                guard visibleChildren.contains(where: { $0 === newValue }) else { return }
                choice = .child(newValue)
            } else {
                choice = .itself
            }
            tabBarController?.groupDidChange(self)
        }
    }

    /// The identifier of the child that is selected initially.
    ///
    /// `nil`, the default, selects the group's own view controller, or the first child if there is none.
    open var defaultChildIdentifier: String? {
        didSet {
            if defaultChildIdentifier != oldValue, case .standard = choice { tabBarController?.groupDidChange(self) }
        }
    }

    /// Whether the group's row in the sidebar shows its own view controller.
    ///
    /// The default is `false`: the row is a section title.
    open var isSidebarDestination = false {
        didSet { if isSidebarDestination != oldValue { tabBarController?.tabDidChange(self) } }
    }

    /// The navigation controller that has the group's own view controller as its root, with the selected child's on
    /// top.
    ///
    /// `nil`, the default, shows only one of them at a time. With a navigation controller, the children's view
    /// controllers can't be navigation controllers themselves.
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            managingNavigationController?.tabBarItem = item
            tabBarController?.tabDidChange(self)
        }
    }

    // MARK: - State

    private enum Choice {
        case standard, itself
        case child(UITab)
    }

    private var choice = Choice.standard
    private lazy var place = TabGroupController(of: self)

    private var visibleChildren: [UITab] { children.filter { !$0.isHidden } }

    /// The child that is selected, or would be initially.
    private var current: UITab? {
        let children = visibleChildren
        if case .child(let child) = choice, children.contains(where: { $0 === child }) { return child }
        if case .itself = choice, hasViewController { return nil }
        if case .standard = choice, let child = children.first(where: { $0.identifier == defaultChildIdentifier }) {
            return child
        }
        return hasViewController ? nil : children.first
    }

    private func adopt() {
        let around = sequence(first: self as UITab, next: \.parent)
        let usable = children.filter { child in
            child.owner == nil && (child.parent == nil || child.parent === self) && !around.contains { $0 === child }
        }
        if usable.count != children.count {
            Log.misuse("A tab that belongs elsewhere, or the group itself, cannot be in the group; it is left out.")
        }
        for child in usable { child.parent = self }
        if usable.count != children.count { children = usable }
    }

    // MARK: - Visible tab

    override var family: [UITab] { [self] + children.flatMap(\.family) }

    override var destination: UITab {
        guard let child = current else { return self }
        if let stack = managingNavigationController, let shown = child.content, !stack.stack.isEmpty,
            !stack.stack.contains(where: { $0 === shown }), stack.stack.first === storedViewController
        {
            // The user navigated back on the stack.
            return self
        }
        return child.destination
    }

    override var content: UIViewController? { managingNavigationController ?? place }
    override var knownContent: UIViewController? { content }

    /// Shows the selected child's view controller.
    func arrange() {
        let child = current
        (child as? UITabGroup)?.arrange()
        guard let stack = managingNavigationController else { return place.show(child?.content ?? viewController) }
        var wanted = [viewController, child?.content].compactMap(\.self)
        if wanted.contains(where: { $0 is UINavigationController }) {
            Log.misuse("A stack cannot be on the stack of a group of tabs; it is left out.")
            wanted.removeAll { $0 is UINavigationController }
        }
        // Controllers that the user pushed on top are kept.
        guard !stack.viewControllers.starts(with: wanted, by: ===) || destination === self else { return }
        stack.setViewControllers(wanted, animated: false)
    }

    /// Selects a child, or the group itself if `child` is `nil`.
    func choose(_ child: UITab?) {
        choice = child.map { .child($0) } ?? .itself
    }
}

/// The container of a group without a navigation controller, which shows one child at a time.
final class TabGroupController: UIViewController {
    /// The visible child.
    private(set) var shown: UIViewController?

    init(of group: UITabGroup) {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = group.item
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        putInPlace()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shown?.viewIfLoaded?.frame = view.bounds
    }

    override var titleSources: [UIViewController] { shown.map { [$0] } ?? [] }

    func show(_ new: UIViewController?) {
        guard new !== shown, new?.parent == nil || new?.parent === self else { return }
        let old = shown
        old?.willMove(toParent: nil)
        if let new { addChild(new) }
        shown = new
        putInPlace()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        new?.didMove(toParent: self)
    }

    private func putInPlace() {
        guard isViewLoaded, let shown else { return }
        shown.view.frame = view.bounds
        view.addSubview(shown.view)
    }
}

extension UIViewController {
    /// The visible view controller of a group's container; the controller itself if it isn't one.
    var innermost: UIViewController { (self as? TabGroupController)?.shown?.innermost ?? self }
}
