// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation
internal import StoryboardDocument

/// A custom symbol as design tools export it: an SVG document with a group for each weight and scale, such as
/// `Regular-M`, and guides for its margins and for the height of capital letters.
///
/// The document is drawn for a font of 100 points. Each variant becomes a document of its own whose width reaches from
/// margin to margin. Only shapes are used, not the annotations for several colors.
struct SymbolTemplate {
    let renditions: [AssetRendition]

    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    private static let scales = ["S", "M", "L"]

    /// The space above and below capital letters that belongs to the image, as a fraction of their height.
    private static let margin = 0.4

    init(_ data: Data, path: String) throws(CompilerFailure) {
        let document = try VectorDocument(data, path: path)
        var elements: [String: InterfaceElement] = [:]
        Self.collect(document.root, into: &elements)
        var renditions: [AssetRendition] = []
        for (scaleIndex, scale) in Self.scales.enumerated() {
            guard let top = Self.coordinate("y1", elements["Capline-\(scale)"]),
                let baseline = Self.coordinate("y1", elements["Baseline-\(scale)"]), baseline > top
            else { continue }
            for (weightIndex, weight) in Self.weights.enumerated() {
                let name = "\(weight)-\(scale)"
                guard let group = elements[name] else { continue }
                guard let left = Self.coordinate("x1", elements["left-margin-\(name)"]),
                    let right = Self.coordinate("x1", elements["right-margin-\(name)"]), right > left
                else { throw CompilerFailure(path: path, text: "the variant \(name) has no margins") }
                let space = (baseline - top) * Self.margin
                let (width, height) = (right - left, baseline - top + 2 * space)
                var rendition = AssetRendition(
                    format: .vector,
                    payload: Data(
                        """
                        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
                        viewBox="\(left) \(top - space) \(width) \(height)">\(Self.shapes(of: group))</svg>
                        """.utf8))
                rendition.weight = UInt8(weightIndex + 1)
                rendition.symbolScale = UInt8(scaleIndex + 1)
                rendition.width = Float(width)
                rendition.height = Float(height)
                rendition.alignmentInsets.top = Float(space)
                rendition.alignmentInsets.bottom = Float(space)
                renditions.append(rendition)
            }
        }
        guard !renditions.isEmpty else {
            throw CompilerFailure(path: path, text: "not a symbol template: no group such as Regular-M, or no guides")
        }
        self.renditions = renditions
    }

    private static func collect(_ element: InterfaceElement, into elements: inout [String: InterfaceElement]) {
        if let id = element.id { elements[id] = element }
        for child in element.children { collect(child, into: &elements) }
    }

    private static func coordinate(_ name: String, _ element: InterfaceElement?) -> Double? {
        element?[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns an element's markup without classes, by which templates hide shapes that only a design tool shows.
    private static func shapes(of element: InterfaceElement) -> String {
        let attributes = element.attributes.filter { $0.name != "class" }
            .map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
        let content = element.children.map(shapes).joined() + escaped(element.text)
        return "<\(element.name)\(attributes)>\(content)</\(element.name)>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
