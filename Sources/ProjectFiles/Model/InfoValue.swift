// SPDX-License-Identifier: MIT
package import Foundation

/// A value of a property list.
package enum InfoValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([InfoValue])
    case dictionary([String: InfoValue])

    /// Returns `nil` for objects that property lists don't contain.
    package init?(_ object: Any) {
        switch object {
        case let value as String: self = .string(value)
        case let value as NSNumber:
            switch String(cString: value.objCType) {
            case "c", "B": self = .boolean(value.boolValue)
            case "d", "f": self = .real(value.doubleValue)
            default: self = .integer(value.intValue)
            }
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as [Any]: self = .array(value.compactMap(InfoValue.init))
        case let value as [String: Any]: self = .dictionary(value.compactMapValues(InfoValue.init))
        default: return nil
        }
    }

    /// The value as Foundation's objects.
    package var object: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }

    /// Returns the value with each of its strings replaced.
    func mapStrings(_ transform: (String) throws -> String) rethrows -> InfoValue {
        switch self {
        case .string(let value): .string(try transform(value))
        case .array(let values): .array(try values.map { try $0.mapStrings(transform) })
        case .dictionary(let values): .dictionary(try values.mapValues { try $0.mapStrings(transform) })
        default: self
        }
    }
}
