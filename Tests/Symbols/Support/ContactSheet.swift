// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Symbols

/// Draws symbols into bitmaps, as a test needs it: in one color, or with a color for each hierarchy.
enum SymbolRenderer {
    enum Mode {
        case monochrome, palette, multicolor
    }

    private static let palette = [
        CGColor(red: 0, green: 0.4, blue: 0.9, alpha: 1), CGColor(red: 0.95, green: 0.6, blue: 0.3, alpha: 1),
        CGColor(red: 0.6, green: 0.7, blue: 0.6, alpha: 1),
    ]

    /// Returns the drawing in pixels, `scale` for each point.
    static func bitmap(_ drawing: SymbolDrawing, scale: CGFloat, mode: Mode = .monochrome) throws -> Bitmap {
        let bitmap = try Bitmap(
            width: Int((drawing.size.width * scale).rounded(.up)),
            height: Int((drawing.size.height * scale).rounded(.up)))
        let context = CGContext(bitmap)
        context.scaleBy(x: scale, y: scale)
        for layer in drawing.layers {
            let isFixed = mode == .multicolor && layer.multicolor != nil
            let erases = !isFixed && (layer.erases || (mode != .palette && layer.monochromeRole == .erases))
            context.setBlendMode(erases ? .destinationOut : .normal)
            let color: CGColor =
                switch mode {
                case .palette: palette[min(layer.hierarchy, 2)]
                case .multicolor: layer.multicolor?.sample ?? palette[0]
                case .monochrome: CGColor(gray: 0, alpha: 1)
                }
            context.setFillColor(color)
            context.beginPath()
            context.addPath(layer.path)
            context.fillPath(using: layer.usesEvenOddRule ? .evenOdd : .winding)
        }
        return bitmap
    }
}

extension SymbolColor {
    fileprivate var sample: CGColor {
        switch self {
        case .red: CGColor(red: 1, green: 0.2, blue: 0.2, alpha: 1)
        case .orange, .brown: CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
        case .yellow: CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)
        case .green, .mint: CGColor(red: 0.2, green: 0.75, blue: 0.3, alpha: 1)
        case .teal, .cyan: CGColor(red: 0.2, green: 0.7, blue: 0.9, alpha: 1)
        case .blue, .indigo: CGColor(red: 0, green: 0.4, blue: 1, alpha: 1)
        case .purple, .pink: CGColor(red: 0.8, green: 0.3, blue: 0.8, alpha: 1)
        case .gray: CGColor(gray: 0.6, alpha: 1)
        case .white: CGColor(gray: 1, alpha: 1)
        case .black: CGColor(gray: 0, alpha: 1)
        }
    }
}

/// Pages of symbols in columns, to be looked at.
struct ContactSheet {
    var columns = 12
    var rows = 14
    var pointSize: CGFloat = 34
    var weight = SymbolWeight.regular
    var mode = SymbolRenderer.Mode.monochrome
    var cell = CGSize(width: 84, height: 68)

    /// Writes numbered pages and returns their number.
    func write(_ names: [String], to folder: String, title: String) throws {
        let count = columns * rows
        for (page, start) in stride(from: 0, to: names.count, by: count).enumerated() {
            let bitmap = try Bitmap(width: columns * Int(cell.width), height: rows * Int(cell.height))
            let context = CGContext(bitmap)
            context.setFillColor(CGColor(gray: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
            for (index, name) in names[start..<min(start + count, names.count)].enumerated() {
                let origin = CGPoint(
                    x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
                try draw(name, at: origin, in: context)
            }
            try CGImage(bitmap: bitmap)?.writePNG(toFile: "\(folder)/\(title)-\(page).png")
        }
    }

    private func draw(_ name: String, at origin: CGPoint, in context: CGContext) throws {
        guard let drawing = SymbolLibrary.drawing(named: name, pointSize: pointSize, weight: weight, scale: .medium)
        else { return }
        let bitmap = try SymbolRenderer.bitmap(drawing, scale: 1, mode: mode)
        guard let image = CGImage(bitmap: bitmap) else { return }
        let place = CGPoint(
            x: origin.x + ((cell.width - drawing.size.width) / 2).rounded(),
            y: origin.y + ((cell.height - 10 - drawing.size.height) / 2).rounded())
        context.draw(
            image, in: CGRect(x: place.x, y: place.y, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height)))
        caption(name, at: CGPoint(x: origin.x + 2, y: origin.y + cell.height - 10), in: context)
    }

    /// Writes a name with the library's own letters, which need no fonts.
    private func caption(_ name: String, at start: CGPoint, in context: CGContext) {
        var x = start.x
        for letter in name.split(separator: "") {
            defer { x += 4 }
            let glyph = SymbolLibrary.drawing(named: "\(letter).square", pointSize: 9, weight: .thin, scale: .medium)
            guard let layer = glyph?.layers.last, x < start.x + cell.width - 4 else { continue }
            context.saveGState()
            context.translateBy(x: x - 2.5, y: start.y)
            context.setFillColor(CGColor(gray: 0.4, alpha: 1))
            context.beginPath()
            context.addPath(layer.path)
            context.fillPath()
            context.restoreGState()
        }
    }
}
