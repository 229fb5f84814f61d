// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import Diagnostics
internal import Foundation

/// Keeps a solver in sync with the constraints inside a layout boundary.
///
/// All rectangles are in their superviews' coordinates, so moving a view doesn't affect the items inside it. Changes to
/// constraints are solved at the next layout.
@MainActor
final class LayoutEngine {
    /// The root view; `nil` once it is deallocated.
    private(set) weak var root: UIView?
    /// Identifies the root while it exists; cheaper to compare than a weak reference.
    private let rootIdentity: ObjectIdentifier
    let solver = Solver()

    private var pending: [NSLayoutConstraint] = []
    private var pendingContentSizes: [ConstraintState] = []
    private(set) var rootVariables: LayoutVariables?
    private var rootConstraints: [SolverConstraint] = []
    /// The owners of the variables, by variable number; `nil` for those of the root.
    private var owners: [ConstraintState?] = []
    /// The origins of the solver's constraints, by constraint number.
    private var origins: [Origin] = []
    private(set) var isDirty = false
    private(set) var solution = 0
    var isListed = false

    enum Origin {
        case none
        case constraint(NSLayoutConstraint)
        case frame(ConstraintState)
        case content(ConstraintState)
        case rootSize
    }

    init(root: UIView) {
        self.root = root
        rootIdentity = ObjectIdentifier(root)
    }

    /// Whether `view` is the root of this engine, which is still in use.
    func isRoot(_ view: UIView) -> Bool { ObjectIdentifier(view) == rootIdentity }

    // MARK: - Constraints

    func enqueue(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        pending.append(constraint)
        constraintsDidChange()
    }

    /// Removes a constraint.
    ///
    /// The variables of its items are kept because they are likely to be needed again.
    func forget(_ constraint: NSLayoutConstraint) {
        if let encoded = constraint.encoded {
            remove(encoded)
            constraint.encoded = nil
        } else {
            pending.removeFirst(identicalTo: constraint)
        }
        constraint.engine = nil
        constraintsDidChange()
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let encoded = constraint.encoded else { return }
        solver.setConstant(constraint.sumConstant, of: encoded)
        constraintsDidChange()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let encoded = constraint.encoded else { return }
        solver.setPenalty(constraint.penalty, of: encoded)
        constraintsDidChange()
    }

    /// Encodes the constraint again after margins, baselines, or directions changed.
    func structureDidChange(_ constraint: NSLayoutConstraint) {
        guard let encoded = constraint.encoded else { return }
        remove(encoded)
        constraint.encoded = nil
        pending.append(constraint)
        markDirty()
    }

    /// Removes all constraints and items.
    func abandon() {
        root = nil
        isDirty = false
        for constraint in pending { constraint.engine = nil }
        for case .constraint(let constraint) in origins {
            constraint.engine = nil
            constraint.encoded = nil
        }
        for case let box? in owners { box.leaveEngine() }
        pending = []
        pendingContentSizes = []
        trialMoved = []
        owners = []
        origins = []
    }

    // MARK: - Items

    /// Returns the item's variables, creating them if needed.
    func variables(of box: ConstraintState) -> LayoutVariables {
        if box.engine === self, let variables = box.variables { return variables }
        box.engine?.unregister(box)
        // The box may hold state of an engine that has been deallocated.
        box.leaveEngine()
        let variables = LayoutVariables(
            left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true),
            height: solver.makeVariable(isNonnegative: true))
        box.engine = self
        box.variables = variables
        for variable in [variables.left, variables.top, variables.width, variables.height] {
            while owners.count <= variable.number { owners.append(nil) }
            owners[variable.number] = box
        }
        if let view = box.view {
            if box.translatesAutoresizing { fixFrame(of: view, box) } else { contentSizeDidChange(of: box) }
        }
        return variables
    }

    /// Adds an item whose rectangle is computed even if no constraint refers to it.
    func register(_ box: ConstraintState) {
        _ = variables(of: box)
        markDirty()
    }

    /// Returns the variables of the root's own size, which is fixed.
    func variablesOfRoot() -> LayoutVariables {
        if let rootVariables { return rootVariables }
        let variables = LayoutVariables(
            left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true),
            height: solver.makeVariable(isNonnegative: true))
        rootVariables = variables
        let penalty = rootPenalty
        for (variable, value) in zip([variables.left, variables.top, variables.width, variables.height], rootValues) {
            let constraint = solver.add(
                [SolverTerm(variable)], constant: -value, penalty: penalty, isFirm: penalty.above == 1000)
            note(.rootSize, for: constraint)
            rootConstraints.append(constraint)
        }
        return variables
    }

    /// A root without a superview that isn't laid out by its frame takes the size of its content, if it has one.
    private var rootPenalty: SolverPenalty {
        let isGiven = root?.superview != nil || root?.layoutState?.translatesAutoresizing ?? true
        let level = isGiven ? SolverPenalty.required : 1
        return SolverPenalty(above: level, below: level)
    }

    private var rootValues: [Double] {
        let rect = root?.alignmentFrame ?? .zero
        return [0, 0, Double(rect.width), Double(rect.height)]
    }

    /// Called when the root was added to or removed from a superview, or changed between frame and constraint layout.
    func rootPriorityDidChange() {
        for constraint in rootConstraints { solver.setPenalty(rootPenalty, of: constraint) }
        rootSizeDidChange()
    }

    func rootSizeDidChange() {
        guard !rootConstraints.isEmpty else { return }
        for (constraint, value) in zip(rootConstraints, rootValues) { solver.setConstant(-value, of: constraint) }
        if solver.needsSolution { markDirty() }
    }

    /// Measures the root with `targets` for its size, at their priorities, together with its natural size.
    func fittingSize(_ targets: [(value: Double, level: Double)]) -> CGSize {
        let variables = variablesOfRoot()
        let lengths = [variables.width, variables.height]
        let saved = rootValues.suffix(2)
        var trial: [SolverConstraint] = []
        for (constraint, target) in zip(rootConstraints.suffix(2), targets) {
            solver.setPenalty(SolverPenalty(above: target.level, below: target.level), of: constraint)
            solver.setConstant(-target.value, of: constraint)
        }
        if let root, let box = root.layoutState {
            let size = root.intrinsicContentSize
            for (axis, length) in [size.width, size.height].enumerated() where length >= 0 && length.isFinite {
                let penalty = SolverPenalty(above: box.hugging[axis].level, below: box.resistance[axis].level)
                trial.append(
                    solver.add([SolverTerm(lengths[axis])], constant: -Double(length), penalty: penalty))
            }
        }
        isDirty = true
        solve(layingOut: nil, isTrial: true)
        if trial.count == 2,
            let height = root?.intrinsicContentHeight(forWidth: CGFloat(solver.value(of: variables.width)))
        {
            solver.setConstant(-Double(height), of: trial[1])
            isDirty = true
            solve(layingOut: nil, isTrial: true)
        }
        let size = rootSize
        for constraint in trial { remove(constraint) }
        for (constraint, value) in zip(rootConstraints.suffix(2), saved) {
            solver.setPenalty(rootPenalty, of: constraint)
            solver.setConstant(-value, of: constraint)
        }
        isDirty = false
        markDirty()
        return size
    }

    func unregister(_ box: ConstraintState) {
        guard box.engine === self, let variables = box.variables else { return }
        for constraint in box.frameConstraints { remove(constraint) }
        for case let constraint? in box.contentConstraints { remove(constraint) }
        for constraint in box.mentions where constraint.engine === self {
            guard let encoded = constraint.encoded else { continue }
            remove(encoded)
            constraint.encoded = nil
            pending.append(constraint)
        }
        for variable in [variables.left, variables.top, variables.width, variables.height] {
            solver.remove(variable)
            owners[variable.number] = nil
        }
        pendingContentSizes.removeFirst(identicalTo: box)
        box.leaveEngine()
        markDirty()
    }

    // MARK: - Frames and contents

    private func fixFrame(of view: UIView, _ box: ConstraintState) {
        guard let variables = box.variables else { return }
        let rect = view.alignmentFrame
        let values = [rect.minX, rect.minY, rect.width, rect.height]
        let all = [variables.left, variables.top, variables.width, variables.height]
        let required = SolverPenalty(above: SolverPenalty.required, below: SolverPenalty.required)
        box.frameConstraints = zip(all, values).map { variable, value in
            let constraint = solver.add(
                [SolverTerm(variable)], constant: -Double(value), penalty: required, isFirm: true)
            note(.frame(box), for: constraint)
            return constraint
        }
    }

    func frameDidChange(of view: UIView, _ box: ConstraintState) {
        guard box.engine === self, !box.frameConstraints.isEmpty else { return }
        let rect = view.alignmentFrame
        for (constraint, value) in zip(box.frameConstraints, [rect.minX, rect.minY, rect.width, rect.height]) {
            solver.setConstant(-Double(value), of: constraint)
        }
        if solver.needsSolution { markDirty() }
    }

    func contentSizeDidChange(of box: ConstraintState) {
        guard box.engine === self, !box.isContentSizePending else { return }
        box.isContentSizePending = true
        pendingContentSizes.append(box)
        constraintsDidChange()
    }

    private func updateContentSizes() {
        let batch = pendingContentSizes
        pendingContentSizes = []
        for box in batch {
            box.isContentSizePending = false
            guard let view = box.view, box.engine === self else { continue }
            box.measuredWidth = nil
            resized.append(box)
            let size = view.intrinsicContentSize
            setContentLength(size.width, of: box, .horizontal)
            setContentLength(size.height, of: box, .vertical)
        }
    }

    private func setContentLength(_ length: CGFloat, of box: ConstraintState, _ axis: NSLayoutConstraint.Axis) {
        guard let variables = box.variables else { return }
        let present = box.contentConstraints[axis.rawValue]
        guard length >= 0, length.isFinite else {
            if let present { remove(present) }
            box.contentConstraints[axis.rawValue] = nil
            return
        }
        let penalty = SolverPenalty(
            above: box.hugging[axis.rawValue].level, below: box.resistance[axis.rawValue].level)
        if let present {
            solver.setConstant(-Double(length), of: present)
            solver.setPenalty(penalty, of: present)
            return
        }
        let constraint = solver.add(
            [SolverTerm(variables.length(axis))], constant: -Double(length), penalty: penalty)
        note(.content(box), for: constraint)
        box.contentConstraints[axis.rawValue] = constraint
    }

    // MARK: - Solving

    private func constraintsDidChange() {
        guard !isDirty else { return }
        markDirty()
        root?.containedConstraintsDidChange()
    }

    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        LayoutPass.enlist(self)
    }

    /// The maximum number of times that text is measured again because its width changed in response to the previous
    /// measurement.
    private static let maximumMeasurings = 4

    /// Updates the rectangles, and invalidates the layout of views whose subviews' frames changed, except `view`.
    ///
    /// A trial invalidates nothing: its result is only read.
    func solve(layingOut view: UIView?, isTrial: Bool = false) {
        guard isDirty else { return }
        isDirty = false
        solution += 1
        var moved: [ConstraintState] = []
        var measurings = 0
        repeat {
            let changed = findValues()
            for variable in changed where variable.number < owners.count {
                guard let box = owners[variable.number], box.solution != solution else { continue }
                box.solution = solution
                moved.append(box)
            }
            measurings += 1
        } while measurings <= Self.maximumMeasurings && measureAgain(moved + takeResized())
        for report in takeReports() { Log.misuse(report) }
        if isTrial {
            // The items moved by the trial are checked again after the actual size is restored.
            trialMoved.append(contentsOf: moved)
            return
        }
        moved.append(contentsOf: trialMoved)
        trialMoved = []
        for box in moved {
            guard let container = box.view?.superview ?? box.guide?.owningView, container !== view else { continue }
            container.setNeedsLayout()
        }
        applyRootSize()
    }

    private var trialMoved: [ConstraintState] = []
    /// Items whose text changed; they may need another height at the same width, without having moved.
    private var resized: [ConstraintState] = []

    private func takeResized() -> [ConstraintState] {
        defer { resized.removeAll() }
        return resized
    }

    /// Solves the constraints and returns the variables that changed.
    @discardableResult
    func findValues() -> [SolverVariable] {
        encodePending()
        return solver.solve()
    }

    private func encodePending() {
        while !pending.isEmpty || !pendingContentSizes.isEmpty {
            let batch = pending
            pending = []
            for constraint in batch where constraint.engine === self && constraint.encoded == nil {
                encode(constraint)
            }
            updateContentSizes()
        }
    }

    private func encode(_ constraint: NSLayoutConstraint) {
        guard let sum = LinearExpression(constraint, in: self) else { return }
        constraint.structuralConstant = sum.constant
        let encoded = solver.add(sum.terms, constant: constraint.sumConstant, penalty: constraint.penalty)
        constraint.encoded = encoded
        note(.constraint(constraint), for: encoded)
    }

    /// Measures text whose width differs from the width it was last measured for.
    ///
    /// Returns whether there was any.
    private func measureAgain(_ moved: [ConstraintState]) -> Bool {
        var isNew = false
        for box in moved {
            guard let view = box.view, !box.translatesAutoresizing, let variables = box.variables,
                box.contentConstraints[1] != nil
            else { continue }
            let width = view.roundedLayoutLength(CGFloat(solver.value(of: variables.width)))
            guard width != box.measuredWidth, let height = view.intrinsicContentHeight(forWidth: width) else {
                continue
            }
            box.measuredWidth = width
            setContentLength(height, of: box, .vertical)
            isNew = true
        }
        return isNew && solver.needsSolution
    }

    /// A root without a superview gets its size from its constraints.
    private func applyRootSize() {
        guard let root, let variables = rootVariables, rootPenalty.above < SolverPenalty.required else { return }
        let insets = root.alignmentRectInsets
        let size = CGSize(
            width: max(0, solver.value(of: variables.width)) + insets.left + insets.right,
            height: max(0, solver.value(of: variables.height)) + insets.top + insets.bottom)
        if size != root.bounds.size { root.bounds.size = size }
    }

    func rect(of box: ConstraintState) -> CGRect? {
        guard box.engine === self, let variables = box.variables else { return nil }
        return CGRect(
            x: solver.value(of: variables.left), y: solver.value(of: variables.top),
            width: max(0, solver.value(of: variables.width)), height: max(0, solver.value(of: variables.height)))
    }

    var rootSize: CGSize {
        guard let rootVariables else { return .zero }
        return CGSize(
            width: max(0, solver.value(of: rootVariables.width)), height: max(0, solver.value(of: rootVariables.height))
        )
    }

    func isAmbiguous(_ box: ConstraintState) -> Bool {
        guard box.engine === self, let variables = box.variables else { return true }
        return [variables.left, variables.top, variables.width, variables.height].contains {
            solver.isAmbiguous($0)
        }
    }

    // MARK: - Origins

    private func note(_ origin: Origin, for constraint: SolverConstraint) {
        while origins.count <= constraint.number { origins.append(.none) }
        origins[constraint.number] = origin
    }

    func origin(of constraint: SolverConstraint) -> Origin {
        constraint.number < origins.count ? origins[constraint.number] : .none
    }

    private func remove(_ constraint: SolverConstraint) {
        solver.remove(constraint)
        if constraint.number < origins.count { origins[constraint.number] = .none }
    }
}
