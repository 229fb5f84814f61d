// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// The criteria of a search among the descendants of an object.
struct MatchRule {
    /// The combination of the members of a criterion, by its number in AT-SPI.
    private enum Combination: Int {
        case invalid, all, any, none, empty

        /// Whether a criterion is met, of whose members some are present.
        func isMet(memberCount: Int, presentCount: Int, totalCount: Int) -> Bool {
            switch self {
            case .invalid: true
            case .all: presentCount == memberCount
            case .any: memberCount == 0 || presentCount > 0
            case .none: presentCount == 0
            case .empty: memberCount > 0 ? presentCount == memberCount : totalCount == 0
            }
        }
    }

    private let states: UInt64
    private let stateCombination: Combination
    private let attributes: [String: String]
    private let attributeCombination: Combination
    private let roles: Set<UInt32>
    private let roleCombination: Combination
    private let interfaces: Set<String>
    private let interfaceCombination: Combination
    private let isInverted: Bool

    init?(_ value: BusValue) {
        guard let members = value.list, members.count == 9 else { return nil }
        func combination(_ index: Int) -> Combination {
            members[index].integer.flatMap(Combination.init(rawValue:)) ?? .invalid
        }
        var bits: UInt64 = 0
        for (index, word) in (members[0].list ?? []).prefix(2).enumerated() {
            bits |= UInt64(UInt32(truncatingIfNeeded: word.integer ?? 0)) << UInt64(index * 32)
        }
        states = bits
        var numbers: Set<UInt32> = []
        for (index, word) in (members[4].list ?? []).prefix(8).enumerated() {
            let word = UInt32(truncatingIfNeeded: word.integer ?? 0)
            for bit in 0..<UInt32(32) where word & (1 << bit) != 0 { numbers.insert(UInt32(index) * 32 + bit) }
        }
        roles = numbers
        attributes = (members[2].dictionary ?? [:]).compactMapValues(\.text)
        interfaces = Set((members[6].list ?? []).compactMap(\.text).map(Self.busName))
        stateCombination = combination(1)
        attributeCombination = combination(3)
        roleCombination = combination(5)
        interfaceCombination = combination(7)
        isInverted = members[8].boolean ?? false
    }

    /// Clients name an interface with or without its prefix.
    private static func busName(_ name: String) -> String {
        name.hasPrefix(Interface.prefix) ? name : Interface.prefix + name
    }

    func matches(
        _ object: ServedObject, attributes objectAttributes: @autoclosure () -> [String: String]
    ) -> Bool {
        let element = object.element
        let role = element.role.wire.number
        let isMet =
            roleCombination.isMet(
                memberCount: roles.count, presentCount: roles.contains(role) ? 1 : 0, totalCount: 1)
            && {
                let bits = WireState.bits(element.states, role: element.role)
                return stateCombination.isMet(
                    memberCount: states.nonzeroBitCount, presentCount: (states & bits).nonzeroBitCount,
                    totalCount: bits.nonzeroBitCount)
            }()
            && {
                if interfaces.isEmpty, interfaceCombination != .empty { return true }
                let names = Set(object.interfaces.map(\.busName))
                return interfaceCombination.isMet(
                    memberCount: interfaces.count, presentCount: interfaces.intersection(names).count,
                    totalCount: names.count)
            }()
            && {
                if attributes.isEmpty, attributeCombination != .empty { return true }
                let all = objectAttributes()
                return attributeCombination.isMet(
                    memberCount: attributes.count,
                    // Several values are separated by colons.
                    presentCount: attributes.count { name, value in
                        all[name].map { actual in
                            actual == value || value.split(separator: ":").contains { $0 == actual }
                        } ?? false
                    }, totalCount: all.count)
            }()
        return isMet != isInverted
    }
}
