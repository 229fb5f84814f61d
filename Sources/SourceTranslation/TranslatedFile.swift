// SPDX-License-Identifier: MIT

/// The translation of a source file.
package struct TranslatedFile: Sendable {
    /// The translated source.
    ///
    /// The first line is a `#sourceLocation` that names the original file. Every later line is one of the original, at
    /// the same place.
    package let text: String
    package let problems: [SourceProblem]
}
