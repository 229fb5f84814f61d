// SPDX-License-Identifier: MIT

extension Member {
    /// A closure that calls the method of a target with the arguments of an `ActionCall`.
    func call(on target: String) -> String {
        let name = Self.keywords.contains(name) ? "`\(name)`" : name
        var preparation = ""
        var arguments: [String] = []
        for (index, parameter) in parameters.enumerated() {
            var value = "call.argument(\(index), as: \(parameter.metatype))"
            if isAsynchronous {
                preparation += "let value\(index) = try \(value); "
                value = "value\(index)"
            }
            arguments.append((parameter.label == "_" ? "" : "\(parameter.label): ") + value)
        }
        let call = "target.\(name)(\(arguments.joined(separator: ", ")))"
        let body: String
        if isAsynchronous {
            body = "\(preparation)Task { @MainActor in _ = \(isThrowing ? "try " : "")await \(call) }; return nil"
        } else {
            let effect = isThrowing || !parameters.isEmpty ? "try " : ""
            body = type == nil ? "\(effect)\(call); return nil" : "return \(effect)\(call)"
        }
        return "{ (target: \(target), call: ActionCall) in \(body) }"
    }

    private static let keywords: Set<String> = [
        "default", "repeat", "switch", "continue", "return", "break", "in", "init", "self", "for", "case", "class",
        "do",
        "import", "is", "as", "where", "while", "if", "else", "func", "var", "let", "static", "operator", "subscript",
    ]
}

extension Member.Parameter {
    /// The type as an expression.
    fileprivate var metatype: String {
        type.contains("->") || type.contains(" ") ? "(\(type)).self" : "\(type).self"
    }
}
