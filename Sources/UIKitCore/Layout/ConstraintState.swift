// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import Foundation

/// The constraint layout state of a view or guide, created on first use and released with its owner.
@MainActor
package final class ConstraintState {
    /// The owner, as long as it exists; one of the two is `nil`.
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?

    init(view: UIView? = nil, guide: UILayoutGuide? = nil) {
        self.view = view
        self.guide = guide
    }

    /// Called before the owner is deallocated; removes the constraints that it holds and those that refer to it.
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
    /// The active constraints that refer to the item or its margins.
    var mentions: [NSLayoutConstraint] = []
    /// Whether a constraint refers, or once referred, to the item's margins or to a system guide in it.
    var usesInsets = false

    // MARK: - Settings of a view

    package var translatesAutoresizing = true
    /// The number of constraints that connect an item outside the view with one inside.
    var crossings = 0
    /// The engine for the view's contents, if the view is a layout boundary.
    var innerEngine: LayoutEngine?
    /// Indexed by axis.
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var guides: [UILayoutGuide] = []
    /// The layout guides for margins, safe area, and readable content, created on first use.
    var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
    /// Whether the view is treated as a layout boundary for the duration of a measurement.
    var isMeasuredApart = false
    /// The constraints and boxes removed from a superview together with the view, until they are assigned to an engine
    /// again.
    var inTransit: (constraints: [NSLayoutConstraint], boxes: [ConstraintState]) = ([], [])
    var needsUpdateConstraints = true
    var isUpdateScheduled = false

    // MARK: - The item in its engine

    /// The engine that computes the item's rectangle.
    var engine: LayoutEngine?
    var variables: LayoutVariables?
    /// The constraints that fix the rectangle to a frame set by the application: left, top, width, height.
    var frameConstraints: [SolverConstraint] = []
    /// The constraints for the content's natural size, by axis.
    var contentConstraints: [SolverConstraint?] = [nil, nil]
    var isContentSizePending = false
    /// The width for which the natural height was measured, if it depends on the width.
    var measuredWidth: CGFloat?
    /// The number of the solution that last changed the item.
    var solution = 0
}

/// The variables of a rectangle, in its superview's coordinates.
struct LayoutVariables {
    var left: SolverVariable
    var top: SolverVariable
    var width: SolverVariable
    var height: SolverVariable

    func start(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? left : top }
    func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }
}

extension ConstraintState {
    /// Resets the state that belongs to an engine.
    func leaveEngine() {
        engine = nil
        variables = nil
        frameConstraints = []
        contentConstraints = [nil, nil]
        isContentSizePending = false
        measuredWidth = nil
    }
}
