// SPDX-License-Identifier: MIT

/// Sources that are damaged in a different way by each seed, and in the same way on each run.
struct SourceDamage {
    private var numbers: Numbers

    init(seed: Int) {
        numbers = Numbers(state: UInt64(seed))
    }

    mutating func source() -> [UInt8] {
        var bytes = sample()
        for _ in 0..<Int.random(in: 1...4, using: &numbers) { damage(&bytes) }
        return bytes
    }

    private mutating func sample() -> [UInt8] {
        Array(FuzzSamples.sources[Int.random(in: 0..<FuzzSamples.sources.count, using: &numbers)].utf8)
    }

    private mutating func range(in bytes: [UInt8], maximum: Int) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &numbers)
        return start..<min(start + Int.random(in: 1...maximum, using: &numbers), bytes.count)
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        let range = range(in: bytes, maximum: 60)
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
        case 2:
            // Half of one source, and half of another.
            let other = sample()
            bytes = Array(bytes[..<range.lowerBound] + other[self.range(in: other, maximum: 1).lowerBound...])
        case 3:
            let (open, close) = Self.brackets[Int.random(in: 0..<Self.brackets.count, using: &numbers)]
            let depth = 1 << Int.random(in: 0...9, using: &numbers)
            bytes.insert(contentsOf: String(repeating: close, count: depth).utf8, at: range.upperBound)
            bytes.insert(contentsOf: String(repeating: open, count: depth).utf8, at: range.lowerBound)
        case 4: bytes.insert(0, at: range.lowerBound)
        case 5: bytes.insert(contentsOf: [0xED, 0xA0, 0x80], at: range.lowerBound)  // A lone surrogate.
        case 6: bytes.insert(contentsOf: String(repeating: "a b.c(d) ", count: 60).utf8, at: range.lowerBound)
        case 7: bytes.replaceSubrange(range, with: bytes[range].map { $0 == 10 ? 13 : $0 })
        case 8:
            let word = Self.words[Int.random(in: 0..<Self.words.count, using: &numbers)]
            bytes.insert(contentsOf: word.utf8, at: range.lowerBound)
        default:
            if !range.isEmpty { bytes[range.lowerBound] = UInt8.random(in: 0...255, using: &numbers) }
        }
    }

    private static let brackets = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("#if os(iOS)\n", "\n#endif\n"), ("\"\\(", ")\""), ("/*", "*/"),
        ("func f() { ", " }"), ("class A { ", " }"), ("{ a in ", " }"), ("a ? b : ", ""), ("a.b(", ")"), ("!", ""),
    ]

    private static let words = [
        "@objc ", "@objc(", "@IBOutlet ", "@objcMembers ", "#selector(", "#keyPath(", "\"\"\"", "#\"", "//", "/*",
        "\u{feff}", "\u{2028}", "`", "\\", "\r\n", "optional ", "private ", "override ", "dynamic ", "\n", ";", ",",
        " as NSString", "inout ", "async ", "@escaping ", "lazy ", "static ", "$0", "#if ", "#endif\n", "\u{1F600}",
    ]
}

/// A generator that gives the same numbers on each run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
    }
}
