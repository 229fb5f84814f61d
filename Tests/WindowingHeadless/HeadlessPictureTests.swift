// SPDX-License-Identifier: MIT
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless images")
struct HeadlessPictureTests {
    @Test("A position outside has no pixel")
    func outside() {
        let picture = HeadlessPicture(size: PixelSize(width: 2, height: 1), filledWith: 0xff00_0001)
        #expect(picture[1, 0] == 0xff00_0001)
        #expect(picture[2, 0] == nil)
        #expect(picture[0, 1] == nil)
        #expect(picture[-1, 0] == nil)
    }

    @Test("An empty size has no pixels", arguments: [(0, 5), (5, 0), (-3, -3)])
    func empty(width: Int, height: Int) {
        #expect(HeadlessPicture(size: PixelSize(width: width, height: height)).pixels.isEmpty)
    }
}
