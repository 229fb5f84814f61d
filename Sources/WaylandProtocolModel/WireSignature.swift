// SPDX-License-Identifier: MIT

extension MessageDescription {
    /// The message's signature in libwayland's format: the version if above 1, then a character per argument, with `?`
    /// before a nullable one.
    public var signature: String {
        let prefix = since > 1 ? String(since) : ""
        return arguments.reduce(prefix) { $0 + $1.signature }
    }

    /// The interface of each argument in the signature, `nil` if it has none.
    public var signatureInterfaces: [String?] {
        arguments.flatMap { argument -> [String?] in
            argument.isUntypedNewID ? [nil, nil, nil] : [argument.interface]
        }
    }
}

extension ArgumentDescription {
    /// Whether the sender specifies interface and version along with the new object's ID.
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
