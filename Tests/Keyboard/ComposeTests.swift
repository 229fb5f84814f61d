// SPDX-License-Identifier: MIT
import Testing

@testable import Keyboard

@Suite("Compose sequences")
struct ComposeTests {
    let deadAcute: UInt32 = 0xfe51
    let multiKey: UInt32 = 0xff20
    let letterA: UInt32 = 0x61
    let letterQ: UInt32 = 0x71
    let shift: UInt32 = 0xffe1

    let table = """
        <dead_acute> <a> : "á" aacute
        <Multi_key> <o> <c> : "©"
        <Multi_key> <l> <l> : "\(String(repeating: "lang", count: 40))"

        """

    @Test("A dead key is consumed, and the next letter is composed")
    func deadKey() {
        let compose = Compose(text: table)
        #expect(compose.feed(deadAcute) == .composing)
        #expect(compose.feed(letterA) == .composed("á"))
        #expect(compose.feed(letterA) == .none)
    }

    @Test("Shift between the accent and its letter doesn't interrupt the sequence")
    func modifierBetween() {
        let compose = Compose(text: table)
        #expect(compose.feed(deadAcute) == .composing)
        #expect(compose.feed(shift) == .none)
        #expect(compose.feed(letterA) == .composed("á"))
    }

    @Test("A letter that continues no sequence cancels it, and the next one is plain")
    func mismatch() {
        let compose = Compose(text: table)
        #expect(compose.feed(deadAcute) == .composing)
        #expect(compose.feed(letterQ) == .cancelled)
        #expect(compose.feed(letterQ) == .none)
    }

    @Test("Canceling discards the dead key")
    func cancel() {
        let compose = Compose(text: table)
        #expect(compose.feed(deadAcute) == .composing)
        compose.cancel()
        #expect(compose.feed(letterA) == .none)
    }

    @Test("A long composed text arrives complete")
    func longText() {
        let compose = Compose(text: table)
        #expect(compose.feed(multiKey) == .composing)
        #expect(compose.feed(0x6c) == .composing)
        #expect(compose.feed(0x6c) == .composed(String(repeating: "lang", count: 40)))
    }

    @Test("An unreadable table leaves keys unchanged", arguments: ["<dead_acute : \"", "\u{1}\u{2}\u{3}"])
    func brokenTable(text: String) {
        let compose = Compose(text: text)
        #expect(compose.feed(letterA) == .none)
        #expect(compose.feed(deadAcute) == .none)
    }

    @Test("A locale that isn't installed falls back to the international table")
    func unknownLocale() throws {
        try #require(ComposeTable(locale: "en_US.UTF-8") != nil, "libx11-data is needed")
        let compose = Compose(environment: ["LC_ALL": "xx_YY.NONE"])
        #expect(compose.feed(deadAcute) == .composing)
        #expect(compose.feed(letterA) == .composed("á"))
    }
}
