// SPDX-License-Identifier: MIT
public import Foundation

/// A view that lays out its arranged views in a row or column, with constraints that it creates and maintains.
///
/// It draws nothing. Its natural size is the one that the arranged views need; hidden views take up no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack that arranges `views` in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(self, as: UIStackView.self)
    }

    // MARK: - Arranged subviews

    /// The arranged views in order, including hidden ones.
    ///
    /// They are a subset of `subviews`.
    public private(set) var arrangedSubviews: [UIView] = []

    /// Appends `view` to the arranged views, and adds it as a subview if it isn't one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts `view` into the arranged views, or moves it there.
    ///
    /// An index that is out of range is limited to the range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeFirst(identicalTo: view)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        // Overridden hierarchy methods may have moved the view elsewhere.
        guard view.superview === self else { return }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Removes `view` from the arranged views.
    ///
    /// It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeFirst(identicalTo: view)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Arrangement

    /// The axis along which the views are arranged.
    ///
    /// The default is `horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the views along the axis.
    ///
    /// The default is `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views perpendicular to the axis.
    ///
    /// The default is `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between adjacent views in points; a minimum for distributions that vary the gaps.
    ///
    /// The default is 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the gaps of a column extend from the last baseline of a view to the first of the next.
    ///
    /// The default is `false`.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are laid out within the layout margins.
    ///
    /// The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the gap after a view in points.
    ///
    /// `spacingUseDefault` removes the custom gap.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom gap after a view, or `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: - Layout

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    override func subviewVisibilityDidChange(of subview: UIView) {
        super.subviewVisibilityDidChange(of: subview)
        visibilityDidChange(of: subview)
    }

    @_spi(Toolkit) open override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    /// The first view of a column, or the tallest view of a row.
    open override var forFirstBaselineLayout: UIView {
        baselineView(isFirst: true) ?? super.forFirstBaselineLayout
    }

    open override var forLastBaselineLayout: UIView {
        baselineView(isFirst: false) ?? super.forLastBaselineLayout
    }

    // MARK: - Internal state

    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangement: [NSLayoutConstraint] = []
}

extension UIStackView {
    /// The value that makes a gap use the stack's `spacing`.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The value that makes a gap 8 points wide.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The distribution of the views along a stack's axis.
    public enum Distribution: Int, Sendable, CaseIterable {
        /// The view with the lowest priority for its size grows or shrinks.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// All views grow and shrink in proportion to their natural lengths.
        case fillProportionally = 2
        /// All gaps have the same length.
        case equalSpacing = 3
        /// The centers of the views are equally far apart, as far as the minimum gap allows.
        case equalCentering = 4
    }

    /// The alignment of the views perpendicular to a stack's axis.
    public enum Alignment: Int, Sendable, CaseIterable {
        /// Stretched to the stack's size.
        case fill = 0
        /// Aligned at the leading or top edge.
        case leading = 1
        /// Aligned at their first baselines. Only for rows.
        case firstBaseline = 2
        /// Centered.
        case center = 3
        /// Aligned at the trailing or bottom edge.
        case trailing = 4
        /// Aligned at their last baselines. Only for rows.
        case lastBaseline = 5

        /// Aligned at the top; the same as `leading`.
        public static var top: Alignment { .leading }
        /// Aligned at the bottom; the same as `trailing`.
        public static var bottom: Alignment { .trailing }
    }
}
