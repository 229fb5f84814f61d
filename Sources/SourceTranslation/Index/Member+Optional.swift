// SPDX-License-Identifier: MIT

/// Optional requirements become required properties that are `nil` by default: closures that call the method, and
/// optional values of properties.
extension Member {
    /// The name of the property that takes the place of an optional requirement.
    var optionalName: String { "optional_" + name + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined() }

    /// The type of the property that takes the place of an optional requirement.
    var optionalType: String {
        guard kind == .method else { return type.map { $0.hasSuffix("?") ? $0 : "(\($0))?" } ?? "Any?" }
        let effects = (isAsynchronous ? " async" : "") + (isThrowing ? " throws" : "")
        return "((\(parameters.map(\.type).joined(separator: ", ")))\(effects) -> \(type ?? "Void"))?"
    }

    /// The getter of the property in a class that has the member.
    var optionalValue: String {
        guard kind == .method else { return "self.\(name)" }
        let effects = (isThrowing ? "try " : "") + (isAsynchronous ? "await " : "")
        let arguments = parameters.enumerated().map {
            ($0.element.label == "_" ? "" : "\($0.element.label): ") + "$\($0.offset)"
        }
        return "{ \(effects)self.\(name)(\(arguments.joined(separator: ", "))) }"
    }
}
