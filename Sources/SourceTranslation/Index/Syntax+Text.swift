// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SyntaxProtocol {
    /// The source on one line, without comments.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, token.hasSpaceBefore { text += " " }
            text += token.text
        }
        return text
    }
}

extension TokenSyntax {
    fileprivate var hasSpaceBefore: Bool {
        !leadingTrivia.isEmpty || !(previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
    }

    /// The text of an identifier, without backticks.
    var identifierText: String {
        let text = text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension TokenKind {
    var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension TypeSyntax {
    /// The type as it can be written before `.self`: without attributes, and optional if it is unwrapped implicitly.
    var plainText: String {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainText }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.parenthesized + "?"
        }
        return oneLine
    }

    private var parenthesized: String {
        self.is(FunctionTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self) ? "(\(oneLine))" : oneLine
    }

    var isVoid: Bool {
        let text = oneLine
        return text == "Void" || text == "()" || text == "Swift.Void"
    }

    var isInOut: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
    }
}

extension AttributeListSyntax {
    /// The attributes, without those in `#if`.
    var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    func contains(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        guard let arguments else { return nil }
        let text = arguments.oneLine.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}
