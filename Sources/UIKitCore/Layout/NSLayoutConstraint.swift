// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import Diagnostics
public import Foundation

/// A linear relation between two attributes of views or guides: `first = multiplier × second + constant`, or an
/// inequality.
///
/// A constraint affects layout while it is active. The nearest common ancestor of its items then holds it. Changing
/// `constant` is the cheapest way to change a layout. To animate the change, set it and call `layoutIfNeeded()` inside
/// an animation block.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The constraint as an equation, with its identifier if it has one.
    ///
    /// On other threads than the main one, only the class and the address.
    open override var description: String { mainActorDescription { summary } }

    // MARK: - Creating

    /// Creates an inactive constraint.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - attr1: The attribute of `view1`.
    ///   - relation: The relation between the two sides.
    ///   - view2: A view or layout guide; `nil` compares `attr1`, a width or height, with the constant alone.
    ///   - attr2: The attribute of `view2`; `notAnAttribute` without one.
    ///   - multiplier: The factor applied to the second attribute.
    ///   - c: The constant added to the second attribute, in points, measured in the layout direction if the attributes
    ///     are leading or trailing ones.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let operands = view1 as? Operands ?? Operands(view1, attr1, view2, attr2)
        first = operands.first
        second = operands.second
        self.relation = relation
        spacing = LayoutNumber.sane(operands.spacing, or: 0, "system spacing")
        self.multiplier = LayoutNumber.sane(multiplier, or: 1, "multiplier")
        storedConstant = LayoutNumber.sane(c, or: 0, "constant")
        // The start of the content is the origin of its coordinates and needs no second attribute.
        if !(first.item is ContentLayoutGuide) || second != nil { Self.check(first.attribute, second?.attribute) }
    }

    convenience init(
        first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, spacing: CGFloat = 0
    ) {
        self.init(
            item: Operands(first, second, spacing), attribute: .notAnAttribute, relatedBy: relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// The two sides, which the toolkit passes as the first item: subclasses inherit initializers only if the one
    /// designated initializer is public.
    @MainActor
    private final class Operands {
        let first: LayoutOperand
        let second: LayoutOperand?
        let spacing: CGFloat

        init(_ first: LayoutOperand, _ second: LayoutOperand?, _ spacing: CGFloat) {
            self.first = first
            self.second = second
            self.spacing = spacing
        }

        convenience init(_ view1: Any, _ attr1: Attribute, _ view2: Any?, _ attr2: Attribute) {
            guard let first = view1 as? any LayoutItem else {
                preconditionFailure(
                    "A constraint's first item must be a view or a layout guide, not a \(type(of: view1)).")
            }
            let second = view2.flatMap { $0 as? any LayoutItem }
            if let view2, second == nil {
                preconditionFailure(
                    "A constraint's second item must be a view or a layout guide, not a \(type(of: view2)).")
            }
            self.init(LayoutOperand(first, attr1), second.map { LayoutOperand($0, attr2) }, 0)
        }
    }

    // MARK: - Relation

    /// The first item; `nil` after it is deallocated.
    public var firstItem: AnyObject? { first.item }
    /// The attribute of the first item.
    public var firstAttribute: Attribute { first.attribute }
    /// The relation between the two sides.
    public let relation: Relation
    /// The second item; `nil` if there is none or it has been deallocated.
    public var secondItem: AnyObject? { second?.item }
    /// The attribute of the second item; `notAnAttribute` without one.
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The factor applied to the second attribute.
    public let multiplier: CGFloat

    /// The constant added to the second attribute, in points; NaN and infinite values are ignored.
    ///
    /// For a constraint with system spacing it is that spacing, which setting the constant replaces.
    open var constant: CGFloat {
        get { spacing == 0 ? storedConstant : spacing * CGFloat(StandardSpacing.between(first, second)) }
        set {
            let value = LayoutNumber.sane(newValue, or: constant, "constant")
            guard value != constant else { return }
            storedConstant = value
            if spacing == 0 {
                engine?.constantDidChange(self)
            } else {
                spacing = 0
                engine?.structureDidChange(self)
            }
        }
    }

    /// The priority of the constraint; `required` by default.
    ///
    /// It can't change to or from `required` while the constraint is active.
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

    /// A name for reports and debugging, never shown to the user.
    open var identifier: String?

    // MARK: - Effect

    /// Whether the constraint affects layout.
    ///
    /// Activating a constraint whose items have no common ancestor logs a message and has no other effect.
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
    /// The number of standard spaces between the two items; 0 if `storedConstant` gives the distance.
    private(set) var spacing: CGFloat
    var storedConstant: CGFloat
    var storedPriority = UILayoutPriority.required
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The engine that the constraint is scheduled or installed in.
    var engine: LayoutEngine?
    /// The constraint in the engine's solver, once installed.
    var encoded: SolverConstraint?
    /// The contribution of the items' insets, baselines, and the like to the constant term.
    var structuralConstant: Double = 0
}

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first attribute is at most the second side.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first attribute is at least the second side.
        case greaterThanOrEqual = 1
    }

    /// An attribute of a view's alignment rectangle or of a layout guide.
    public enum Attribute: Int, Sendable, CaseIterable {
        /// No attribute; the other side is compared with the constant.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The left edge in left-to-right layout, otherwise the right edge.
        case leading = 5
        /// The right edge in left-to-right layout, otherwise the left edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the bottommost text.
        case lastBaseline = 11
        /// The baseline of the topmost text.
        case firstBaseline = 12
        /// The left edge, inset by the margin.
        case leftMargin = 13
        /// The right edge, inset by the margin.
        case rightMargin = 14
        /// The top edge, inset by the margin.
        case topMargin = 15
        /// The bottom edge, inset by the margin.
        case bottomMargin = 16
        /// The leading edge, inset by the margin.
        case leadingMargin = 17
        /// The trailing edge, inset by the margin.
        case trailingMargin = 18
        /// The horizontal center of the area inside the margins.
        case centerXWithinMargins = 19
        /// The vertical center of the area inside the margins.
        case centerYWithinMargins = 20
    }

    /// A layout axis.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

/// Validation of computed numbers.
enum LayoutNumber {
    @MainActor
    static func sane(_ number: CGFloat, or substitute: CGFloat, _ name: String) -> CGFloat {
        if number.isFinite { return number }
        Log.misuse("A constraint's \(name) must be finite; \(number) is taken for \(substitute).")
        return substitute
    }
}
