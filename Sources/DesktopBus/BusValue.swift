// SPDX-License-Identifier: MIT

/// A value received over the bus.
///
/// Variants are unwrapped, and numbers are widened.
public enum BusValue: Hashable, Sendable {
    /// A Boolean.
    case boolean(Bool)
    /// A signed integer of any width.
    case integer(Int64)
    /// An unsigned integer of any width.
    case unsigned(UInt64)
    /// A double.
    case number(Double)
    /// Strings, object paths and signatures.
    case text(String)
    /// Arrays, structures, and dictionaries with keys other than strings.
    case list([BusValue])
    /// A dictionary with string keys.
    case dictionary([String: BusValue])
    /// File descriptors, which are not supported in replies.
    case unreadable

    /// The value as a Boolean, or `nil` if it has another type.
    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The value as a string, or `nil` if it has another type.
    public var text: String? {
        if case .text(let value) = self { value } else { nil }
    }

    /// The value as a list, or `nil` if it has another type.
    public var list: [BusValue]? {
        if case .list(let value) = self { value } else { nil }
    }

    /// The value as a dictionary, or `nil` if it has another type.
    public var dictionary: [String: BusValue]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// The value as a floating-point number, or `nil` if it has another type or is not finite.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value.isFinite ? value : nil
        default: nil
        }
    }

    /// The value as an integer, or `nil` if it has another type or doesn't fit.
    public var integer: Int? {
        switch self {
        case .integer(let value): Int(exactly: value)
        case .unsigned(let value): Int(exactly: value)
        default: nil
        }
    }
}
