// SPDX-License-Identifier: MIT
package import Foundation
package import SourceTranslation
internal import SwiftParser
internal import SwiftSyntax

/// Finds what a project uses that the toolkit doesn't have, without building it.
package enum ProjectCheck {
    /// Checks source files as one module.
    ///
    /// Names that the files declare themselves aren't reported. Files that don't parse are checked as far as possible.
    package static func check(_ files: [SourceFile], list: NameList) -> CheckReport {
        let trees = files.concurrentMap { file in
            let tree = Parser.parse(source: file.text)
            let collector = DeclarationCollector(onlyPublic: false)
            collector.walk(tree)
            return (file: file, tree: tree, declarations: collector.declarations)
        }
        var declarations = Declarations()
        for part in trees { declarations.add(part.declarations) }
        let project = ProjectDeclarations(declarations)
        let translator = SourceTranslator(index: DeclarationIndex(files))
        let findings = trees.concurrentMap { part in
            let uses = UseCollector(
                path: part.file.path, text: part.file.text, tree: part.tree, list: list, project: project)
            uses.walk(part.tree)
            // An import that is reported as a framework isn't reported as a construct too.
            let imports = Set(uses.findings.filter { $0.kind == .framework }.map(\.place))
            let constructs = translator.translate(part.file).problems
                .map { Finding(kind: .construct, name: $0.message, place: SourcePlace(path: $0.path, line: $0.line)) }
                .filter { !imports.contains($0.place) }
            return uses.findings + constructs
        }
        return CheckReport(findings: findings.flatMap { $0 }, fileCount: files.count)
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
