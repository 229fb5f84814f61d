// SPDX-License-Identifier: MIT
public import Foundation

/// A bar above content that says where the user is in a stack of places, and leads back.
///
/// A navigation controller keeps its bar's stack by itself; a bar on its own shows the items that it is given.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Hears of the stack; that of a controller's bar is the controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: - Stack

    /// The items, the lowest first; `nil` for none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// What is shown.
    public var topItem: UINavigationItem? { stack.last }

    /// What the back button leads to.
    public var backItem: UINavigationItem? { stack.dropLast().last }

    /// Shows `item` on top of the others, which the delegate may refuse.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        push(item, animated: animated)
    }

    /// Goes back to the item below, if there is one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        pop(animated: animated)
    }

    /// Replaces the stack; animated, as a push if the top item is new, else as a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceStack(with: items ?? [], animated: animated)
    }

    // MARK: - Looks

    /// Whether titles may be large while the content is at its top; `false` by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
    }

    /// Whether the bar is light or dark; as its surroundings by default.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }

    /// Whether content is seen through the bar; `true` by default.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            barAppearanceDidChange()
            // What a container has under an opaque bar ends at it.
            superview?.setNeedsLayout()
        }
    }

    /// The colour of the background; `nil`, the default, for the appearance's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { barAppearanceDidChange() } }
    }

    /// The title's font and colour; those of `standardAppearance`.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set { standardAppearance.titleTextAttributes = newValue ?? [:] }
    }

    /// The large title's font and colour; those of `standardAppearance`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// How the bar looks over content.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearancesDidChange() }
    }

    /// The same in a window that is not high; `nil`, the default, for `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    /// How the bar looks while the content is at its top; `nil`, the default, for the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    /// The same in a window that is not high.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    // MARK: - Layout

    /// Where the bar is; `top` unless the delegate says otherwise, and `topAttached` in a controller.
    public var barPosition: UIBarPosition {
        if controller != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fullHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: fullHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        barAppearanceDidChange()
    }

    override var mayDraw: Bool { type(of: self) != UINavigationBar.self }

    // MARK: - State of the concerns

    /// Whose bar it is.
    weak var controller: UINavigationController?
    var stack: [UINavigationItem] = []
    let background = BarBackgroundView(lineEdge: .bottom)
    /// What shows the top item.
    var content: NavigationItemView?
    /// How far the background reaches beyond the bar's upper edge.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }
    /// Whether the content is at its top.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { showBackground(animated: true) } }
    }
    var transition: NavigationBarTransition?
    /// Leads to a column beside the bar's stack, from its lowest item.
    var columnItem: UIBarButtonItem? {
        didSet { if columnItem !== oldValue { content?.update() } }
    }
}
