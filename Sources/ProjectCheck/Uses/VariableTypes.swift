// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The types of the variables and parameters of a file whose declarations state them, where they agree.
final class VariableTypes: SyntaxVisitor {
    /// `nil` for names whose declarations differ, or don't state the type.
    private var types: [String: String?] = [:]

    func type(of name: String) -> String? { types[name] ?? nil }

    private func add(_ name: String, _ type: String?) {
        if let known = types[name], known != type {
            types.updateValue(nil, forKey: name)
        } else {
            types.updateValue(type, forKey: name)
        }
    }

    private func name(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: forced.wrappedType) }
        return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) ? type.trimmedDescription : nil
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
        let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
        let created = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let type = node.typeAnnotation.flatMap { name(of: $0.type) }
        add(pattern.identifier.text, type ?? (node.typeAnnotation == nil ? created : nil))
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).text, name(of: node.type))
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value else {
            return .visitChildren
        }
        let cast = value.as(AsExprSyntax.self).flatMap { name(of: $0.type) }
        add(pattern.identifier.text, cast)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, nil)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).text, node.type.flatMap(name))
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern.as(IdentifierPatternSyntax.self) { add(pattern.identifier.text, nil) }
        return .visitChildren
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        if let pattern = node.pattern.as(IdentifierPatternSyntax.self) { add(pattern.identifier.text, nil) }
        return .visitChildren
    }
}
