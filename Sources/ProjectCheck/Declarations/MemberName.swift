// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The name of a member or of a function with its argument labels, such as `present(_:animated:completion:)`.
///
/// In a list of declarations, the label of a parameter with a default value ends in `=`.
struct MemberName: Hashable, Sendable {
    let base: String
    /// `nil` for properties, and for cases without associated values.
    let labels: [String]?

    init(base: String, labels: [String]? = nil) {
        self.base = base
        self.labels = labels
    }

    init(_ text: Substring) {
        let parts = text.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else {
            self.init(base: String(text))
            return
        }
        let labels: [Substring] = parts[1].split(separator: ":")
        self.init(base: String(parts[0]), labels: labels.filter { $0 != ")" }.map { String($0) })
    }

    init(_ base: String, _ parameters: FunctionParameterListSyntax) {
        self.init(
            base: base, labels: parameters.map { $0.firstName.text + ($0.defaultValue == nil ? "" : "=") })
    }

    /// Whether a use under this name fits a declaration, of which parameters with default values may be left out.
    func fits(_ declaration: MemberName) -> Bool {
        guard base == declaration.base else { return false }
        guard let labels, let declared = declaration.labels else { return labels == nil && declaration.labels == nil }
        var index = 0
        for label in declared {
            if index < labels.count, labels[index] == (label.hasSuffix("=") ? String(label.dropLast()) : label) {
                index += 1
            } else if !label.hasSuffix("=") {
                return false
            }
        }
        return index == labels.count
    }
}
