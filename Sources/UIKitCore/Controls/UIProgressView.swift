// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
internal import Windowing

/// A bar that shows the progress of a task.
///
/// Its height is determined by its style and images; setting a frame changes only its position and width.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of the bar.
    public enum Style: Int, Sendable {
        /// A bar with rounded ends.
        case `default` = 0
        /// A thinner bar with square ends, for the edge of a toolbar.
        case bar = 1
    }

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a progress view with a style and the height of that style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIProgressView.self)
    }

    // MARK: - Progress

    /// The fraction completed, limited to 0...1.
    ///
    /// The default is 0. NaN is ignored.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the fraction completed, extending the bar to it with an animation if `animated` is `true`.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let progress = min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        storedProgress = progress
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: Theme.Progress.duration,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveLinear], animations: showLooks)
    }

    /// The progress to observe.
    ///
    /// `nil`, the default, leaves `progress` to the application.
    ///
    /// > Note: Differs from UIKit: Foundation doesn't report changes of `Progress` on Linux, so the object is polled
    /// > ten times a second while the bar is in a window.
    open var observedProgress: Progress? {
        didSet { if observedProgress !== oldValue { observe() } }
    }

    // MARK: - Appearance

    /// The style of the bar.
    ///
    /// The default is `default`.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { heightDidChange() } }
    }

    /// The color of the completed part.
    ///
    /// `nil`, the default, uses the tint color.
    open var progressTintColor: UIColor? {
        didSet { if progressTintColor != oldValue { setNeedsLayout() } }
    }

    /// The color of the remaining part.
    ///
    /// `nil`, the default, uses a gray.
    open var trackTintColor: UIColor? {
        didSet { if trackTintColor != oldValue { setNeedsLayout() } }
    }

    /// An image, stretched over the completed part, that replaces its color.
    open var progressImage: UIImage? {
        didSet { if progressImage !== oldValue { heightDidChange() } }
    }

    /// An image, stretched over the whole bar, that replaces the track color.
    open var trackImage: UIImage? {
        didSet { if trackImage !== oldValue { heightDidChange() } }
    }

    // MARK: - Layout

    /// The bar's position and width.
    ///
    /// The height can't be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: naturalHeight) }
    }

    /// The bounds.
    ///
    /// The height can't be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: naturalHeight) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    open override func tintColorDidChange() {
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    // MARK: - State

    private var storedProgress: Float = 0
    private var nextLook: ScheduledCall?
    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)

    private func prepare() {
        for view in [track, fill] { addSubview(view) }
        heightDidChange()
    }

    private var naturalHeight: CGFloat {
        let image = max(progressImage?.size.height ?? 0, trackImage?.size.height ?? 0)
        if image > 0 { return image }
        return progressViewStyle == .bar ? Theme.Progress.barHeight : Theme.Progress.height
    }

    private func heightDidChange() {
        bounds.size.height = naturalHeight
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showLooks() {
        let height = bounds.height
        show(trackImage, trackTintColor ?? Theme.Progress.track, in: track)
        show(progressImage, progressTintColor ?? tintColor, in: fill)
        track.frame = bounds
        var width = (bounds.width * CGFloat(storedProgress)).rounded()
        if storedProgress > 0 { width = min(max(width, Theme.Progress.minimumFill), bounds.width) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: height)
    }

    private func show(_ image: UIImage?, _ color: UIColor, in view: UIImageView) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil && progressViewStyle == .default ? bounds.height / 2 : 0
        view.showContrastOutline(image == nil)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, traits: .updatesFrequently,
            value: Double(progress).formatted(.percent.precision(.fractionLength(0))), role: .progressBar,
            states: .horizontal, range: AccessibilityRange(minimum: 0, maximum: 1, current: Double(progress)))
    }

    // MARK: - Observing

    /// Reads the observed progress, and schedules the next reading if the progress may still change.
    private func observe() {
        nextLook?.cancel()
        nextLook = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: window != nil)
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        nextLook = LayerClock.timeSource.schedule(after: Theme.Progress.observationInterval) { [weak self] in
            self?.observe()
        }
    }
}
