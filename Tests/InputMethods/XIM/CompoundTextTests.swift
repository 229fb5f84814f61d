// SPDX-License-Identifier: MIT
import Testing

@testable import InputMethods

@Suite("Compound text")
struct CompoundTextTests {
    @Test(
        "Escape sequences select the character sets of both halves",
        arguments: [
            ("abc \t\n~", "abc \t\n~"),
            ("caf\\e9\\a0!", "café\u{a0}!"),
            ("\\1b-B\\b1\\1b-A\\b1", "ą±"),
            ("\\1b-L\\bf\\1b-F\\e1\\1b-G\\c7\\1b-H\\e0\\1b-T\\a1\\1b-b\\a4", "Пαاאก€"),
            ("\\1b$(B$\"F|\\1b(B!", "あ日!"),
            ("\\1b$B$\"\\1b(Ja\\5c\\7e", "あa¥‾"),
            ("\\1b)I\\b1\\1b(I1", "ｱｱ"),
            ("\\1b$)B\\a4\\a2x", "あx"),
            ("\\1b$(D0!", "丂"),
            ("\\1b$)A\\c4\\e3\\ba\\c3", "你好"),
            ("\\1b$(C0!\\1b$)C\\b3\\aa", "가나"),
            ("\\1b$(GD!\\1b$(H!!", "一乂"),
            ("\\1b%G\\f0\\9f\\99\\82\\1b%@ok", "🙂ok"),
            ("\\1b%/1\\80\\8bbig5-0\\02\\a4\\40\\a4\\a4x", "一中x"),
            ("\\1b%/0\\80\\88gbk-0\\02\\81\\40x", "丂x"),
            ("\\9b1]abc\\9b]\\9b2]d", "abcd"),
        ])
    func charsets(escaped: String, expected: String) {
        #expect(CompoundText.decode(bytes(escaped)) == expected)
    }

    @Test(
        "What isn't valid becomes a replacement character, or is skipped",
        arguments: [
            ("\\1b", ""), ("a\\1b$", "a"), ("\\1b$(", ""), ("\\1b$(B$", "\u{fffd}"), ("\\1b$(B$\"$", "あ\u{fffd}"),
            ("\\1b$(Zab\\1b(Bc", "\u{fffd}c"), ("\\1b-Zä", "\u{fffd}"), ("\\1b#6a", "a"), ("\\1b%G\\ff", "\u{fffd}"),
            ("\\1b%/1", ""), ("\\1b%/1\\ff\\ffbig5-0", ""), ("\\1b%/1\\80\\80x", "x"),
            ("\\1b%/1\\80\\85x-0\\02\\81", "\u{fffd}"), ("\\9b", ""), ("\\9b111", ""), ("\\00\\01\\7f\\85a", "a"),
            ("\\1b$(G~~", "\u{fffd}"), ("\\1b\\1b\\1b(Ba", "a"),
        ])
    func invalid(escaped: String, expected: String) {
        #expect(CompoundText.decode(bytes(escaped)) == expected)
    }

    @Test("Any bytes are decoded", arguments: 0..<50)
    func anyBytes(seed: Int) {
        var state = UInt32(seed)
        let bytes = (0..<3000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            let alphabet: [UInt8] = [0x1b, 0x24, 0x28, 0x29, 0x2d, 0x25, 0x2f, 0x47, 0x9b, 0x42]
            return state >> 31 == 0 ? UInt8(state >> 16 & 0xff) : alphabet[Int(state >> 16) % alphabet.count]
        }
        #expect(CompoundText.decode(bytes).utf8.count <= bytes.count * 3)
    }

    @Test("A zero ends the text")
    func termination() {
        #expect(XIMEncoding.compoundText.decode([0x61, 0, 0x62]) == "a")
        #expect(XIMEncoding.utf8.decode(Array("é\0x".utf8)) == "é")
    }

    /// Returns the bytes of a text in which a backslash precedes two hexadecimal digits of a byte.
    private func bytes(_ escaped: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = escaped[...]
        while let character = rest.first {
            rest.removeFirst()
            if character == "\\" {
                bytes += [UInt8(rest.prefix(2), radix: 16) ?? 0]
                rest = rest.dropFirst(2)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        return bytes
    }
}
