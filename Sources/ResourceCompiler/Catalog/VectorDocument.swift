// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument

/// An SVG document.
struct VectorDocument {
    /// The largest document that is read, in bytes.
    static let maximumSize = 16 << 20

    let root: InterfaceElement

    init(_ data: Data, path: String) throws(CompilerFailure) {
        do throws(InterfaceDocumentError) {
            root = try MarkupDocument.element(of: [UInt8](data), maximumSize: Self.maximumSize)
        } catch {
            throw CompilerFailure(path: path, text: "not an SVG document: \(error)")
        }
        guard root.name == "svg" || root.name.hasSuffix(":svg") else {
            throw CompilerFailure(path: path, text: "not an SVG document, but \(root.name)")
        }
    }
}

/// The size of an SVG document in points: its width and height, or those of its view box.
struct VectorSize {
    let width: Double
    let height: Double

    /// Finds the size; of a converted PDF, whose points are those of UIKit, the units of width and height are ignored.
    ///
    /// - Throws: `CompilerFailure` if there is no size.
    init(svg data: Data, path: String, isConvertedPDF: Bool) throws(CompilerFailure) {
        let root = try VectorDocument(data, path: path).root
        let box = (root["viewBox"] ?? "")
            .split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { Double($0) }
        func length(_ name: String, _ place: Int) -> Double? {
            let boxLength = box.count == 4 ? box[place] : nil
            let ownLength = root[name].flatMap(Self.points)
            return isConvertedPDF ? boxLength ?? ownLength : ownLength ?? boxLength
        }
        guard let width = length("width", 2), let height = length("height", 3), width > 0, height > 0,
            width <= 100_000, height <= 100_000
        else { throw CompilerFailure(path: path, text: "the document has no usable width and height, nor a view box") }
        self.width = width
        self.height = height
    }

    /// Returns a length in CSS pixels; `nil` for a percentage, which refers to a size that only the application knows.
    static func points(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
        ]
        let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
        return Double(text.dropLast(unit.0.count)).flatMap { $0.isFinite ? $0 * unit.1 : nil }
    }
}
