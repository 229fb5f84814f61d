// SPDX-License-Identifier: MIT

/// A value of an old-style property list, and the line on which it begins.
struct PropertyListNode: Sendable {
    enum Value: Sendable {
        case string(String)
        case data([UInt8])
        case array([PropertyListNode])
        case dictionary([String: PropertyListNode])
    }

    let value: Value
    /// Counted from 1.
    let line: Int

    var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    var array: [PropertyListNode]? {
        if case .array(let nodes) = value { nodes } else { nil }
    }

    var dictionary: [String: PropertyListNode]? {
        if case .dictionary(let nodes) = value { nodes } else { nil }
    }

    /// The kind of the value, with its article, for messages.
    var kind: String {
        switch value {
        case .string: "a string"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
