// SPDX-License-Identifier: MIT

extension MessageDescription {
    /// The message as libwayland spells it: first version if above 1, then a letter per value, `?` before a nullable one.
    public var signature: String {
        let prefix = since > 1 ? String(since) : ""
        return arguments.reduce(prefix) { $0 + $1.signature }
    }

    /// The interface that each value of the signature refers to, `nil` where it refers to none.
    public var signatureInterfaces: [String?] {
        arguments.flatMap { argument -> [String?] in
            argument.isUntypedNewID ? [nil, nil, nil] : [argument.interface]
        }
    }
}

extension ArgumentDescription {
    /// Whether the sender names interface and version beside the new object's id.
    public var isUntypedNewID: Bool { kind == .newID && interface == nil }

    fileprivate var signature: String {
        let letter =
            switch kind {
            case .int: "i"
            case .uint: "u"
            case .fixed: "f"
            case .string: "s"
            case .object: "o"
            case .array: "a"
            case .fd: "h"
            case .newID: isUntypedNewID ? "sun" : "n"
            }
        return (allowsNull ? "?" : "") + letter
    }
}
