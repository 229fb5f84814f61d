// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation

/// A bar above content that shows the current position in a hierarchy and leads back.
///
/// A navigation controller manages its bar's items; other bars show the items that they are given.
///
/// > Note: Differs from UIKit: the text in the bar and the bar's height grow with the text size, up to the first
/// > accessibility size.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UINavigationBar.self)
    }

    /// The object that is notified of changes of the stack.
    ///
    /// For a navigation controller's bar, the controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: - Stack

    /// The items, from bottom to top; `nil` for none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    public var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    public var backItem: UINavigationItem? { stack.dropLast().last }

    /// Pushes `item`, unless the delegate refuses it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        push(item, animated: animated)
    }

    /// Pops the top item, if there is another below it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        pop(animated: animated)
    }

    /// Replaces the stack.
    ///
    /// The animation is a push if the top item is new, otherwise a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceStack(with: items ?? [], animated: animated)
    }

    // MARK: - Appearance

    /// Whether titles can be large while the content is scrolled to its top.
    ///
    /// The default is `false`.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
    }

    /// The light or dark style.
    ///
    /// The default follows the environment.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            controller?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether content shows through the bar.
    ///
    /// The default is `true`.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            barAppearanceDidChange()
            // A container's content doesn't extend under an opaque bar.
            superview?.setNeedsLayout()
        }
    }

    /// The background color.
    ///
    /// `nil`, the default, uses that of the appearance.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { barAppearanceDidChange() } }
    }

    /// The title attributes of `standardAppearance`: font and color.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set { standardAppearance.titleTextAttributes = newValue ?? [:] }
    }

    /// The large title attributes of `standardAppearance`: font and color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// The image of the line below the bar, which takes precedence over the appearances.
    ///
    /// An empty image removes the line.
    open var shadowImage: UIImage? {
        get { images.shadow }
        set {
            images.shadow = newValue
            barAppearanceDidChange()
        }
    }

    /// Sets a background image, which takes precedence over the appearances.
    ///
    /// An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[barMetrics] = backgroundImage
        barAppearanceDidChange()
    }

    /// Sets a background image for a position.
    ///
    /// > Note: Differs from UIKit: an image is used in all positions.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image that was set for exactly those metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }

    /// The appearance over content.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearancesDidChange() }
    }

    /// The appearance over content in a compact height.
    ///
    /// `nil`, the default, uses `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    /// The appearance while the content is scrolled to its top.
    ///
    /// `nil`, the default, uses the standard one without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    /// The appearance while the content is scrolled to its top, in a compact height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearancesDidChange() }
    }

    // MARK: - Layout

    /// The bar's position: `topAttached` in a navigation controller, otherwise the one that the delegate returns, or
    /// `top`.
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

    override var isFocusPane: Bool { true }

    override var movesWindow: Bool? { !hasApplicationRecognizers }

    override var titleRowHeight: CGFloat? { barPosition == .bottom ? nil : itemRowBottom }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .navigationBar, states: .horizontal)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        barAppearanceDidChange()
        if traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory {
            heightDidChange()
        }
    }

    // MARK: - Internal state

    var images = BarImages()

    /// The navigation controller that manages the bar.
    weak var controller: UINavigationController?
    var stack: [UINavigationItem] = []
    let background = BarBackgroundView(lineEdge: .bottom)
    /// The view of the top item.
    var content: NavigationItemView?
    /// The distance by which the background extends above the bar, in points.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }
    /// The distance in points by which content is scrolled under the bar.
    ///
    /// Infinite for content that isn't scrolled, over which the bar has its background.
    var coveredDistance = CGFloat.infinity {
        didSet { if coveredDistance != oldValue { coveredDistanceDidChange(from: oldValue) } }
    }
    /// Whether the content is scrolled to its top.
    var isAtScrollEdge: Bool { coveredDistance <= 0 }
    var transition: NavigationBarTransition?
    /// The item that leads from the root of the stack to another column.
    var columnItem: UIBarButtonItem? {
        didSet { if columnItem !== oldValue { content?.update() } }
    }
}
