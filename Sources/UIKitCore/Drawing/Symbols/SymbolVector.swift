// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Symbols

/// The size and weight of a symbol, without gaps.
struct SymbolMetrics: Hashable, Sendable {
    let pointSize: CGFloat
    let weight: Symbols.SymbolWeight
    let scale: Symbols.SymbolScale

    /// Completes attributes with those of body text.
    init(_ attributes: UIImage.SymbolConfiguration.Attributes, traits: UITraitCollection) {
        let styleSize = attributes.textStyle.map {
            Theme.Text.look(of: $0, category: traits.preferredContentSizeCategory).size
        }
        pointSize = attributes.pointSize ?? styleSize ?? Theme.Text.labelSize
        weight = Symbols.SymbolWeight(rawValue: attributes.weight.rawValue) ?? .regular
        scale = Symbols.SymbolScale(rawValue: attributes.scale.rawValue) ?? .medium
    }
}

/// A symbol in one size and weight.
struct SymbolVector: VectorDrawing {
    let source: SymbolSource
    let metrics: SymbolMetrics
    let geometry: SymbolGeometry
    /// The colors of the parts; `nil` for one color.
    let colors: SymbolColors?
    /// The color instead of the tint color; `nil` for the tint color.
    let tint: UIColor?
    /// The value from 0 to 1 that the symbol displays, as the strength of a signal; `nil` for all of it.
    let variableValue: Double?

    /// Returns `nil` if the symbol can't be drawn.
    init?(
        _ source: SymbolSource, metrics: SymbolMetrics, colors: SymbolColors?, tint: UIColor?, variableValue: Double?
    ) {
        guard let geometry = SymbolGeometry.of(source, metrics) else { return nil }
        self.source = source
        self.metrics = metrics
        self.geometry = geometry
        self.colors = geometry.hasLayers ? colors : nil
        self.tint = tint
        self.variableValue = variableValue
    }

    var size: CGSize { geometry.size }

    /// Whether the symbol is drawn in one color, so that it is a template.
    var isMonochrome: Bool {
        switch colors {
        case nil, .monochrome: true
        case .hierarchicalTint, .hierarchical, .palette, .multicolor: false
        }
    }

    var usesColors: Bool { tint != nil || !isMonochrome }

    func pixels(width: Int, height: Int, colors viewColors: VectorColors) -> CGImage? {
        var viewColors = viewColors
        if let tint { viewColors.tint = tint.cgColor(for: viewColors.traits) }
        switch geometry {
        case .drawing(let drawing):
            let painter = SymbolPainter(
                drawing: drawing, colors: colors ?? .monochrome, viewColors: viewColors, variableValue: variableValue)
            return painter.pixels(width: width, height: height)
        case .document(let document, _):
            let pixels = document.pixels(width: width, height: height, colors: viewColors)
            return tint == nil ? pixels : pixels?.tinted(viewColors.tint)
        }
    }
}
