// SPDX-License-Identifier: MIT
internal import Foundation

extension NSLayoutConstraint {
    /// The alignment of the items of a visual format, and the direction in which it is read.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Reads the format in the layout direction.
        ///
        /// This is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Reads the format from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Reads the format from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures vertical gaps between edges.
        ///
        /// This is the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical gaps from the last baseline of one view to the first baseline of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// Creates inactive constraints from a visual format, such as `"H:|-[name(>=80)]-8-[value]-|"`.
    ///
    /// A single hyphen is the standard gap: 8 points between views, the margin at the superview. Traps, with a message
    /// that points at the position, if the format can't be parsed or refers to a name that isn't given.
    ///
    /// - Parameters:
    ///   - format: The visual format. The prefix `H:` is optional; `V:` selects the vertical axis.
    ///   - opts: The alignment of the views across the axis, and the direction.
    ///   - metrics: The constants that the format refers to by name.
    ///   - views: The views and guides that the format refers to by name.
    /// - Returns: The constraints, in the order of the format.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try parsedConstraints(format, opts, metrics ?? [:], views)
        } catch {
            preconditionFailure("The visual format cannot be used. \(error)")
        }
    }

    package static func parsedConstraints(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format)
        let parsed = try parser.parse()
        return try VisualFormatBuilder(
            format: format, parsed: parsed, options: options, metrics: metrics, views: views
        ).constraints()
    }
}

/// Creates the constraints of a parsed format.
@MainActor
private struct VisualFormatBuilder {
    let format: String
    let parsed: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    private typealias Attribute = NSLayoutConstraint.Attribute

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let superview = try superview()
        var items: [any LayoutItem] = []
        for element in parsed.elements {
            if element.name == nil, let superview { items.append(superview) } else { items.append(try item(element)) }
        }
        var result: [NSLayoutConstraint] = []
        for index in items.indices {
            result += try sizes(of: items[index], parsed.elements[index])
            guard index > 0 else { continue }
            result += try gap(before: index, items)
        }
        result += try alignments(of: zip(items, parsed.elements).filter { $0.1.name != nil }.map(\.0))
        return result
    }

    // MARK: - Names

    private func item(_ element: VisualFormat.Element) throws(VisualFormatError) -> any LayoutItem {
        guard let name = element.name else { throw error(element.position, "There is no superview.") }
        guard let view = views[name] else {
            throw error(element.position, "No view is given under the name \"\(name)\".")
        }
        guard let item = view as? any LayoutItem else {
            throw error(element.position, "\"\(name)\" must be a view or a guide, not a \(type(of: view)).")
        }
        return item
    }

    private func superview() throws(VisualFormatError) -> UIView? {
        guard let edge = parsed.elements.first(where: { $0.name == nil }) else { return nil }
        for element in parsed.elements where element.name != nil {
            if let superview = try item(element).layoutContainer { return superview }
        }
        throw error(edge.position, "\"|\" stands for the superview, but no view of the format has one.")
    }

    private func number(_ object: VisualFormat.Object, _ position: Int) throws(VisualFormatError) -> CGFloat {
        switch object {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            guard let metric = metrics[name] else {
                throw error(position, "No metric is given under the name \"\(name)\".")
            }
            guard let number = Self.number(metric) else {
                throw error(position, "The metric \"\(name)\" must be a number, not a \(type(of: metric)).")
            }
            return number
        }
    }

    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let object = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(object, predicate.position)))
    }

    private func error(_ position: Int, _ sentence: String) -> VisualFormatError {
        VisualFormatError(position: position, format: format, sentence: sentence)
    }

    // MARK: - Constraints

    private func sizes(
        of item: any LayoutItem, _ element: VisualFormat.Element
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let length: Attribute = parsed.axis == .horizontal ? .width : .height
        var result: [NSLayoutConstraint] = []
        for predicate in element.sizes {
            var second: LayoutOperand?
            var constant: CGFloat = 0
            if case .name(let name) = predicate.object, metrics[name] == nil {
                guard let other = views[name] as? any LayoutItem else {
                    throw error(predicate.position, "No view or metric is given under the name \"\(name)\".")
                }
                second = LayoutOperand(other, predicate.attribute ?? length)
            } else {
                constant = try number(predicate.object, predicate.position)
            }
            let constraint = NSLayoutConstraint(
                first: LayoutOperand(item, length), relation: predicate.relation, second: second, constant: constant)
            constraint.priority = try priority(predicate)
            result.append(constraint)
        }
        return result
    }

    private func gap(before index: Int, _ items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let fromSuperview = parsed.elements[index - 1].name == nil
        let toSuperview = parsed.elements[index].name == nil
        let isStandard = parsed.connections[index - 1] == .standard
        // At the superview, the far edge of one item and the near edge of the other are the same edge.
        let (near, far) = edges(isMargin: isStandard && (fromSuperview || toSuperview))
        let (plainNear, plainFar) = edges(isMargin: false)
        var (beforeAttribute, afterAttribute) = (plainFar, plainNear)
        if fromSuperview { (beforeAttribute, afterAttribute) = (near, plainNear) }
        if toSuperview { (beforeAttribute, afterAttribute) = (plainFar, far) }
        let isBaseline = options.contains(.spacingBaselineToBaseline) && parsed.axis == .vertical
        if isBaseline, !fromSuperview, !toSuperview {
            (beforeAttribute, afterAttribute) = (.lastBaseline, .firstBaseline)
        }
        var (before, after) = (
            LayoutOperand(items[index - 1], beforeAttribute), LayoutOperand(items[index], afterAttribute)
        )
        // Read from right to left, each item is to the left of the previous one.
        if isMirrored { (before, after) = (after, before) }

        switch parsed.connections[index - 1] {
        case .flush:
            return [NSLayoutConstraint(first: after, relation: .equal, second: before)]
        case .standard:
            let spacing: CGFloat = fromSuperview || toSuperview ? 0 : 1
            return [NSLayoutConstraint(first: after, relation: .equal, second: before, spacing: spacing)]
        case .predicates(let predicates):
            var result: [NSLayoutConstraint] = []
            for predicate in predicates {
                let constraint = NSLayoutConstraint(
                    first: after, relation: predicate.relation, second: before,
                    constant: try number(predicate.object, predicate.position))
                constraint.priority = try priority(predicate)
                result.append(constraint)
            }
            return result
        }
    }

    private var isMirrored: Bool {
        parsed.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    /// The edges at which the format starts and ends.
    private func edges(isMargin: Bool) -> (near: Attribute, far: Attribute) {
        guard parsed.axis == .horizontal else {
            return isMargin ? (.topMargin, .bottomMargin) : (.top, .bottom)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return isMargin ? (.leftMargin, .rightMargin) : (.left, .right)
        case .directionRightToLeft: return isMargin ? (.rightMargin, .leftMargin) : (.right, .left)
        default: return isMargin ? (.leadingMargin, .trailingMargin) : (.leading, .trailing)
        }
    }

    private func alignments(of items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for attribute in Attribute.allCases where attribute.rawValue > 0 && attribute.rawValue < 16 {
            guard options.contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt(attribute.rawValue))),
                !attribute.isLength
            else { continue }
            guard attribute.axis != parsed.axis else {
                throw error(0, "The views of a row cannot all have the same \(attribute.name).")
            }
            for (item, next) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        first: LayoutOperand(next, attribute), relation: .equal,
                        second: LayoutOperand(item, attribute)))
            }
        }
        return result
    }
}
