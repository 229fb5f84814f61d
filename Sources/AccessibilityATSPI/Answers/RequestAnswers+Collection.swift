// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    /// The maximum number of objects that a search visits.
    private static let maximumVisitCount = 20_000

    func collection(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        func rule(_ index: Int) throws(Refusal) -> MatchRule {
            guard let rule = MatchRule(arguments[index]) else { throw .invalidArguments("That is no rule.") }
            return rule
        }
        func current() throws(Refusal) -> AccessibilityID {
            guard case .element(let id)? = ObjectPath(arguments.text(0)) else {
                throw .unknownObject(arguments.text(0))
            }
            return id
        }
        switch member {
        case "GetMatches":
            let all = matches(try rule(0), in: object, isDeep: arguments.boolean(3))
            return [sorted(all, order: arguments.int(1), count: arguments.int(2))]
        case "GetMatchesTo":
            let all = matches(try rule(1), in: object, isDeep: arguments.boolean(6), until: try current())
            let count = arguments.int(5)
            // The nearest ones before the object.
            return [sorted(count > 0 ? Array(all.suffix(count)) : all, order: arguments.int(2), count: count)]
        case "GetMatchesFrom":
            let all = matches(try rule(1), in: object, isDeep: arguments.boolean(5), after: try current())
            let count = arguments.int(4)
            return [sorted(count > 0 ? Array(all.prefix(count)) : all, order: arguments.int(2), count: count)]
        case "GetActiveDescendant":
            return [reference(provider.focused.flatMap { isDescendant($0, of: object.id) ? $0 : nil })]
        default: throw .unknownMethod(member)
        }
    }

    private func sorted(_ ids: [AccessibilityID], order: Int, count: Int) -> BusArgument {
        // Orders from 4 are reversed.
        let ordered = order >= 4 ? ids.reversed() : ids
        return references(count > 0 ? Array(ordered.prefix(count)) : ordered)
    }

    /// Returns the matching descendants in document order, without those on demand below a parent that manages them.
    private func matches(
        _ rule: MatchRule, in object: ServedObject, isDeep: Bool, until end: AccessibilityID? = nil,
        after start: AccessibilityID? = nil
    ) -> [AccessibilityID] {
        var (found, rest) = ([AccessibilityID](), Self.maximumVisitCount)
        var isCollecting = start == nil
        // The children that remain to be visited at each level.
        var stack: [ArraySlice<AccessibilityID>] = [children(of: object.element, limit: rest)[...]]
        while let next = stack.last?.first {
            stack[stack.count - 1].removeFirst()
            defer { while stack.last?.isEmpty == true { stack.removeLast() } }
            rest -= 1
            guard rest >= 0, next != end else { break }
            guard let element = provider.element(next) else { continue }
            let child = ServedObject(path: .element(next), element: element)
            if isCollecting, rule.matches(child, attributes: attributes(of: element)) { found.append(next) }
            if next == start { isCollecting = true }
            // A container that contains itself has no end.
            if isDeep, stack.count < 200 { stack.append(children(of: element, limit: rest)[...]) }
        }
        return found
    }

    func children(of element: AccessibilityElement, limit: Int) -> [AccessibilityID] {
        guard !element.states.contains(.managesDescendants), element.childCount > 0, limit > 0 else { return [] }
        return provider.children(of: element.id, in: 0..<min(element.childCount, limit))
    }

    private func isDescendant(_ id: AccessibilityID, of ancestor: AccessibilityID) -> Bool {
        var next: AccessibilityID? = id
        for _ in 0..<200 {
            guard let current = next else { return false }
            if current == ancestor { return true }
            next = provider.element(current, .parent)?.parent
        }
        return false
    }
}
