// SPDX-License-Identifier: MIT
internal import ConstraintSolver
public import Foundation

/// A linear relation between two attributes of views or guides: `first = multiplier × second + constant`, or an
/// inequality.
///
/// It has an effect while it is active. Then the nearest view that holds both items holds the constraint too. Editing
/// `constant` is the cheap way to change a layout, and the way to animate one: change it, and call `layoutIfNeeded()`
/// inside an animation block.
@MainActor
open class NSLayoutConstraint {
    // MARK: - Creating

    /// Makes a constraint that is not active.
    ///
    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - attr1: the attribute that the relation gives.
    ///   - relation: how the two sides compare.
    ///   - view2: a view or a guide; `nil` compares `attr1`, a width or height, with the constant alone.
    ///   - attr2: of `view2`; `notAnAttribute` without one.
    ///   - multiplier: of the second attribute.
    ///   - c: in points; it counts in the reading direction where the attributes do.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("A constraint's first item must be a view or a layout guide, not a \(type(of: view1)).")
        }
        let second = view2.flatMap { $0 as? any LayoutItem }
        if let view2, second == nil {
            preconditionFailure(
                "A constraint's second item must be a view or a layout guide, not a \(type(of: view2)).")
        }
        self.init(
            first: LayoutOperand(first, attr1), relation: relation,
            second: second.map { LayoutOperand($0, attr2) }, multiplier: multiplier, constant: c)
    }

    init(
        first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, spacing: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.spacing = LayoutNumber.sane(spacing, or: 0, "system spacing")
        self.multiplier = LayoutNumber.sane(multiplier, or: 1, "multiplier")
        storedConstant = LayoutNumber.sane(constant, or: 0, "constant")
        // Where content begins is where its coordinates do, and needs nothing to be compared with.
        if !(first.item is ContentLayoutGuide) || second != nil { Self.check(first.attribute, second?.attribute) }
    }

    // MARK: - What it says

    /// The item on the left of the relation; `nil` once it is gone.
    public var firstItem: AnyObject? { first.item }
    public var firstAttribute: Attribute { first.attribute }
    public let relation: Relation
    /// The item on the right of the relation; `nil` if there is none or it is gone.
    public var secondItem: AnyObject? { second?.item }
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    public let multiplier: CGFloat

    /// What is added to the second attribute, in points; a number that is not finite is refused.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            let value = LayoutNumber.sane(newValue, or: storedConstant, "constant")
            guard value != storedConstant else { return }
            storedConstant = value
            engine?.constantDidChange(self)
        }
    }

    /// How much the constraint counts; `required` by default.
    ///
    /// While the constraint is active it cannot become required, nor cease to be.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard !isActive || (newValue < .required) == (storedPriority < .required) else {
                Log.misuse(
                    "The priority of an active constraint cannot change from or to required; it stays \(storedPriority.rawValue): \(summary)"
                )
                return
            }
            storedPriority = newValue
            engine?.priorityDidChange(self)
        }
    }

    /// A name for reports and the debugger, never shown.
    open var identifier: String?

    // MARK: - Effect

    /// Whether the constraint has its effect.
    ///
    /// Activating one whose items have no view in common does nothing but say so.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? install() : uninstall() }
    }

    /// Activates each constraint.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: - State

    let first: LayoutOperand
    let second: LayoutOperand?
    /// How many standard spaces there are between the two.
    let spacing: CGFloat
    var storedConstant: CGFloat
    var storedPriority = UILayoutPriority.required
    /// The view that holds both items while the constraint is active.
    weak var holder: UIView?
    /// The engine that the constraint waits for or has its effect in.
    var engine: LayoutEngine?
    /// The constraint in that engine's solver, once it is there.
    var encoded: SolverConstraint?
    /// What the items' insets, baselines and the like add to the sum.
    var structuralConstant: Double = 0
}

extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The part of a rectangle that a constraint is about: of a view's alignment rectangle, or of a guide.
    public enum Attribute: Int, Sendable, CaseIterable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// The left edge where one reads from left to right, else the right one.
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }

    /// Which way the constants of a visual format count.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

extension NSLayoutConstraint: Hashable {
    nonisolated public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Numbers that come from computations gone wrong.
enum LayoutNumber {
    @MainActor
    static func sane(_ number: CGFloat, or substitute: CGFloat, _ name: String) -> CGFloat {
        if number.isFinite { return number }
        Log.misuse("A constraint's \(name) must be finite; \(number) is taken for \(substitute).")
        return substitute
    }
}
