// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation

/// A bar of buttons along an edge of the content that they affect.
///
/// Items that don't fit are moved to an overflow menu.
///
/// > Note: Differs from UIKit: the text in the bar and the bar's height grow with the text size, up to the first
/// > accessibility size.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UIToolbar.self)
    }

    /// The object that determines the bar's position.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { if delegate !== oldValue { updateBackground() } }
    }

    /// The buttons and spaces, in order.
    open var items: [UIBarButtonItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, fading between them if `animated` is `true`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
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
            updateBackground()
            // A container's content doesn't extend under an opaque bar.
            superview?.setNeedsLayout()
        }
    }

    /// The background color.
    ///
    /// `nil`, the default, uses that of the appearance.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    /// Sets the background image, which takes precedence over the appearances.
    ///
    /// An empty image makes the bar transparent.
    ///
    /// > Note: Differs from UIKit: an image is used in all positions.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images[barMetrics] = backgroundImage
        updateBackground()
    }

    /// Returns the background image that was set for exactly those metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { images[barMetrics] }

    /// Sets the image of the line at the bar's edge, which takes precedence over the appearances.
    ///
    /// An empty image removes the line.
    ///
    /// > Note: Differs from UIKit: an image is used in all positions.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.shadow = shadowImage
        updateBackground()
    }

    /// Returns the image of the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow }

    /// The appearance of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { appearanceDidChange() }
    }

    /// The appearance in a compact height.
    ///
    /// `nil`, the default, uses `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { appearanceDidChange() }
    }

    /// The appearance while the content is scrolled to its end.
    ///
    /// `nil`, the default, uses `standardAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { appearanceDidChange() }
    }

    // MARK: - Layout

    /// The bar's position: the one that the delegate returns, or `bottom`.
    public var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Theme.Bars.height(for: traitCollection))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Theme.Bars.height(for: traitCollection))
    }

    override var isFocusPane: Bool { true }

    override var movesWindow: Bool? { !hasApplicationRecognizers }

    override var titleRowHeight: CGFloat? {
        barPosition == .bottom ? nil : max(bounds.height, Theme.Bars.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
        window?.titleBarMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBackground()
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .toolbar, states: .horizontal)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        guard traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory else {
            updateBackground()
            return setNeedsLayout()
        }
        barAppearanceDidChange()
        invalidateIntrinsicContentSize()
        // A container gives the bar its height.
        superview?.setNeedsLayout()
    }

    // MARK: - Internal state

    var images = BarImages()

    var storedItems: [UIBarButtonItem] = []
    let background = BarBackgroundView(lineEdge: .top)
    private(set) lazy var itemViews = BarItemViews(in: self)
    /// The item that opens the overflow menu.
    private(set) lazy var overflowItem = UIBarButtonItem(primaryAction: nil)
    /// Whether the content is scrolled to its end.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateBackground() } }
    }
}

/// A method for positioning a toolbar.
///
/// Optional.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
