// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// A cursor image and its size on the screen.
struct CursorImage: Hashable {
    let picture: XCursorFile.Image
    /// The size on the screen, in points.
    let width: Int32
    let height: Int32
    /// In points.
    let hotspotX: Int32
    let hotspotY: Int32
    /// The nearest integer number of pixels per point, for compositors without viewports.
    let bufferScale: Int

    /// Creates an image shown with a nominal size of `size` points, whatever its own.
    init(_ picture: XCursorFile.Image, size: Int) {
        self.picture = picture
        let points = { (pixels: Int) in
            Int32(rounding: (Double(pixels) * Double(size) / Double(picture.nominalSize)))
        }
        width = max(1, points(picture.width))
        height = max(1, points(picture.height))
        hotspotX = points(picture.hotspotX)
        hotspotY = points(picture.hotspotY)
        bufferScale = max(1, (picture.nominalSize + size / 2) / size)
    }

    /// For systems without a cursor theme.
    static let builtInArrow: XCursorFile.Image = {
        let rows = [
            "#           ", "##          ", "#.#         ", "#..#        ", "#...#       ", "#....#      ",
            "#.....#     ", "#......#    ", "#.......#   ", "#........#  ", "#.........# ", "#......#####",
            "#...#..#    ", "#..# #..#   ", "#.#  #..#   ", "##    #..#  ", "      #..#  ", "       ##   ",
        ]
        let pixels = rows.joined().map { character -> UInt32 in
            switch character {
            case "#": 0xff00_0000
            case ".": 0xffff_ffff
            default: 0
            }
        }
        return XCursorFile.Image(
            nominalSize: 24, width: 12, height: rows.count, hotspotX: 0, hotspotY: 0, pixels: pixels)
    }()
}
