// SPDX-License-Identifier: MIT

/// What came over the bus: variants are opened, and numbers are as wide as they can be.
public enum BusValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// Strings, object paths and signatures.
    case text(String)
    /// Arrays, structures, and dictionaries with other keys than strings.
    case list([BusValue])
    case dictionary([String: BusValue])
    /// File descriptors, which nobody here asks for.
    case unreadable

    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    public var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    public var list: [BusValue]? {
        if case .list(let value) = self { value } else { nil }
    }

    public var dictionary: [String: BusValue]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// A number of any kind, if it is finite.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value.isFinite ? value : nil
        default: nil
        }
    }

    /// A whole number that fits.
    public var integer: Int? {
        switch self {
        case .integer(let value): Int(exactly: value)
        case .unsigned(let value): Int(exactly: value)
        default: nil
        }
    }
}
