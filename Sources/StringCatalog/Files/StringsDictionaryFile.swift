// SPDX-License-Identifier: MIT
package import Foundation

/// A `.stringsdict` file: a property list with formats whose wording depends on numbers, and with values for devices.
package struct StringsDictionaryFile: Hashable, Sendable {
    package var strings: [String: LocalizedString]

    package init(_ strings: [String: LocalizedString]) {
        self.strings = strings
    }

    package init(data: Data) throws(StringTableError) {
        try StringTableFile.check(data)
        var strings: [String: LocalizedString] = [:]
        for (key, value) in try StringTableFile.dictionary(data) { strings[key] = try Self.value(value, key: key) }
        self.strings = strings
    }

    // MARK: - Reading

    private static func value(_ value: Any, key: String) throws(StringTableError) -> LocalizedString {
        if let text = value as? String { return .text(text) }
        guard let rules = value as? [String: Any] else { throw .wrongType(key: key, expected: "a dictionary") }
        if let devices = rules[Key.devices] {
            guard let devices = devices as? [String: Any] else { throw .wrongType(key: key, expected: "a dictionary") }
            var values: [String: LocalizedString] = [:]
            for (device, nested) in devices { values[device] = try Self.value(nested, key: key) }
            return .devices(values)
        }
        if let widths = rules[Key.widths] {
            // Without a width to fit, the variant for the widest space counts.
            let texts = (widths as? [String: String])?.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            guard let text = texts?.last?.value else { throw .wrongType(key: key, expected: "texts for widths") }
            return .text(text)
        }
        guard let format = rules[Key.format] as? String else {
            throw .wrongType(key: key, expected: "a dictionary with \(Key.format)")
        }
        var variables: [String: PluralFormat.Variable] = [:]
        for (name, rule) in rules where name != Key.format {
            guard let rule = rule as? [String: Any] else { throw .wrongType(key: name, expected: "a dictionary") }
            variables[name] = try variable(rule, name: name)
        }
        let plural = PluralFormat(format: format, variables: variables)
        guard plural.isAcyclic else { throw .cyclicVariables(key: key) }
        return .plural(plural)
    }

    private static func variable(
        _ rule: [String: Any], name: String
    ) throws(StringTableError) -> PluralFormat.Variable {
        let kind = rule[Key.ruleType] ?? Key.pluralRule
        guard kind as? String == Key.pluralRule else { throw .wrongType(key: name, expected: "a plural rule") }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            guard let form = rule[category.rawValue] else { continue }
            guard let form = form as? String else { throw .wrongType(key: category.rawValue, expected: "a string") }
            forms[category] = form
        }
        guard !forms.isEmpty else { throw .wrongType(key: name, expected: "a plural rule with forms") }
        return PluralFormat.Variable(valueType: rule[Key.valueType] as? String ?? "d", forms: forms)
    }

    // MARK: - Writing

    /// Returns the file's content as a property list in XML.
    package func data() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: strings.mapValues(Self.list), format: .xml, options: 0)
    }

    private static func list(_ string: LocalizedString) -> Any {
        switch string {
        case .text(let text): return text
        case .devices(let values): return [Key.devices: values.mapValues(list)]
        case .plural(let plural):
            var list: [String: Any] = [Key.format: plural.format]
            for (name, variable) in plural.variables {
                var rule = [Key.ruleType: Key.pluralRule, Key.valueType: variable.valueType]
                for (category, form) in variable.forms { rule[category.rawValue] = form }
                list[name] = rule
            }
            return list
        }
    }

    private enum Key {
        static let format = "NSStringLocalizedFormatKey"
        static let ruleType = "NSStringFormatSpecTypeKey"
        static let valueType = "NSStringFormatValueTypeKey"
        static let pluralRule = "NSStringPluralRuleType"
        static let devices = "NSStringDeviceSpecificRuleType"
        static let widths = "NSStringVariableWidthRuleType"
    }
}
