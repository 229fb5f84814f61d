// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

extension AssetReader {
    func images(_ entries: [ContentsFile.Entry]?) throws(CompilerFailure) -> Result {
        read(entries) { (entry) throws(CompilerFailure) in
            guard let name = entry.filename else { return [] }
            var rendition = try image(folder.contents(of: name, limit: Self.maximumFileSize), named: name)
            rendition.renderingIntent = try renderingIntent
            // Insets are in pixels of this file; a vector's are in points.
            let scale = rendition.format == .pixels ? Double(entry.scale?.dropLast() ?? "1") ?? 1 : 1
            if let resizing = entry.resizing { apply(resizing, to: &rendition, scale: scale) }
            if let edges = entry.alignmentInsets { rendition.alignmentInsets = insets(edges, scale: scale) }
            return [rendition]
        }
    }

    private func image(_ data: Data, named name: String) throws(CompilerFailure) -> AssetRendition {
        let path = folder.path(of: name)
        switch (name as NSString).pathExtension.lowercased() {
        case "pdf": return try vector(vectors.svg(fromPDF: data, path: path), path, isConvertedPDF: true)
        case "svg": return try vector(data, path, isConvertedPDF: false)
        default:
            guard !data.isEmpty else { throw CompilerFailure(path: path, text: "the file is empty") }
            return AssetRendition(format: .pixels, payload: data)
        }
    }

    private func vector(
        _ data: Data, _ path: String, isConvertedPDF: Bool
    ) throws(CompilerFailure) -> AssetRendition {
        let size = try VectorSize(svg: data, path: path, isConvertedPDF: isConvertedPDF)
        var rendition = AssetRendition(format: .vector, payload: data)
        rendition.width = Float(size.width)
        rendition.height = Float(size.height)
        return rendition
    }

    private var renderingIntent: AssetRendition.RenderingIntent {
        get throws(CompilerFailure) {
            switch properties?.templateRenderingIntent {
            case nil, "automatic": return .automatic
            case "original": return .original
            case "template": return .template
            case .some(let other):
                throw CompilerFailure(
                    path: folder.path(of: "Contents.json"),
                    text: "template-rendering-intent \"\(other)\" is unknown; known are automatic, original, template")
            }
        }
    }

    private func apply(_ resizing: ContentsFile.Resizing, to rendition: inout AssetRendition, scale: Double) {
        let edges = resizing.capInsets
        var caps = edges.map { insets($0, scale: scale) } ?? AssetRendition.Insets()
        // A dimension that isn't sliced stretches as a whole.
        if resizing.mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
        if resizing.mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
        rendition.capInsets = caps
        rendition.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        func length(_ pixels: Double?) -> Float {
            guard let pixels, pixels.isFinite, pixels > 0 else { return 0 }
            return Float(pixels / scale)
        }
        rendition.centerWidth = resizing.mode == "3-part-vertical" ? 0 : length(resizing.center?.width)
        rendition.centerHeight = resizing.mode == "3-part-horizontal" ? 0 : length(resizing.center?.height)
    }

    private func insets(_ edges: ContentsFile.Edges, scale: Double) -> AssetRendition.Insets {
        func length(_ pixels: Double?) -> Float {
            guard let pixels, pixels.isFinite, pixels > 0 else { return 0 }
            return Float(pixels / scale)
        }
        return AssetRendition.Insets(
            top: length(edges.top), left: length(edges.left), bottom: length(edges.bottom), right: length(edges.right))
    }
}
