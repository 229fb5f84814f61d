// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Symbols

/// Draws the layers of a symbol in their colors.
struct SymbolPainter {
    let drawing: SymbolDrawing
    let colors: SymbolColors
    let viewColors: VectorColors
    let variableValue: Double?

    /// Returns the symbol in the middle of an image of a size in pixels.
    func pixels(width: Int, height: Int) -> CGImage? {
        guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
        let context = bitmap.makeContext()
        let ratio = min(CGFloat(width) / drawing.size.width, CGFloat(height) / drawing.size.height)
        context.translateBy(
            x: (CGFloat(width) - drawing.size.width * ratio) / 2, y: (CGFloat(height) - drawing.size.height * ratio) / 2
        )
        context.scaleBy(x: ratio, y: ratio)
        for layer in drawing.layers {
            context.addPath(layer.path)
            if let color = color(of: layer) {
                context.setBlendMode(.normal)
                context.setFillColor(color)
            } else {
                context.setBlendMode(.clear)
            }
            context.fillPath(using: layer.usesEvenOddRule ? .evenOdd : .winding)
        }
        return CGImage(bitmap: bitmap)
    }

    /// Returns the color of a layer; `nil` if the layer erases those below.
    private func color(of layer: SymbolDrawing.Layer) -> CGColor? {
        guard let color = fullColor(of: layer) else { return nil }
        guard let threshold = layer.variableThreshold, let variableValue, variableValue <= Double(threshold) else {
            return color
        }
        return color.copy(alpha: color.alpha * Theme.Symbols.dimmedAlpha) ?? color
    }

    private func fullColor(of layer: SymbolDrawing.Layer) -> CGColor? {
        switch colors {
        case .multicolor:
            if let color = layer.multicolor { return Self.systemColor(color).cgColor(for: viewColors.traits) }
            return layer.erases || layer.monochromeRole == .erases ? nil : viewColors.tint
        case .monochrome:
            return layer.erases || layer.monochromeRole == .erases ? nil : viewColors.tint
        case _ where layer.erases:
            return nil
        case .hierarchicalTint:
            return shade(viewColors.tint, layer)
        case .hierarchical(let color):
            return shade(color.cgColor(for: viewColors.traits), layer)
        case .palette(let colors):
            return colors[min(layer.hierarchy, colors.count - 1)].cgColor(for: viewColors.traits)
        }
    }

    private func shade(_ color: CGColor, _ layer: SymbolDrawing.Layer) -> CGColor {
        let alphas = Theme.Symbols.hierarchyAlphas
        return color.copy(alpha: color.alpha * alphas[min(max(layer.hierarchy, 0), alphas.count - 1)]) ?? color
    }

    private static func systemColor(_ color: SymbolColor) -> UIColor {
        switch color {
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .mint: .systemMint
        case .teal: .systemTeal
        case .cyan: .systemCyan
        case .blue: .systemBlue
        case .indigo: .systemIndigo
        case .purple: .systemPurple
        case .pink: .systemPink
        case .brown: .systemBrown
        case .gray: .systemGray
        case .white: .white
        case .black: .black
        }
    }
}
