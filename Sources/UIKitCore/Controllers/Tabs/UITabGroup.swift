// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// Tabs that belong together: a section of the sidebar, and one tab in a bar.
///
/// In a bar the group's tab leads to the child that was seen last. Without a controller of its own, a group shows its
/// first child to begin with.
@MainActor
open class UITabGroup: UITab {
    /// Makes a group.
    ///
    /// - Parameters:
    ///   - title: what it is called.
    ///   - image: its sign in a bar.
    ///   - identifier: tells it apart from all other tabs of the same tab bar controller.
    ///   - children: the tabs in it, which may be groups.
    ///   - viewControllerProvider: makes the group's own controller; called once. `nil` if only its children have one.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
        adopt()
    }

    /// The tabs in the group, in their order in the sidebar; one that cannot be in it is left out.
    open var children: [UITab] = [] {
        didSet {
            guard !children.elementsEqual(oldValue, by: ===) else { return }
            for child in oldValue where child.parent === self { child.parent = nil }
            adopt()
            tabBarController?.tabDidChange(self)
        }
    }

    /// The child with that name, here or in a group further down.
    public func tab(forIdentifier identifier: String) -> UITab? {
        family.dropFirst().first { $0.identifier == identifier }
    }

    /// The child that is seen while the group is; `nil` for the group's own controller.
    ///
    /// What is none of the children, or hidden, is ignored.
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

    /// The child that is seen before the user has chosen one; `nil`, the default, for the group's own controller, or
    /// the first child where there is none.
    open var defaultChildIdentifier: String? {
        didSet {
            if defaultChildIdentifier != oldValue, case .standard = choice { tabBarController?.groupDidChange(self) }
        }
    }

    /// Whether the group's row in the sidebar leads to its own controller; `false`, the default, for a caption.
    open var isSidebarDestination = false {
        didSet { if isSidebarDestination != oldValue { tabBarController?.tabDidChange(self) } }
    }

    /// The stack on which the group's own controller lies, with the child that is seen on top; `nil`, the default, for
    /// none, in which case the one takes the other's place.
    ///
    /// The children's controllers cannot be stacks themselves then.
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

    /// The child that is seen, or would be.
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
            // The user went back on the stack.
            return self
        }
        return child.destination
    }

    override var content: UIViewController? { managingNavigationController ?? place }
    override var knownContent: UIViewController? { content }

    /// Has the child that is chosen in place.
    func arrange() {
        let child = current
        (child as? UITabGroup)?.arrange()
        guard let stack = managingNavigationController else { return place.show(child?.content ?? viewController) }
        var wanted = [viewController, child?.content].compactMap(\.self)
        if wanted.contains(where: { $0 is UINavigationController }) {
            Log.misuse("A stack cannot be on the stack of a group of tabs; it is left out.")
            wanted.removeAll { $0 is UINavigationController }
        }
        // What the user went to from there stays.
        guard !stack.viewControllers.starts(with: wanted, by: ===) || destination === self else { return }
        stack.setViewControllers(wanted, animated: false)
    }

    /// The user or the program chose this child, or with `nil` the group itself.
    func choose(_ child: UITab?) {
        choice = child.map { .child($0) } ?? .itself
    }
}

/// Where the controllers of a group of tabs take turns that has no stack.
final class TabGroupController: UIViewController {
    /// Who is seen.
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
    /// Who is seen in the place of a group of tabs; the controller itself where it is none.
    var innermost: UIViewController { (self as? TabGroupController)?.shown?.innermost ?? self }
}
