// SPDX-License-Identifier: MIT
import Foundation
import Graphics

/// A small bitmap and its context, with concise accessors for its content.
struct Canvas {
    let bitmap: Bitmap
    let context: CGContext

    init(_ width: Int, _ height: Int) throws {
        bitmap = try Bitmap(width: width, height: height)
        context = bitmap.makeContext()
    }

    subscript(x: Int, y: Int) -> Bitmap.Pixel { bitmap.pixel(x: x, y: y) }

    /// One character per pixel: `.` for transparent, `#` for opaque, `+` for anything between.
    var rows: [String] { bitmap.rows }
}

extension Bitmap {
    var rows: [String] {
        (0..<height).map { y in
            String(
                (0..<width).map { x in
                    switch pixel(x: x, y: y).alpha {
                    case 0: "."
                    case 255: "#"
                    default: "+"
                    }
                })
        }
    }

    var alphas: [[UInt8]] {
        (0..<height).map { y in (0..<width).map { x in pixel(x: x, y: y).alpha } }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension Bitmap.Pixel {
    static let redPixel = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    static let greenPixel = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    static let bluePixel = Bitmap.Pixel(red: 0, green: 0, blue: 255)
    static let blackPixel = Bitmap.Pixel(red: 0, green: 0, blue: 0)
    static let whitePixel = Bitmap.Pixel(red: 255, green: 255, blue: 255)

    /// Returns whether no component differs by more than `tolerance`.
    func isClose(to other: Bitmap.Pixel, tolerance: Int = 1) -> Bool {
        let pairs: [(UInt8, UInt8)] = [
            (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
        ]
        return pairs.allSatisfy { abs(Int($0.0) - Int($0.1)) <= tolerance }
    }
}
