// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// A method or property as `#selector` names it.
struct MemberReference {
    let name: String
    /// The argument labels; `nil` if they aren't written.
    let labels: [String]?
    /// The type before the name; `nil` if it is that of `self`, or of an expression.
    let type: String?
    /// The types of the parameters in a conversion with `as`.
    private let parameterTypes: [String]?

    init?(_ expression: ExprSyntax) {
        var expression = expression
        var parameterTypes: [String]?
        while true {
            if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
                parameterTypes = type?.innermostParameters
                expression = first
            } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                expression = only.expression
            } else {
                break
            }
        }
        self.parameterTypes = parameterTypes
        let reference: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            reference = access.declName
            let base = access.base?.oneLine.filter { $0 != "?" && $0 != "!" } ?? ""
            let last = base.split(separator: ".").last.map(String.init) ?? ""
            type = last.first?.isUppercase == true && last != "Self" ? base : nil
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
            type = nil
        } else {
            return nil
        }
        name = reference.baseName.identifierText
        labels = reference.argumentNames?.arguments.map(\.name.text)
    }

    /// Whether the types in a conversion with `as`, if there is one, are those of the method.
    func accepts(_ member: Member) -> Bool {
        guard let parameterTypes else { return true }
        return parameterTypes.map { $0.filter { $0 != "?" && $0 != "!" } }
            == member.parameters.map { $0.type.filter { $0 != "?" } }
    }
}

extension TypeSyntax {
    /// The parameters of a function type, or of the function type that it returns, as that of an unapplied method does.
    fileprivate var innermostParameters: [String]? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.type.innermostParameters
        }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.innermostParameters }
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.innermostParameters ?? function.parameters.map(\.type.plainText)
    }
}
