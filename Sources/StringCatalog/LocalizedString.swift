// SPDX-License-Identifier: MIT

/// The value of a key in one language.
package indirect enum LocalizedString: Hashable, Sendable {
    /// A text, or a format with the specifiers of `printf`.
    case text(String)
    /// A format whose wording depends on numbers.
    case plural(PluralFormat)
    /// A value for each kind of device, by its name in catalogs: `iphone`, `ipad`, `mac`, or `other`.
    case devices([String: LocalizedString])

    /// Returns the value for the first of some devices that has one, otherwise for `other`.
    package func resolved(for devices: [String]) -> LocalizedString? {
        guard case .devices(let values) = self else { return self }
        let value = (devices + ["other"]).lazy.compactMap { values[$0] }.first
        return value ?? values.min { $0.key < $1.key }?.value
    }
}

/// A format with variables, each of which is replaced by one of several formats depending on a number.
package struct PluralFormat: Hashable, Sendable {
    /// The format, in which `%#@name@` or `%1$#@name@` stands for a variable.
    package var format: String
    package var variables: [String: Variable]

    /// The formats for a number.
    package struct Variable: Hashable, Sendable {
        /// The format specifier of the number without `%`, such as `d` or `lld`.
        package var valueType: String
        package var forms: [PluralCategory: String]

        package init(valueType: String, forms: [PluralCategory: String]) {
            self.valueType = valueType
            self.forms = forms
        }
    }

    package init(format: String, variables: [String: Variable]) {
        self.format = format
        self.variables = variables
    }
}
