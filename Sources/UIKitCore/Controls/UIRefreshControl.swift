// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

/// A wheel above content that is pulled down to be brought up to date.
///
/// Give it to a scroll view as `refreshControl`. A finger, or fingers on a touchpad, pull the content beyond its top;
/// when they let go far enough down, the control sends `.valueChanged` and keeps itself in view until `endRefreshing()`.
/// A wheel does not pull.
@MainActor
open class UIRefreshControl: UIControl {
    // MARK: - Creating

    /// Makes a control of its own height; the scroll view decides on its place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Theme.Refresh.height))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Refreshing

    /// Whether the content is being brought up to date.
    public private(set) var isRefreshing = false

    /// Tells the control that refreshing was begun by other means than pulling; sends nothing and does not scroll.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        pull = 0
        showState()
        scrollView?.refreshingDidChange(self)
    }

    /// Tells the control that the content is up to date; what it kept in view goes back above the content.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        showState()
        scrollView?.refreshingDidChange(self)
    }

    // MARK: - Looks

    /// Shown below the wheel; `nil`, the default, for nothing.
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

    override var mayDraw: Bool { false }
    open override var canBecomeFocused: Bool { false }

    // MARK: - State

    weak var scrollView: UIScrollView?
    /// How far the content is pulled, as a share of what refreshes it.
    var pull: CGFloat = 0 {
        didSet { if pull != oldValue { showLooks() } }
    }

    private let wheel = SpokeWheel(Theme.Refresh.wheel, color: Theme.Refresh.color)
    private let title = UILabel(frame: .zero)

    private func prepare() {
        isUserInteractionEnabled = false
        title.font = .systemFont(ofSize: Theme.Refresh.titleFontSize)
        title.textColor = .secondaryLabel
        title.textAlignment = .center
        addSubview(wheel)
        addSubview(title)
        showLooks()
    }

    /// The user pulled far enough and let go, and the content is on its way back.
    func tellOfRefreshing() {
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
        for view in [wheel, title] as [UIView] { view.alpha = isRefreshing ? 1 : isSeen ? min(pull * 2, 1) : 0 }
        let scale = isRefreshing || isSeen ? 1 : 0.3
        wheel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
