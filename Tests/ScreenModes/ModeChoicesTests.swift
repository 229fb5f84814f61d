// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

struct ModeChoicesTests {
    private let choices = ModeChoices([
        .mode(1280, 720, 60), .mode(1920, 1080, 50), .mode(1920, 1080, 59.94, preferred: true), .mode(720, 1280, 60),
        .mode(1920, 1080, 59.945), .mode(0, 5), .mode(-3, 7),
    ])

    @Test func `Lists each size once, the largest first`() {
        #expect(
            choices.sizes == [
                PixelSize(width: 1920, height: 1080), PixelSize(width: 1280, height: 720),
                PixelSize(width: 720, height: 1280),
            ])
        #expect(choices.preferredSize == PixelSize(width: 1920, height: 1080))
    }

    @Test func `Lists the distinct rates of a size`() {
        #expect(choices.rates(of: PixelSize(width: 1920, height: 1080)).map(\.refreshRate) == [59.945, 50])
    }

    @Test func `Keeps the rate where possible`() {
        let size = PixelSize(width: 1920, height: 1080)
        #expect(choices.mode(of: size, like: .mode(800, 600, 48))?.refreshRate == 50)
        #expect(choices.mode(of: size, like: .mode(800, 600, 60))?.refreshRate == 59.945)
        #expect(choices.mode(of: PixelSize(width: 1, height: 1), like: nil) == nil)
    }

    @Test func `Survives sizes that overflow`() {
        let hostile = ModeChoices([.mode(Int.max, Int.max, .nan), .mode(Int.max, 1, .infinity)])
        #expect(hostile.sizes.count == 2)
    }

    @Test func `Adds the current scale to the common ones`() {
        #expect(ModeChoices.scales(including: 1.5) == [1, 1.25, 1.5, 2, 3])
        #expect(ModeChoices.scales(including: 1.75) == [1, 1.25, 1.5, 1.75, 2, 3])
        #expect(ModeChoices.scales(including: .nan) == [1, 1.25, 1.5, 2, 3])
    }

    @Test func `Decomposes and composes transforms`() {
        for transform in ScreenTransform.all {
            #expect(ScreenTransform(quarters: transform.quarters, isFlipped: transform.isFlipped) == transform)
        }
        #expect(ScreenTransform(quarters: -1, isFlipped: true) == .flipped270)
    }
}
