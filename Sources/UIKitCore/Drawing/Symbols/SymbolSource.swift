// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation
internal import Graphics
internal import Symbols
internal import Synchronization

/// The origin of a symbol: the toolkit's own drawings, or an asset catalog.
enum SymbolSource: Hashable, Sendable {
    case system(name: String)
    case catalog(CatalogSymbol)

    /// Whether the symbol is mirrored in right-to-left layout.
    var isDirectional: Bool {
        switch self {
        case .system(let name): SymbolLibrary.isDirectional(name)
        case .catalog: false
        }
    }
}

/// The variants of a custom symbol.
final class CatalogSymbol: Hashable, Sendable {
    let name: String
    let renditions: [AssetRendition]

    /// Returns `nil` if the catalog has no such symbol.
    init?(named name: String, in catalog: AssetCatalog) {
        renditions = catalog.renditions(of: .symbol, named: name)
            .filter { $0.format == .vector && $0.width > 0 && $0.height > 0 }
        guard !renditions.isEmpty else { return nil }
        self.name = name
    }

    static func == (left: CatalogSymbol, right: CatalogSymbol) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Returns the variant nearest to a scale and weight.
    func variant(_ metrics: SymbolMetrics) -> AssetRendition? {
        func distance(_ rendition: AssetRendition) -> Int {
            abs(Int(rendition.symbolScale) - metrics.scale.rawValue) * 100
                + abs(Int(rendition.weight) - metrics.weight.rawValue)
        }
        return renditions.min { distance($0) < distance($1) }
    }
}

/// The shapes of a symbol in one size and weight.
enum SymbolGeometry: Sendable {
    case drawing(SymbolDrawing)
    /// An SVG document, and the distance from its bottom to the baseline.
    case document(SVGDrawing, baseline: CGFloat)

    var size: CGSize {
        switch self {
        case .drawing(let drawing): drawing.size
        case .document(let document, _): document.size
        }
    }

    var baselineOffset: CGFloat {
        switch self {
        case .drawing(let drawing): drawing.baselineOffsetFromBottom
        case .document(_, let baseline): baseline
        }
    }

    /// Whether the parts of the symbol can have different colors.
    var hasLayers: Bool {
        if case .drawing = self { true } else { false }
    }

    // MARK: - Cache

    private struct Key: Hashable {
        let source: SymbolSource
        let metrics: SymbolMetrics
    }

    /// The symbols in use, so that a table draws the same symbol once.
    ///
    /// Images are used on any thread.
    private static let known = Mutex<[Key: SymbolGeometry]>([:])
    private static let maximumCount = 256

    static func of(_ source: SymbolSource, _ metrics: SymbolMetrics) -> SymbolGeometry? {
        let key = Key(source: source, metrics: metrics)
        if let geometry = known.withLock({ $0[key] }) { return geometry }
        guard let geometry = make(source, metrics) else { return nil }
        known.withLock { known in
            if known.count >= maximumCount { known.removeAll() }
            known[key] = geometry
        }
        return geometry
    }

    private static func make(_ source: SymbolSource, _ metrics: SymbolMetrics) -> SymbolGeometry? {
        switch source {
        case .system(let name):
            return SymbolLibrary.drawing(
                named: name, pointSize: metrics.pointSize, weight: metrics.weight, scale: metrics.scale
            ).map { .drawing($0) }
        case .catalog(let symbol):
            guard let variant = symbol.variant(metrics) else { return nil }
            // Templates are drawn for 100 points.
            var ratio = min(metrics.pointSize, SymbolLibrary.pointSizes.upperBound) / 100
            if let drawn = Symbols.SymbolScale(rawValue: Int(variant.symbolScale)) {
                ratio *= metrics.scale.factor / drawn.factor
            }
            let size = CGSize(width: CGFloat(variant.width) * ratio, height: CGFloat(variant.height) * ratio)
            return .document(
                SVGDrawing(data: variant.payload, size: size, name: symbol.name),
                baseline: CGFloat(variant.alignmentInsets.bottom) * ratio)
        }
    }
}
