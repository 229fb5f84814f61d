// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// A picture of the pointer, and how large it is to be seen.
struct CursorImage: Hashable {
    let picture: XCursorFile.Image
    /// The size on screen, in points.
    let width: Int32
    let height: Int32
    /// In points.
    let hotspotX: Int32
    let hotspotY: Int32
    /// Whole pixels per point that come nearest, for compositors without viewports.
    let bufferScale: Int

    /// A picture to be seen as one of `size` points, whatever its own nominal size.
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

    /// For systems without any cursor theme.
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
