// SPDX-License-Identifier: MIT
import Foundation

/// A generator whose sequence depends on its seed alone.
struct Random: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state ^ state >> 33
        mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }

    /// Returns an offset that is mostly inside a text, and sometimes far outside.
    mutating func offset(_ length: Int) -> Int {
        switch Int.random(in: 0..<20, using: &self) {
        case 0: Int.random(in: -5...length + 5, using: &self)
        case 1: Bool.random(using: &self) ? .min : .max
        default: Int.random(in: 0...length, using: &self)
        }
    }

    mutating func range(_ length: Int) -> Range<Int> {
        let (first, second) = (offset(length), offset(length))
        return min(first, second)..<max(first, second)
    }

    /// Returns a text of a few scripts, with clusters, pairs, newlines, and controls.
    mutating func piece() -> String { Self.pieces.randomElement(using: &self) ?? "" }

    static let pieces = [
        "", "a", " ", "word", "don't 3.14 ", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇫🇷", "🇫", "👍🏽", "\n", "\r\n",
        "\r", "\n\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "日本", "カタ", "שלום", "مرحبا", "\u{202E}", "\u{2066}a",
        "สวัสดี", "नमस्ते", "각", "ᄀ", "\0", "\u{200D}", "\u{FFFD}", "\u{10FFFF}",
    ]

    /// The number of steps of a random walk; the environment can set a longer one.
    static func steps(_ number: Int) -> Int {
        ProcessInfo.processInfo.environment["SHOJI_WALK_LENGTH"].flatMap { Int($0) } ?? number
    }
}
