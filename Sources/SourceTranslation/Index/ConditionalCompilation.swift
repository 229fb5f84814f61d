// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The conditions of `#if` that hold for iOS source.
enum ConditionalCompilation {
    /// Whether a condition that names the platform holds; `nil` for other conditions.
    static func value(of call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch (call.calledExpression.trimmedDescription, argument) {
        case ("os", "iOS"): return true
        case ("os", _): return false
        case ("targetEnvironment", _): return false
        case ("canImport", "ObjectiveC"), ("canImport", "CoreGraphics"), ("canImport", "QuartzCore"),
            ("canImport", "os"):
            return true
        case ("canImport", _) where Substitute.all[argument] != nil: return true
        default: return nil
        }
    }

    /// Whether a condition holds in a debug build.
    static func holds(_ condition: ExprSyntax) -> Bool {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            if let value = value(of: call) { return value }
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            switch call.calledExpression.trimmedDescription {
            case "canImport": return ["UIKit", "Foundation", "Dispatch", "MediaPlayer", "MessageUI"].contains(argument)
            case "swift", "compiler": return argument.hasPrefix(">")
            default: return false
            }
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        if let negated = condition.as(PrefixOperatorExprSyntax.self) { return !holds(negated.expression) }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return false }
        return holds(Array(sequence.elements))
    }

    /// `&&` binds more tightly than `||`.
    private static func holds(_ elements: [ExprSyntax]) -> Bool {
        var alternatives: [[ExprSyntax]] = [[]]
        for element in elements {
            switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case "||": alternatives.append([])
            case "&&": break
            default: alternatives[alternatives.count - 1].append(element)
            }
        }
        return alternatives.contains { $0.allSatisfy { holds($0) } }
    }
}

extension MemberBlockSyntax {
    /// The members, including those in the clause of each `#if` that is compiled.
    var activeMembers: [DeclSyntax] { members.active }
}

extension MemberBlockItemListSyntax {
    fileprivate var active: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            let clause = conditional.clauses.first { $0.condition.map(ConditionalCompilation.holds) ?? true }
            guard case .decls(let members) = clause?.elements else { return [] }
            return members.active
        }
    }
}
