// SPDX-License-Identifier: MIT
import AttributedDocuments
import Foundation
import Testing
import UIKitCore

/// Damages documents at random: `SHOJI_FUZZ` is the number of documents of each format.
@Suite("Damaged documents")
struct DocumentFuzzTests {
    private static let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 200
    /// The first seed; a failure is repeated by the seed in its message and a count of 1.
    private static let firstSeed = ProcessInfo.processInfo.environment["SHOJI_FUZZ_SEEDS"].flatMap { UInt64($0) } ?? 1

    private static let samples: [(NSAttributedString.DocumentType, String)] = [
        (
            .rtf,
            #"""
            {\rtf1\ansi\ansicpg1252\uc1{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1 Courier;}{\colortbl;\red255\green9\blue0;}
            {\*\listtable{\list{\listlevel\levelnfc0\levelstartat3{\leveltext\'02\'00.;}{\levelnumbers\'01;}\fi-360\li720}\listid1}}
            {\*\listoverridetable{\listoverride\listid1\ls1}}{\info{\title T}}\paperw11900\pard\tx720\qc\f0\fs28 a\b b\b0\'e4\u8364 ?\par
            \pard\ls1\ilvl0{\listtext\tab 3.\tab}item\par{\field{\*\fldinst HYPERLINK "http://x"}{\fldrslt l}}\shad\shadx20\shado9 s
            {\pict\pngblip\picwgoal200 89504e47}\trowd\cellx100 c\cell d\cell\row\bin3 abc\cf1\super x}
            """#
        ),
        (
            .html,
            """
            <!DOCTYPE html><meta charset=utf-8><title>T</title><style>p.a{color:#f00;margin:1em 2px}b,i>u{font:bold 12px/2 "A",serif}</style>
            <h1 class=a>H</h1><p class='a' style="text-align:center;text-shadow:1px 2px red">a &amp; <b>b<i>c</b>d</i>&#8364;<br>
            <ul><li>x<ol start=3><li><input type=checkbox checked>y</ol></ul><table><tr><td>1<td>2</table><blockquote>q<pre> p
            </pre></blockquote><img src="data:image/png;base64,iVBORw0KGgo=" width=5><a href=x>l</a><!-- c --><hr><script>1</script>
            """
        ),
        (
            .markdown,
            "# H *i*\n\ntext **b** `c` [l](x \"t\") ![a](b)\n\n> q\n> - [x] d\n>   1. e\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n```swift\nx\n```\n\n<b>h</b> ~~s~~ &amp; \\*\n***\n"
        ),
        (.plain, "a\r\nb\u{2028}c\u{0}\u{FEFF}😀\n"),
    ]

    @Test("A damaged document is read or refused, and what was read is written in each format", arguments: 0..<4)
    func damage(_ index: Int) throws {
        let (type, sample) = Self.samples[index]
        let original = Array(sample.utf8)
        for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.count) {
            var random = SeededGenerator(seed: seed)
            let data = Data(random.damaged(original))
            guard
                let text = try? NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
            else {
                continue
            }
            for target in [NSAttributedString.DocumentType.rtf, .html, .markdown] {
                let written = try text.data(
                    from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: target])
                let back = try NSAttributedString(
                    data: written, options: [.documentType: target], documentAttributes: nil)
                guard target == .html else { continue }
                let again = try back.data(
                    from: NSRange(location: 0, length: back.length), documentAttributes: [.documentType: target])
                let twice = try NSAttributedString(
                    data: again, options: [.documentType: target], documentAttributes: nil)
                #expect(twice.string == back.string, "Seed \(seed) of \(type.rawValue)")
            }
        }
    }
}

/// Random numbers that depend only on a seed.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Returns the bytes after some of them were changed, removed, repeated, or replaced by numbers.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &self) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &self)
            let end = min(start + Int.random(in: 0...12, using: &self), bytes.count)
            switch Int.random(in: 0..<6, using: &self) {
            case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &self)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &self))
            case 3: bytes.replaceSubrange(start..<end, with: "\(Int64.random(in: .min ... .max, using: &self))".utf8)
            case 4:
                bytes.insert(
                    contentsOf: [[0], [0xFF], [0xE2, 0x80, 0xA8], Array("{}<>".utf8), [10]].randomElement(using: &self)
                        ?? [], at: start)
            default: bytes.removeLast(bytes.count - end)
            }
        }
        return bytes
    }
}
