// SPDX-License-Identifier: MIT
public import Foundation

/// A row of tabs, one of which is selected.
///
/// In a narrow window the titles stand under the images, in a wide one beside them.
@MainActor
open class UITabBar: UIView, UIBarPositioning {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Hears of the selection; that of a controller's bar is the controller.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: - Tabs

    /// The tabs, in reading order.
    open var items: [UITabBarItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs; a selected one that stays remains selected.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
    }

    /// The tab that is selected; `nil` for none.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { showSelection() } }
    }

    // MARK: - Looks

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

    /// The colour of tabs that are not selected; `nil`, the default, for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { barAppearanceDidChange() } }
    }

    /// How the tabs lie in the bar; `automatic` by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// How wide a centred tab is, in points; 0, the default, for what its content needs.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsLayout() } }
    }

    /// Points between centred tabs; 0, the default, for the bar's own measure.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsLayout() } }
    }

    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() {
        didSet { appearancesDidChange() }
    }

    /// How the bar looks while the content ends above it; `nil`, the default, for `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { appearancesDidChange() }
    }

    // MARK: - Layout

    /// At the bottom, unless the delegate says otherwise.
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTabs()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        barAppearanceDidChange()
    }

    override var mayDraw: Bool { type(of: self) != UITabBar.self }

    // MARK: - State of the concerns

    var storedItems: [UITabBarItem] = []
    var buttons: [TabButton] = []
    /// Before the tabs, at the side where reading begins.
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
    /// How far the background reaches beyond the bar's upper edge.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }
}

extension UITabBar {
    /// How tabs lie in their bar.
    public enum ItemPositioning: Int, Sendable {
        /// Filling a narrow bar, in the middle of a wide one.
        case automatic = 0
        /// Sharing the whole width.
        case fill = 1
        /// Side by side in the middle.
        case centered = 2
    }
}

/// Hears of a tab bar's selection; the method has a default.
@MainActor
public protocol UITabBarDelegate: UIBarPositioningDelegate {
    /// The user chose a tab, maybe the one that is selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
