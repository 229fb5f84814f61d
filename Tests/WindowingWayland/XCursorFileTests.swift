// SPDX-License-Identifier: MIT
import Testing
import Windowing

@testable import WindowingWayland

@Suite("Xcursor files")
struct XCursorFileTests {
    @Test(
        "The nearest size is used, and of two equally near the larger",
        arguments: [(24, 24), (30, 36), (500, 48), (0, 24)])
    func nearest(wanted: Int, found: Int) throws {
        let file = try #require(XCursorFile(cursorFile(sizes: [24, 36, 48])))
        let image = try #require(file.image(nearest: wanted))
        #expect(image.nominalSize == found)
        #expect(image.width == found)
        #expect(image.hotspotX == found / 2)
        #expect(image.hotspotY == found / 4)
        #expect(image.pixels == [UInt32](repeating: 0xff00_0000 | UInt32(found), count: found * found))
    }

    @Test("A truncated file gives no image")
    func cutOff() {
        let bytes = cursorFile(sizes: [8])
        for count in 0..<bytes.count {
            #expect(XCursorFile(Array(bytes.prefix(count)))?.image(nearest: 8) == nil)
        }
    }

    @Test("Random changes of the data are harmless")
    func damaged() {
        var generator = SystemRandomNumberGenerator()
        let bytes = cursorFile(sizes: [4, 8])
        for position in 0..<80 {
            for _ in 0..<8 {
                var damaged = bytes
                damaged[position] = UInt8.random(in: 0...255, using: &generator)
                damaged[(position + 3) % 80] = UInt8.random(in: 0...255, using: &generator)
                if let image = XCursorFile(damaged)?.image(nearest: 8) {
                    #expect(image.pixels.count == image.width * image.height)
                    _ = CursorImage(image, size: 24)
                }
            }
        }
    }
}
