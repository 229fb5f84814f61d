// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
internal import LayerTree
internal import Localization

/// A control that starts refreshing a scroll view's content when the user pulls the content down.
///
/// Assign it to a scroll view's `refreshControl`. A touch or a two-finger touchpad scroll pulls the content beyond its
/// top. If it is released far enough down, the control sends `.valueChanged` and stays visible until `endRefreshing()`.
/// A mouse's scroll wheel doesn't pull.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // MARK: - Creating

    /// Creates a control of the standard height.
    ///
    /// The scroll view positions it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control of the standard height.
    ///
    /// The scroll view positions it.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Theme.Refresh.height))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIRefreshControl.self)
    }

    // MARK: - Refreshing

    /// Whether a refresh is in progress.
    public private(set) var isRefreshing = false

    /// Indicates that a refresh was started programmatically.
    ///
    /// Neither sends events nor scrolls.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        pull = 0
        showState()
        scrollView?.refreshingDidChange(self)
    }

    /// Indicates that the refresh has ended.
    ///
    /// The space that kept the control visible is closed.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        showState()
        scrollView?.refreshingDidChange(self)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: isRefreshing, traits: .updatesFrequently, label: attributedTitle?.string ?? Phrase.loading.text,
            role: .activityIndicator, states: isRefreshing ? [.busy, .indeterminate] : [], contents: .hidden)
    }

    /// Starts a refresh as a pull does.
    @_spi(Toolkit) open override func accessibilityPress() -> Bool {
        guard isEnabled, !isRefreshing else { return false }
        beginRefreshing()
        send([.valueChanged, .primaryActionTriggered], for: nil)
        return true
    }

    // MARK: - Appearance

    /// The text below the indicator.
    ///
    /// The default is `nil`.
    open var attributedTitle: NSAttributedString? {
        didSet {
            title.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Theme.Refresh.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Theme.Refresh.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Theme.Refresh.wheel.side
        let isTitled = attributedTitle?.string.isEmpty == false
        let y = isTitled ? Theme.Refresh.titledWheelY : Theme.Refresh.wheelY
        wheel.bounds.size = CGSize(width: side, height: side)
        wheel.center = CGPoint(x: bounds.midX, y: y)
        title.isHidden = !isTitled
        title.frame = CGRect(
            x: 0, y: bounds.height - Theme.Refresh.titleHeight, width: bounds.width, height: Theme.Refresh.titleHeight)
        showLooks()
    }

    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    open override var canBecomeFocused: Bool { false }

    // MARK: - State

    weak var scrollView: UIScrollView?
    /// The pull distance as a fraction of the distance that triggers a refresh.
    var pull: CGFloat = 0 {
        didSet { if pull != oldValue { showLooks() } }
    }

    private let wheel = SpokeWheel(Theme.Refresh.wheel, color: Theme.Refresh.color)
    private let title = UILabel(frame: .zero)

    private func prepare() {
        isUserInteractionEnabled = false
        title.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: Theme.Refresh.titleFontSize), maximumPointSize: Theme.Refresh.maximumTitleFontSize,
            compatibleWith: traitCollection)
        title.adjustsFontForContentSizeCategory = true
        title.textColor = .secondaryLabel
        title.textAlignment = .center
        addSubview(wheel)
        addSubview(title)
        showLooks()
    }

    /// Sends the events of a refresh: the user pulled far enough and released the content.
    func notifyRefreshing() {
        sendValueChange(for: nil)
    }

    private func showState() {
        guard window != nil else { return showLooks() }
        UIView.animate(
            withDuration: Theme.Refresh.fadeDuration, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: showLooks)
    }

    private func showLooks() {
        wheel.color = storedTintColor ?? Theme.Refresh.color
        wheel.isTurning = isRefreshing
        wheel.share = isRefreshing ? nil : pull
        let isSeen = isRefreshing || pull > 0
        let alpha = isRefreshing ? 1 : isSeen ? min(pull / Theme.Refresh.opaquePull, 1) : 0
        for view in [wheel, title] as [UIView] { view.alpha = alpha }
        let scale = isRefreshing || isSeen ? 1 : Theme.Refresh.endScale
        wheel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
