// SPDX-License-Identifier: MIT
package import Foundation
package import SourceTranslation
internal import SwiftSyntax

/// Finds what a project uses that the toolkit doesn't have, without building it.
package enum ProjectCheck {
    /// Checks source files as one module.
    ///
    /// Names that the files declare themselves aren't reported. Files that don't parse are checked as far as possible.
    package static func check(_ files: [SourceFile], list: NameList) -> CheckReport {
        let parts = files.concurrentMap { Part(ParsedFile($0)) }
        var declarations = Declarations()
        for part in parts { declarations.add(part.names) }
        let project = ProjectDeclarations(declarations)
        let translator = SourceTranslator(index: DeclarationIndex(parts.map(\.declarations)))
        let findings = parts.concurrentMap { part in
            let uses = part.parsed.read { tree in
                let uses = UseCollector(part.parsed.file, tree: tree, list: list, project: project)
                uses.walk(tree)
                return uses.findings
            }
            // An import that is reported as a framework isn't reported as a construct too.
            let imports = Set((uses ?? []).filter { $0.kind == .framework }.map(\.place))
            let constructs = translator.problems(in: part.parsed)
                .map { Finding(kind: .construct, name: $0.message, place: SourcePlace(path: $0.path, line: $0.line)) }
                .filter { !imports.contains($0.place) }
            return (uses ?? []) + constructs
        }
        return CheckReport(findings: findings.flatMap { $0 }, fileCount: files.count)
    }

    /// A parsed file, with its declarations as the check and as the translation know them.
    private struct Part: Sendable {
        let parsed: ParsedFile
        let names: Declarations
        let declarations: FileDeclarations

        init(_ parsed: ParsedFile) {
            self.parsed = parsed
            names =
                parsed.read { tree in
                    let collector = DeclarationCollector(onlyPublic: false)
                    collector.walk(tree)
                    return collector.declarations
                } ?? Declarations()
            declarations = FileDeclarations(parsed)
        }
    }

    /// The source files and UI files in a folder, without those of build products.
    package static func files(in folder: URL) -> [URL] {
        let skipped: Set = [".build", "DerivedData", "Pods.xcodeproj"]
        let kinds: Set = ["swift", "storyboard", "xib"]
        guard let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            return []
        }
        var files: [URL] = []
        for case let url as URL in contents {
            if skipped.contains(url.lastPathComponent) {
                contents.skipDescendants()
            } else if kinds.contains(url.pathExtension), !url.hasDirectoryPath {
                files.append(url)
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}
