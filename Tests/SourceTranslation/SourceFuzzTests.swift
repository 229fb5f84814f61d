// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import SourceTranslation

@Suite("Source translation: damaged sources")
struct SourceFuzzTests {
    /// The number of sources that are damaged: 20, because the parser is slow in debug builds, or that of the environment variable `SHOJI_FUZZ`.
    private static let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 20

    @Test("Each line of a damaged source stays at its place, and what parses is translated to source that parses")
    func damage() {
        for seed in 0..<Self.count {
            var damage = SourceDamage(seed: seed)
            check(damage.source(), "seed \(seed)")
        }
    }

    @Test(
        "Sources that once were translated wrongly are translated",
        arguments: FuzzFindings.sources)
    func findings(source: String) {
        check(Array(source.utf8), "finding")
    }

    private func check(_ bytes: [UInt8], _ comment: Comment) {
        let file = SourceFile(path: "/App/Damaged.swift", text: String(decoding: bytes, as: UTF8.self))
        let result = SourceTranslator(index: DeclarationIndex([file])).translate(file)
        let lineFeeds = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(result.text.utf8.count { $0 == UInt8(ascii: "\n") } == lineFeeds + 1, comment)
        // A carriage return ends a line too, alone or before a line feed.
        let lineCount = file.text.count { ["\n", "\r", "\r\n"].contains($0) } + 1
        #expect(result.problems.allSatisfy { (1...lineCount).contains($0.line) && $0.column > 0 }, comment)
        if !ParsedFile(file).isValid {
            #expect(result.text.hasSuffix(file.text), comment)
        } else if !result.problems.contains(where: { $0.severity == .error }) {
            #expect(ParsedFile(SourceFile(path: file.path, text: result.text)).isValid, comment)
        }
    }
}
