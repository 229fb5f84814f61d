// SPDX-License-Identifier: MIT
import Foundation
import RTFDocument
import RichText
import Testing

@Suite("RTF: damaged files")
struct RTFFuzzTests {
    /// The number of files: 300, or that of the environment variable `SHOJI_FUZZ`.
    private static let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 300

    private static let samples = [
        "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fnil Inter;}}{\\colortbl;\\red255\\green0\\blue0;}\\f0\\fs24\\cf1 red\\par}",
        "{\\rtf1{\\*\\listtable{\\list{\\listlevel\\levelnfc0\\levelstartat3{\\leveltext\\'02\\'00.;}{\\levelnumbers\\'01;}}"
            + "\\listid1}}{\\*\\listoverridetable{\\listoverride\\listid1\\ls1}}\\pard\\ls1\\ilvl0{\\listtext 3.}one\\par}",
        "{\\rtf1{\\pict\\pngblip\\picwgoal300 89504e470d0a1a0a}\\bin4 abcd\\u233?{\\field{\\*\\fldinst HYPERLINK \"a\"}{\\fldrslt x}}}",
        "{\\rtf1\\trowd\\cellx100\\cellx200 a\\cell b\\cell\\row\\pard\\tqr\\tx500\\qc\\sl360\\slmult1 c\\'e9\\par}",
    ]

    @Test("Damaged files are read or refused, and what was read is written and read again")
    func damage() throws {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<Self.count {
            var bytes = Array(Self.samples[Int.random(in: 0..<Self.samples.count, using: &numbers)].utf8)
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let index = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.insert(Array("{}\\'0-9".utf8)[Int.random(in: 0..<7, using: &numbers)], at: index)
                case 2: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
                default: if bytes.count > 8 { bytes.removeSubrange(index..<min(index + 5, bytes.count)) }
                }
                guard !bytes.isEmpty else { break }
            }
            guard let document = try? RTFReader.document(Data(bytes)) else { continue }
            let again = try RTFReader.document(RTFWriter.data(document))
            #expect(again.string == document.string, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
