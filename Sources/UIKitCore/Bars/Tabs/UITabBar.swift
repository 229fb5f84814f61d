// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation

/// A bar with tabs, of which one is selected.
///
/// In a compact width, titles are below the images; in a regular width, they are next to them.
///
/// > Note: Differs from UIKit: the text in the bar and the bar's height grow with the text size, up to the first
/// > accessibility size.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UITabBar.self)
    }

    /// The object that is notified of selections.
    ///
    /// For a tab bar controller's bar, the controller.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: - Tabs

    /// The items, in order.
    open var items: [UITabBarItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items.
    ///
    /// A selected item that is among the new ones stays selected.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
    }

    /// The selected item; `nil` for none.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection() } }
    }

    // MARK: - Appearance

    /// The light or dark style.
    ///
    /// The default follows the environment.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
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

    /// The background image, which takes precedence over the appearances.
    ///
    /// An empty image makes the bar transparent.
    open var backgroundImage: UIImage? {
        get { images[.default] }
        set {
            images[.default] = newValue
            barAppearanceDidChange()
        }
    }

    /// The image of the line above the bar, which takes precedence over the appearances.
    ///
    /// An empty image removes the line.
    open var shadowImage: UIImage? {
        get { images.shadow }
        set {
            images.shadow = newValue
            barAppearanceDidChange()
        }
    }

    /// The color of unselected items.
    ///
    /// `nil`, the default, uses gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { barAppearanceDidChange() } }
    }

    /// The layout of the items.
    ///
    /// The default is `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width of a centered item in points.
    ///
    /// 0, the default, uses the width of its content.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsLayout() } }
    }

    /// The distance between centered items in points.
    ///
    /// 0, the default, uses the standard distance.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsLayout() } }
    }

    /// The appearance of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet { appearancesDidChange() }
    }

    /// The appearance while the content is scrolled to its end.
    ///
    /// `nil`, the default, uses `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { appearancesDidChange() }
    }

    // MARK: - Layout

    /// The bar's position: the one that the delegate returns, or `bottom`.
    public var barPosition: UIBarPosition {
        if isAtTop { return .top }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: rowHeight)
    }

    override var isFocusPane: Bool { true }

    override var movesWindow: Bool? { !hasApplicationRecognizers }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTabs()
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: .tabBar, role: .tabBar, states: .horizontal)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        barAppearanceDidChange()
        guard traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory else {
            return
        }
        invalidateIntrinsicContentSize()
        // A container gives the bar its height.
        superview?.setNeedsLayout()
    }

    // MARK: - Internal state

    var images = BarImages()

    var storedItems: [UITabBarItem] = []
    var buttons: [TabButton] = []
    /// A view before the tabs, at the leading edge.
    var leadingButton: UIView? {
        didSet {
            guard leadingButton !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let leadingButton { addSubview(leadingButton) }
            setNeedsLayout()
        }
    }
    let background = BarBackgroundView(lineEdge: .top)
    /// Whether the bar is above its content.
    var isAtTop = false {
        didSet { if isAtTop != oldValue { barAppearanceDidChange() } }
    }
    /// The distance by which the background extends above the bar, in points.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }
}

extension UITabBar {
    /// The layout of a tab bar's items.
    public enum ItemPositioning: Int, Sendable {
        /// Filled in a compact width, otherwise centered.
        case automatic = 0
        /// Sharing the whole width equally.
        case fill = 1
        /// Side by side in the center.
        case centered = 2
    }
}

/// A method for responding to selections.
///
/// Optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: UIBarPositioningDelegate {
    /// Called when the user selects an item, even if it was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
