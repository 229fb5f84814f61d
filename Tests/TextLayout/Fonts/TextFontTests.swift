// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@Suite("Font requests")
struct TextFontTests {
    @Test(
        "Sizes outside the supported range are clamped",
        arguments: [
            (CGFloat.nan, CGFloat(12)), (-5, TextFont.sizeRange.lowerBound), (0, TextFont.sizeRange.lowerBound),
            (.infinity, TextFont.sizeRange.upperBound), (-.infinity, TextFont.sizeRange.lowerBound), (17, 17),
        ])
    func sizeIsClamped(asked: CGFloat, made: CGFloat) {
        #expect(TextFont(size: asked).pointSize == made)
    }

    @Test("Weights stay within CSS's range")
    func weightIsClamped() {
        #expect(TextFont(size: 10, weight: -3).weight == 1)
        #expect(TextFont(size: 10, weight: .max).weight == 1000)
        #expect(TextFont(size: 10, weight: 600).weight == 600)
    }

    @Test("Changing the size or weight keeps everything else")
    func copies() {
        let font = TextFont(
            family: .systemSerif, size: 10, weight: 300, isItalic: true, hasMonospacedDigits: true)
        let larger = font.withSize(20)
        #expect(larger.pointSize == 20)
        #expect(larger.withSize(10) == font)
        let bolder = font.withWeight(700)
        #expect(bolder.weight == 700)
        #expect(bolder.withWeight(300) == font)
    }
}
