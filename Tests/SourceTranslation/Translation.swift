// SPDX-License-Identifier: MIT
import SourceTranslation

/// The translation of the first of several files of a module.
struct Translation {
    let text: String
    let problems: [SourceProblem]

    init(_ source: String, others: [String] = []) {
        let files = ([source] + others).enumerated().map {
            SourceFile(path: "/App/File\($0.offset).swift", text: $0.element)
        }
        let result = SourceTranslator(index: DeclarationIndex(files)).translate(files[0])
        text = result.text
        problems = result.problems
    }

    /// The lines of the source, without the lines and the import that precede it.
    var lines: [String] {
        text.replacing("import ObjectiveC; ", with: "", maxReplacements: 1).split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropFirst().map(String.init)
    }

    func contains(_ part: String) -> Bool { text.contains(part) }
}
