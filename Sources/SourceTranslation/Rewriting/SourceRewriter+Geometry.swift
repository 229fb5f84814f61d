// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Names the type of constants such as `.infinity` in the arguments of a point, size, or rectangle.
    ///
    /// The initializers of Foundation's geometry take `Int`, `Double`, and `CGFloat` alike on Linux, so that the constants
    /// are ambiguous next to literals.
    func rewriteConstants(in call: FunctionCallExprSyntax) {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard call.trailingClosure == nil, Self.isGeometry(call.calledExpression, labels: labels) else { return }
        for argument in call.arguments { nameConstants(in: argument.expression) }
    }

    private static func isGeometry(_ callee: ExprSyntax, labels: [String]) -> Bool {
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            return labelsByType[reference.baseName.text]?.contains(labels) == true
        }
        guard let access = callee.as(MemberAccessExprSyntax.self) else { return false }
        let name = access.declName.baseName.text
        if name != "init" {
            // With the module's name, as in `Foundation.CGSize`.
            return access.base?.is(DeclReferenceExprSyntax.self) == true && labelsByType[name]?.contains(labels) == true
        }
        guard let base = access.base else {
            // Other types have an `x` and `y` of their own.
            return labels.contains("width") && labelsByType.values.contains { $0.contains(labels) }
        }
        return isGeometry(base, labels: labels)
    }

    private static let labelsByType: [String: [[String]]] = [
        "CGPoint": [["x", "y"]], "CGSize": [["width", "height"]], "CGRect": [["x", "y", "width", "height"]],
        "CGVector": [["dx", "dy"]],
    ]

    private static let constants: Set<String> = [
        "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi",
        "signalingNaN", "ulpOfOne",
    ]

    /// Names the type of constants that are the value of an expression, an operand of arithmetic, or one of the results of
    /// a condition.
    private func nameConstants(in expression: ExprSyntax) {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            guard access.base == nil, Self.constants.contains(access.declName.baseName.text) else { return }
            edits.insert("CGFloat", at: access.period.positionAfterSkippingLeadingTrivia)
        } else if let negation = expression.as(PrefixOperatorExprSyntax.self) {
            nameConstants(in: negation.expression)
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            tuple.elements.first.map { nameConstants(in: $0.expression) }
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                ["max", "min", "abs"].contains(name)
            else { return }
            for argument in call.arguments { nameConstants(in: argument.expression) }
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            nameConstants(inOperands: Array(sequence.elements))
        }
    }

    private func nameConstants(inOperands elements: [ExprSyntax]) {
        if let condition = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[condition].as(UnresolvedTernaryExprSyntax.self)
        {
            nameConstants(in: ternary.thenExpression)
            return nameConstants(inOperands: Array(elements[(condition + 1)...]))
        }
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        guard elements.count == 2 * operators.count + 1, operators.allSatisfy({ "+-*/".contains($0) }) else { return }
        for element in elements { nameConstants(in: element) }
    }
}
