// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// Translates source that uses the Objective-C runtime into source that the toolkit runs without one.
///
/// What the runtime finds by name is listed in tables: exposed methods in `actions`, outlets and inspectable properties
/// in `outlets`, and segue actions in `segueActions`.
package struct SourceTranslator: Sendable {
    let index: DeclarationIndex

    /// - Parameter index: The declarations of all files of the module.
    package init(index: DeclarationIndex) {
        self.index = index
    }

    /// Translates a file, line by line.
    ///
    /// A file that doesn't parse isn't changed: the compiler reports its errors at the original lines.
    package func translate(_ file: SourceFile) -> TranslatedFile { translate(ParsedFile(file)) }

    /// Translates a file that is already parsed.
    func translate(_ parsed: ParsedFile) -> TranslatedFile {
        let file = parsed.file
        let location = "#sourceLocation(file: \(literal(file.path)), line: 1)\n"
        let rewritten = parsed.readValid { tree in
            let rewriter = rewriter(of: file, tree)
            return (rewriter.edits, rewriter.problems, Self.importsToolkit(tree))
        }
        guard let (edits, problems, importsToolkit) = rewritten else {
            return TranslatedFile(text: location + file.text, problems: [])
        }
        var imports = "import ObjectiveC; "
        // Foundation's function answers in English on Linux.
        if !importsToolkit, file.text.contains("NSLocalizedString") {
            imports += "import func UIKit.NSLocalizedString; "
        }
        return TranslatedFile(text: location + imports + edits.applied(to: file.text), problems: problems)
    }

    /// The problems of a file, without its translation.
    package func problems(in parsed: ParsedFile) -> [SourceProblem] {
        parsed.readValid { rewriter(of: parsed.file, $0).problems } ?? []
    }

    private func rewriter(of file: SourceFile, _ tree: SourceFileSyntax) -> SourceRewriter {
        let rewriter = SourceRewriter(file: file, tree: tree, index: index)
        rewriter.walk(tree)
        return rewriter
    }

    private static func importsToolkit(_ tree: SourceFileSyntax) -> Bool {
        tree.statements.contains { statement in
            statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
        }
    }

    private func literal(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
    }
}
