// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization
internal import StringCatalog

extension String {
    /// A key together with its arguments, written as a string literal with interpolations.
    ///
    /// An interpolation stands for a specifier in the key: `"\(count) files"` has the key `%lld files`. Strings and objects
    /// have `%@`, integers `%lld` or, if they have 32 bits or fewer, `%d`, unsigned ones `%llu` or `%u`, `Double` `%lf`, and
    /// `Float` `%f`. `%` is written as `%%` in keys with arguments.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        let key: String
        let arguments: [any CVarArg]

        /// Creates a value without arguments.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }
    }

    /// Creates the text for a key in the user's language, in the plural forms that its arguments require.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has it.
    ///   - table: The name of the table; `Localizable` if `nil`.
    ///   - bundle: The bundle with the table; the main bundle if `nil`.
    ///   - locale: The locale that numbers are written in; the user's if `nil`.
    ///   - comment: A remark for translators; not used.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text for a key that isn't the text itself.
    ///
    /// `defaultValue` is the text if no table has the key; the other parameters are those of
    /// `init(localized:table:bundle:locale:comment:)`.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
    }

    private init(_ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale?) {
        let locale = locale ?? UserLocale.current.locale
        let entry = (bundle ?? .main).localizedEntry(forKey: key, table: table ?? "Localizable")
        switch entry {
        case .format(let format, _): self = format.string(locale: locale, arguments: value.arguments)
        case .text(let text): self = value.text(text, locale: locale)
        case nil: self = value.text(value.key, locale: locale)
        }
    }
}

extension String.LocalizationValue {
    /// Collects the key and the arguments of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [any CVarArg] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) { append(string, "@") }

        public mutating func appendInterpolation(_ string: Substring) { append(String(string), "@") }

        public mutating func appendInterpolation(_ object: NSObject) { append(object.description, "@") }

        public mutating func appendInterpolation<Value: FixedWidthInteger & CVarArg>(_ value: Value) {
            append(value, (Value.bitWidth > 32 ? "ll" : "") + (Value.isSigned ? "d" : "u"))
        }

        public mutating func appendInterpolation(_ value: Double) { append(value, "lf") }

        public mutating func appendInterpolation(_ value: Float) { append(value, "f") }

        /// Appends an argument with a specifier such as `%.2f`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            append(value, String(specifier.drop { $0 == "%" }))
        }

        private mutating func append(_ value: any CVarArg, _ specifier: String) {
            key += "%" + specifier
            arguments.append(value)
        }
    }

    /// Returns the text of a format; one without arguments is the text itself.
    fileprivate func text(_ format: String, locale: Locale) -> String {
        guard !arguments.isEmpty else { return format }
        let format = LocalizedFormat(PluralFormat(format: format, variables: [:]), language: "")
        return format.string(locale: locale, arguments: arguments)
    }
}
