// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Cached sizes")
struct TextLayoutSizesTests {
    @Test("A repeated measurement is the same, and different parameters give different results")
    func answers() {
        let text = AttributedText("alpha beta gamma", attributes: Sample.attributes())
        let narrow = Sample.width("alpha") + 1
        for _ in 0..<2 {
            #expect(TextLayout.size(of: text) == TextLayout(text).size)
            #expect(TextLayout.size(of: text, width: narrow) == TextLayout(text, width: narrow).size)
            #expect(
                TextLayout.size(of: text, width: narrow, maximumLines: 2)
                    == TextLayout(text, width: narrow, maximumLines: 2).size)
            #expect(
                TextLayout.size(of: text, width: narrow, height: 1) == TextLayout(text, width: narrow, height: 1).size)
        }
    }

    @Test("Texts beyond the cache's limit are still measured correctly")
    func overflow() {
        for number in 0..<600 {
            let text = AttributedText("\(number)", attributes: Sample.attributes())
            #expect(TextLayout.size(of: text) == TextLayout(text).size)
        }
    }
}
