// SPDX-License-Identifier: MIT
public import Foundation

/// Lays views out in a row or a column by constraints that it makes and keeps up to date itself.
///
/// It draws nothing. Its natural size is what its arranged subviews need; hidden ones take no room.
@MainActor
open class UIStackView: UIView {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack that arranges `views` in this order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeStackView(from: coder)
    }

    // MARK: - Arranged subviews

    /// The views in the order of the row, hidden ones included; a part of `subviews`.
    public private(set) var arrangedSubviews: [UIView] = []

    /// Puts `view` at the end of the row, and makes it a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts `view` into the row, or moves it; an index out of range counts as the nearest one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeFirst(identicalTo: view)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        // The hierarchy's hooks may refuse the view.
        guard view.superview === self else { return }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Leaves `view` out of the row; it stays a subview.
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

    /// Whether the views stand in a row, the default, or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the room along the axis; `fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views stand across the axis; `fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between two views, the least where the distribution makes gaps larger; 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether a column's gaps go from the last baseline of a view to the first of the next; `false` by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stay inside the layout margins; `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Sets the gap behind one view; `spacingUseDefault` takes that back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The gap set behind the view, `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: - Layout

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    override var mayDraw: Bool { type(of: self) != UIStackView.self }

    override func subviewVisibilityDidChange(of subview: UIView) {
        super.subviewVisibilityDidChange(of: subview)
        visibilityDidChange(of: subview)
    }

    override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    /// The line of the first view for a column, of the highest for a row.
    open override var forFirstBaselineLayout: UIView {
        baselineView(isFirst: true) ?? super.forFirstBaselineLayout
    }

    open override var forLastBaselineLayout: UIView {
        baselineView(isFirst: false) ?? super.forLastBaselineLayout
    }

    // MARK: - State of the concerns

    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangement: [NSLayoutConstraint] = []
}

extension UIStackView {
    /// For `setCustomSpacing(_:after:)`: the stack's own spacing.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// For spacings: the standard gap of 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// How the views share the room along the axis.
    public enum Distribution: Int, Sendable, CaseIterable {
        /// The one that resists least takes up what is too much or too little.
        case fill = 0
        /// All have the same length.
        case fillEqually = 1
        /// All grow and shrink in the same proportion.
        case fillProportionally = 2
        /// All gaps have the same length.
        case equalSpacing = 3
        /// All centers are equally far apart, as long as the least gap allows it.
        case equalCentering = 4
    }

    /// Where the views stand across the axis.
    public enum Alignment: Int, Sendable, CaseIterable {
        case fill = 0
        case leading = 1
        /// On the first lines of text; of a row only.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// On the last lines of text; of a row only.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
