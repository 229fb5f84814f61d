// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import Foundation

/// What layout by constraints keeps about a view or a guide: made when it is first needed, gone with its owner.
@MainActor
final class ConstraintState {
    /// The owner, until it goes; one of the two, or neither.
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?

    init(view: UIView? = nil, guide: UILayoutGuide? = nil) {
        self.view = view
        self.guide = guide
    }

    /// The owner is about to be gone, and so are the constraints that it held or that mention it.
    func ownerWillGo() {
        view = nil
        guide = nil
        innerEngine?.abandon()
        innerEngine = nil
        for constraint in held {
            constraint.engine?.forget(constraint)
            constraint.forgetHolder()
        }
        held = []
        for constraint in mentions { constraint.uninstall() }
        engine?.unregister(self)
        for inner in guides { inner.box.ownerWillGo() }
        guides = []
        systemGuides = [:]
    }

    // MARK: - Constraints

    /// The active constraints that the view holds.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that mention the item, or a margin of it.
    var mentions: [NSLayoutConstraint] = []
    /// One of them is, or was, about the item's margins or a guide of the toolkit's in it.
    var usesInsets = false

    // MARK: - A view's settings

    var translatesAutoresizing = true
    /// Constraints that reach through the view, from outside to something inside.
    var crossings = 0
    /// The engine for what is inside the view, if the view closes it off.
    var innerEngine: LayoutEngine?
    /// By axis.
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var guides: [UILayoutGuide] = []
    /// Margins, safe area and readable content, as they are asked for.
    var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
    /// Whether the view is closed off for a measurement.
    var isMeasuredApart = false
    /// Constraints and boxes that leave a superview with the view, until they have an engine again.
    var inTransit: (constraints: [NSLayoutConstraint], boxes: [ConstraintState]) = ([], [])
    var needsUpdateConstraints = true
    var isUpdateScheduled = false

    // MARK: - The item in an engine

    /// The engine that finds the item's rectangle.
    var engine: LayoutEngine?
    var variables: LayoutVariables?
    /// What ties the rectangle to a frame set by hand: left, top, width, height.
    var frameConstraints: [SolverConstraint] = []
    /// What pulls the size towards the content's, by axis.
    var contentConstraints: [SolverConstraint?] = [nil, nil]
    var isContentSizePending = false
    /// The natural height holds for this width, where it depends on it.
    var measuredWidth: CGFloat?
    /// The number of the solution that last moved the item.
    var solution = 0
}

/// The variables of a rectangle, in the coordinates that it is placed in.
struct LayoutVariables {
    var left: SolverVariable
    var top: SolverVariable
    var width: SolverVariable
    var height: SolverVariable

    func start(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? left : top }
    func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }
}

extension ConstraintState {
    /// Forgets what it was in an engine.
    func leaveEngine() {
        engine = nil
        variables = nil
        frameConstraints = []
        contentConstraints = [nil, nil]
        isContentSizePending = false
        measuredWidth = nil
    }
}
