// SPDX-License-Identifier: MIT
package import Foundation

/// A plural format together with the language whose rules choose its forms.
package struct LocalizedFormat: Hashable, Sendable {
    package let plural: PluralFormat
    package let language: String

    package init(_ plural: PluralFormat, language: String) {
        self.plural = plural
        self.language = language
    }

    /// The format with the form `other` of each variable, which functions that know no plurals can use.
    package var fallback: String {
        var writer = FormatWriter(format: self, arguments: nil, locale: nil)
        writer.append(plural.format, at: 0)
        return writer.text
    }

    /// Returns the text for some arguments, in the plural forms that their values require.
    ///
    /// The argument of a variable is that at its position, otherwise the next one; specifiers in the forms of a variable
    /// begin with the variable's argument. A specifier without an argument is left out, and one that doesn't fit its
    /// argument's type is replaced by the argument's description.
    package func string(locale: Locale?, arguments: [any CVarArg]) -> String {
        var writer = FormatWriter(format: self, arguments: arguments, locale: locale)
        writer.append(plural.format, at: 0)
        return writer.text
    }
}

/// Writes the text of a format.
private struct FormatWriter {
    let format: LocalizedFormat
    /// The values; `nil` to write a format with the forms for `other`.
    let arguments: [any CVarArg]?
    let locale: Locale?
    private(set) var text = ""
    private var depth = 0
    /// The number of pieces that may still be written, since variables that repeat others grow exponentially.
    private var budget = 4096
    /// Whether a specifier has a position: then all have one, because functions of C don't allow both.
    private let hasPositions: Bool

    init(format: LocalizedFormat, arguments: [any CVarArg]?, locale: Locale?) {
        (self.format, self.arguments, self.locale) = (format, arguments, locale)
        let formats = [format.plural.format] + format.plural.variables.values.flatMap(\.forms.values)
        hasPositions = formats.lazy.flatMap(FormatPiece.pieces).contains(where: \.hasPosition)
    }

    /// Appends a format whose first argument is that at `start`, and returns the position after its last argument.
    @discardableResult
    mutating func append(_ format: String, at start: Int) -> Int {
        var next = start
        for piece in FormatPiece.pieces(of: format) {
            guard budget > 0 else { break }
            budget -= 1
            switch piece {
            case .text(let piece): text += arguments == nil ? piece.replacingOccurrences(of: "%", with: "%%") : piece
            case .argument(let position, let specifier):
                let index = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                append(specifier, argument: index)
            case .variable(let position, let name):
                let index = position.map { $0 - 1 } ?? next
                let end = append(variable: name, argument: index)
                if position == nil { next = max(index + 1, end) }
            }
        }
        return next
    }

    private mutating func append(variable name: String, argument index: Int) -> Int {
        guard let variable = format.plural.variables[name], depth < PluralFormat.maximumDepth else { return index }
        depth += 1
        defer { depth -= 1 }
        return append(form(of: variable, argument: index), at: index)
    }

    private func form(of variable: PluralFormat.Variable, argument index: Int) -> String {
        let forms = variable.forms
        let other = forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value ?? ""
        guard let arguments, arguments.indices.contains(index), let number = PluralOperands(arguments[index]) else {
            return other
        }
        // As in Foundation, a form for zero counts in every language.
        if number.isZero, let form = forms[.zero] { return form }
        return forms[PluralRules(language: format.language).category(for: number)] ?? other
    }

    private mutating func append(_ specifier: String, argument index: Int) {
        guard let arguments else {
            text += hasPositions ? "%\(index + 1)$\(specifier)" : "%\(specifier)"
            return
        }
        guard arguments.indices.contains(index) else { return }
        let argument = arguments[index]
        if FormatArgument(argument).fits(specifier) {
            text += String(format: "%\(specifier)", locale: locale, argument)
        } else {
            text += "\(argument)"
        }
    }
}
