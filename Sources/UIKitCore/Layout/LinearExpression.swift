// SPDX-License-Identifier: MIT
internal import ConstraintSolver
public import Foundation

/// A constraint in solver form: a linear expression that must be zero, nonnegative, or nonpositive.
@MainActor
struct LinearExpression {
    private(set) var terms: [SolverTerm] = []
    private(set) var constant: Double = 0
    private let engine: LayoutEngine
    /// The view in whose coordinates all positions are expressed.
    private let holder: UIView

    /// Returns `nil` if an item has been deallocated.
    init?(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        guard let holder = constraint.holder else { return nil }
        self.engine = engine
        self.holder = holder
        terms.reserveCapacity(6)
        let (first, second) = (constraint.first, constraint.second)
        // A center is logical if the other attribute is.
        let isLogical = first.attribute.isLogicalEdge || second?.attribute.isLogicalEdge ?? false
        guard add(first, times: 1, isLogical: isLogical) else { return nil }
        if let second {
            guard add(second, times: -Double(constraint.multiplier), isLogical: isLogical) else { return nil }
        }
        constant -= Double(constraint.spacing) * StandardSpacing.between(first, second)
    }

    /// The resolved item of an operand.
    @MainActor
    private struct Item {
        let box: ConstraintState
        /// The view itself, or the view in whose coordinates a guide is placed.
        let view: UIView
        /// Whether the item is a guide with its own variables.
        let isGuide: Bool
        let systemGuide: SystemLayoutGuide?

        /// Returns `nil` if the item has been deallocated.
        init?(_ reference: LayoutItemReference) {
            box = reference.box
            systemGuide = reference.guide
            if let view = box.view {
                self.view = view
                isGuide = false
            } else {
                guard let view = box.guide?.owningView else { return nil }
                self.view = view
                isGuide = true
            }
        }

        init(_ view: UIView) {
            box = view.ensureLayoutBox()
            self.view = view
            isGuide = false
            systemGuide = nil
        }

        init(_ guide: UILayoutGuide, in view: UIView) {
            box = guide.box
            self.view = view
            isGuide = true
            systemGuide = nil
        }
    }

    private mutating func add(_ operand: LayoutOperand, times factor: Double, isLogical: Bool) -> Bool {
        guard let item = Item(operand.reference) else { return false }
        add(operand.attribute, of: item, times: factor, isLogical: isLogical)
        guard let originAttribute = operand.originAttribute else { return true }
        guard let origin = operand.origin.flatMap({ Item($0) }) else { return false }
        add(originAttribute, of: origin, times: -factor, isLogical: isLogical)
        return true
    }

    private mutating func add(_ variable: SolverVariable, _ factor: Double) {
        if factor != 0 { terms.append(SolverTerm(variable, factor)) }
    }

    // MARK: - Attributes

    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: Item, times factor: Double, isLogical: Bool
    ) {
        let insets = insets(of: item, isWithinMargins: attribute.isWithinMargins)
        switch attribute.kind {
        case .none:
            break
        case .length(let axis):
            addLength(of: item, axis, insets, times: factor)
        case .position(let axis, let fraction, let isEdgeLogical):
            guard axis == .horizontal, isLogical || isEdgeLogical, isRightToLeft else {
                addPosition(of: item, axis, fraction, insets, times: factor)
                return
            }
            // Measured leftward from the holder's right edge.
            addPosition(of: Item(holder), .horizontal, 1, LayoutInsets(), times: factor)
            addPosition(of: item, .horizontal, 1 - fraction, insets, times: -factor)
        case .firstBaseline:
            addBaseline(of: item, isFirst: true, times: factor)
        case .lastBaseline:
            addBaseline(of: item, isFirst: false, times: factor)
        }
    }

    private var isRightToLeft: Bool { holder.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The insets from a view's alignment rectangle, for system guides and margins.
    private func insets(of item: Item, isWithinMargins: Bool) -> LayoutInsets {
        if let guide = item.systemGuide { return LayoutInsets(guide.insets, in: item.view) }
        return isWithinMargins ? LayoutInsets(item.view.layoutMargins, in: item.view) : LayoutInsets()
    }

    private mutating func addLength(
        of item: Item, _ axis: NSLayoutConstraint.Axis, _ insets: LayoutInsets, times factor: Double
    ) {
        add(variables(of: item).length(axis), factor)
        constant -= factor * (insets.near(axis) + insets.far(axis))
    }

    private mutating func addPosition(
        of item: Item, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, _ insets: LayoutInsets,
        times factor: Double
    ) {
        // From inside, the edges of a scroll view are those of its content.
        if item.view === holder, !item.isGuide, item.systemGuide == nil,
            let content = (holder as? UIScrollView)?.scrollGuides.content
        {
            return addPosition(of: Item(content, in: holder), axis, fraction, insets, times: factor)
        }
        let variables = variables(of: item)
        add(variables.length(axis), factor * fraction)
        constant += factor * (insets.near(axis) * (1 - fraction) - insets.far(axis) * fraction)
        if item.view === holder, !item.isGuide {
            constant += factor * Self.innerOrigin(of: item.view, axis)
            return
        }
        add(variables.start(axis), factor)
        addOffset(from: item.isGuide ? item.view : item.view.superview, axis, times: factor)
    }

    /// Adds the offset from the coordinates inside `view` to those inside the holder.
    private mutating func addOffset(from view: UIView?, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        var space = view
        while let current = space, current !== holder {
            let variables = engine.variables(of: current.ensureLayoutBox())
            add(variables.start(axis), factor)
            constant -= factor * Self.innerOrigin(of: current, axis)
            space = current.superview
        }
    }

    /// The origin of a view's alignment rectangle in the view's own coordinates.
    private static func innerOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? Double(view.bounds.minX + insets.left) : Double(view.bounds.minY + insets.top)
    }

    private func variables(of item: Item) -> LayoutVariables {
        if !item.isGuide, engine.isRoot(item.view) { return engine.variablesOfRoot() }
        return engine.variables(of: item.box)
    }

    // MARK: - Baselines

    private mutating func addBaseline(of item: Item, isFirst: Bool, times factor: Double) {
        guard !item.isGuide, item.systemGuide == nil else {
            return addPosition(of: item, .vertical, isFirst ? 0 : 1, LayoutInsets(), times: factor)
        }
        var view = item.view
        for _ in 0..<8 {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { break }
            if next.layoutState?.translatesAutoresizing ?? true {
                // Laid out by frames inside: at its current distance from the top.
                addPosition(of: Item(view), .vertical, 0, LayoutInsets(), times: factor)
                let rect = next.convert(next.bounds, to: view)
                let offset = next.baselines?.offset(in: rect.height, isFirst: isFirst) ?? rect.height
                constant += factor * Double(rect.minY - view.bounds.minY + offset)
                return
            }
            view = next
        }
        guard let baselines = view.baselines else {
            return addPosition(of: Item(view), .vertical, 1, LayoutInsets(), times: factor)
        }
        if let height = baselines.naturalHeight {
            // Text stays vertically centered in a view that is taller than the text.
            addPosition(of: Item(view), .vertical, 0.5, LayoutInsets(), times: factor)
            constant += factor * Double(baselines.offset(in: height, isFirst: isFirst) - height / 2)
        } else if isFirst {
            addPosition(of: Item(view), .vertical, 0, LayoutInsets(), times: factor)
            constant += factor * Double(baselines.first)
        } else {
            addPosition(of: Item(view), .vertical, 1, LayoutInsets(), times: factor)
            constant -= factor * Double(baselines.last)
        }
    }
}

/// Insets from an alignment rectangle.
struct LayoutInsets {
    private var insets = UIEdgeInsets.zero

    init() {}

    /// `insets` are relative to the view's bounds.
    @MainActor
    init(_ insets: UIEdgeInsets, in view: UIView) {
        let alignment = view.alignmentRectInsets
        self.insets = UIEdgeInsets(
            top: insets.top - alignment.top, left: insets.left - alignment.left,
            bottom: insets.bottom - alignment.bottom, right: insets.right - alignment.right)
    }

    func near(_ axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? Double(insets.left) : Double(insets.top)
    }

    func far(_ axis: NSLayoutConstraint.Axis) -> Double {
        axis == .horizontal ? Double(insets.right) : Double(insets.bottom)
    }
}

/// The baselines of a view's text, in points.
@_spi(Toolkit) public struct TextBaselines {
    /// The distance from the top to the first baseline, at the natural height.
    public var first: CGFloat
    /// The distance from the last baseline to the bottom, at the natural height.
    public var last: CGFloat
    /// The height for which the baselines hold, if the content is vertically centered in a taller view; `nil` if it is
    /// aligned to the edges.
    public var naturalHeight: CGFloat?

    public init(first: CGFloat, last: CGFloat, naturalHeight: CGFloat?) {
        self.first = first
        self.last = last
        self.naturalHeight = naturalHeight
    }

    /// Returns the distance of a baseline from the top of a view of the given height.
    func offset(in height: CGFloat, isFirst: Bool) -> CGFloat {
        let excess = naturalHeight.map { (height - $0) / 2 } ?? 0
        return isFirst ? first + excess : height - last - excess
    }
}

/// The standard spacing, in points, where none is specified.
@MainActor
enum StandardSpacing {
    /// Returns one standard space, to which baselines add their distance from the edge of their view.
    static func between(_ lower: LayoutOperand, _ upper: LayoutOperand?) -> Double {
        var space = Theme.Layout.siblingSpacing
        if lower.attribute == .firstBaseline { space += (lower.item as? UIView)?.baselines?.first ?? 0 }
        if let upper, upper.attribute == .lastBaseline { space += (upper.item as? UIView)?.baselines?.last ?? 0 }
        return Double(space)
    }
}

extension NSLayoutConstraint {
    /// The constant term of the expression.
    var sumConstant: Double { structuralConstant - Double(storedConstant) }

    /// A positive expression means that the first attribute is the larger one.
    var penalty: SolverPenalty {
        let level = storedPriority.level
        switch relation {
        case .equal: return SolverPenalty(above: level, below: level)
        case .lessThanOrEqual: return SolverPenalty(above: level, below: 0)
        case .greaterThanOrEqual: return SolverPenalty(above: 0, below: level)
        }
    }
}
