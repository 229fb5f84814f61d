// SPDX-License-Identifier: MIT
package import Foundation

/// One of the variants of an asset.
package struct AssetRendition: Hashable, Sendable {
    package enum Format: UInt8, CaseIterable, Sendable {
        /// A file of pixels in any format that the image decoder knows.
        case pixels = 1
        /// An SVG document.
        case vector
        /// Four sRGB components of 32 bits each; see `color`.
        case color
        /// The name of a system color, in `text`.
        case systemColor
        /// Any bytes; `text` is their type identifier.
        case data
    }

    package enum RenderingIntent: UInt8, CaseIterable, Sendable {
        case automatic
        case original
        case template
    }

    package enum ResizingMode: UInt8, CaseIterable, Sendable {
        case stretch
        case tile
    }

    /// Lengths at the edges, in points.
    package struct Insets: Hashable, Sendable {
        package var top: Float = 0
        package var left: Float = 0
        package var bottom: Float = 0
        package var right: Float = 0

        package init(top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    package var conditions = AssetConditions()
    package var format: Format
    package var renderingIntent = RenderingIntent.automatic
    package var resizingMode = ResizingMode.stretch
    /// The edges that keep their size; zero for an image that is not resizable.
    package var capInsets = Insets()
    /// The part between the caps that fills additional space, in points; 0 is all of it.
    package var centerWidth: Float = 0
    package var centerHeight: Float = 0
    package var alignmentInsets = Insets()
    /// The size of a vector in points; 0 for other formats.
    package var width: Float = 0
    package var height: Float = 0
    /// The weight of a symbol's variant from 1 (ultralight) to 9 (black); 0 if the asset isn't a symbol.
    package var weight: UInt8 = 0
    /// The scale of a symbol's variant from 1 (small) to 3 (large); 0 if the asset isn't a symbol.
    package var symbolScale: UInt8 = 0
    package var text: String?
    package var payload: Data

    package init(format: Format, payload: Data = Data()) {
        self.format = format
        self.payload = payload
    }

    /// Creates a color from sRGB components; values outside of 0 to 1 are allowed.
    package init(color: [Float]) {
        var payload = Data()
        for component in color.prefix(4) { payload.append(little: component.bitPattern) }
        self.init(format: .color, payload: payload)
    }

    /// The four components of a color; `nil` for other formats.
    package var color: [Float]? {
        guard format == .color, payload.count == 16 else { return nil }
        let bytes = CatalogBytes(payload)
        let components = (0..<4).compactMap { bytes.float(at: $0 * 4) }
        return components.count == 4 ? components : nil
    }
}
