// SPDX-License-Identifier: MIT
internal import Foundation

/// An object in the JSON document of a catalog.
struct CatalogElement {
    private let values: [String: Any]
    private let name: String

    init(_ value: Any, name: String) throws(StringTableError) {
        guard let values = value as? [String: Any] else { throw .wrongType(key: name, expected: "an object") }
        self.values = values
        self.name = name
    }

    func string(_ key: String) throws(StringTableError) -> String {
        guard let string = values[key] as? String else { throw .wrongType(key: key, expected: "a string") }
        return string
    }

    func element(_ key: String) throws(StringTableError) -> CatalogElement? {
        guard let value = values[key] else { return nil }
        return try CatalogElement(value, name: key)
    }

    /// The objects in an object, by key; none if it's missing.
    func elements(_ key: String) throws(StringTableError) -> [String: CatalogElement] {
        var elements: [String: CatalogElement] = [:]
        for (name, value) in try element(key)?.values ?? [:] { elements[name] = try CatalogElement(value, name: name) }
        return elements
    }

    // MARK: - Localizations

    /// The value of a localization; `nil` if it has none yet.
    func localizedString(key: String) throws(StringTableError) -> LocalizedString? {
        var variables: [String: PluralFormat.Variable] = [:]
        var positions: [String: Int] = [:]
        for (name, substitution) in try elements("substitutions") {
            (variables[name], positions[name]) = try substitution.variable(name: name)
        }
        return try variations(key: key, variables, positions)
    }

    private func variations(
        key: String, _ variables: [String: PluralFormat.Variable], _ positions: [String: Int]
    ) throws(StringTableError) -> LocalizedString? {
        if let variations = try element("variations") {
            let devices = try variations.elements("device")
            if !devices.isEmpty {
                var values: [String: LocalizedString] = [:]
                for (device, nested) in devices {
                    values[device] = try nested.variations(key: key, variables, positions)
                }
                return values.isEmpty ? nil : .devices(values)
            }
            let forms = try variations.forms()
            return forms.isEmpty ? nil : .plural(try Self.plural(forms, key: key, variables))
        }
        guard let text = try text() else { return nil }
        guard !variables.isEmpty else { return .text(text) }
        let plural = PluralFormat(format: Self.adding(positions, to: text), variables: variables)
        guard plural.isAcyclic else { throw .cyclicVariables(key: key) }
        return .plural(plural)
    }

    /// The text of a string unit; `nil` if it isn't translated.
    private func text() throws(StringTableError) -> String? {
        guard let unit = try element("stringUnit") else { return nil }
        let text = try unit.string("value")
        return text.isEmpty && unit.values["state"] as? String == "new" ? nil : text
    }

    private func forms() throws(StringTableError) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, form) in try elements("plural") {
            guard let category = PluralCategory(rawValue: name) else {
                throw .wrongType(key: name, expected: "a plural category")
            }
            forms[category] = try form.text()
        }
        return forms
    }

    /// A substitution: a variable, and the position of its argument.
    private func variable(name: String) throws(StringTableError) -> (PluralFormat.Variable, Int?) {
        let specifier = values["formatSpecifier"] as? String ?? "lld"
        let position = values["argNum"] as? Int
        let argument = position.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
        let forms = try element("variations")?.forms() ?? [:]
        guard !forms.isEmpty else { throw .wrongType(key: name, expected: "a substitution with plural forms") }
        return (
            .init(valueType: specifier, forms: forms.mapValues { $0.replacingOccurrences(of: "%arg", with: argument) }),
            position
        )
    }

    /// Plural forms of a whole string, which becomes a variable for the first number among its arguments.
    private static func plural(
        _ forms: [PluralCategory: String], key: String, _ variables: [String: PluralFormat.Variable]
    ) throws(StringTableError) -> PluralFormat {
        // The form for one may have the number in words.
        let sample = ([forms[.other]] + forms.values.sorted()).compactMap(\.self)
        let number = sample.lazy.compactMap(number).first
        var name = "value"
        while variables[name] != nil { name += "_" }
        let all = variables.merging([name: .init(valueType: number?.specifier ?? "lld", forms: forms)]) { $1 }
        let plural = PluralFormat(format: "%\(number?.position.map { "\($0)$" } ?? "")#@\(name)@", variables: all)
        guard plural.isAcyclic else { throw .cyclicVariables(key: key) }
        return plural
    }

    /// The specifier and position of the first argument of a format that is a number.
    private static func number(in format: String) -> (specifier: String, position: Int?)? {
        var next = 1
        for case .argument(let position, let specifier) in FormatPiece.pieces(of: format) {
            defer { if position == nil { next += 1 } }
            guard specifier.last != "@", specifier.last != "s" else { continue }
            return (specifier, position ?? (next > 1 ? next : nil))
        }
        return nil
    }

    /// Writes the positions of the arguments of substitutions into a format.
    private static func adding(_ positions: [String: Int], to format: String) -> String {
        var format = format
        for (name, position) in positions {
            format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(position)$#@\(name)@")
        }
        return format
    }
}
