// SPDX-License-Identifier: MIT
public import Foundation

/// A row of buttons along an edge of the content they act on.
///
/// Where there is no room for all of them, the last ones go into a menu.
@MainActor
open class UIToolbar: UIView, UIBarPositioning {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { if delegate !== oldValue { updateBackground() } }
    }

    /// The buttons and spaces, in reading order.
    open var items: [UIBarButtonItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the buttons and spaces, animated by fading.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
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
            updateBackground()
            // What a container has under an opaque bar ends at it.
            superview?.setNeedsLayout()
        }
    }

    /// The colour of the background; `nil`, the default, for the appearance's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { appearanceDidChange() }
    }

    /// How the bar looks in a window that is not high; `nil`, the default, for `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { appearanceDidChange() }
    }

    /// How the bar looks while the content ends above it; `nil`, the default, for `standardAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { appearanceDidChange() }
    }

    // MARK: - Layout

    /// Where the bar is; `bottom` unless the delegate says otherwise.
    public var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Theme.Bars.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Theme.Bars.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBackground()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateBackground()
        setNeedsLayout()
    }

    override var mayDraw: Bool { type(of: self) != UIToolbar.self }

    // MARK: - State of the concerns

    var storedItems: [UIBarButtonItem] = []
    let background = BarBackgroundView(lineEdge: .top)
    private(set) lazy var itemViews = BarItemViews(in: self)
    /// Opens the menu of what has no room.
    private(set) lazy var overflowItem = UIBarButtonItem(primaryAction: nil)
    /// Whether the content ends above the bar.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateBackground() } }
    }
}

/// Says where a toolbar is.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
