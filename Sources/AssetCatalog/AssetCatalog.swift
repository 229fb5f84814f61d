// SPDX-License-Identifier: MIT
package import Foundation

/// A compiled catalog of images, colors, symbols, and data.
///
/// The file is mapped into memory, and only the parts that a lookup touches are read: opening a catalog costs the same
/// whatever it contains. Every position in the file is checked when it is used, so that a damaged catalog lacks assets
/// but has no other effect. Can be used on any thread.
package final class AssetCatalog: Sendable {
    /// The name of the compiled file in a bundle.
    package static let fileName = "Assets.catalog"

    private let data: Data
    private let assetCount: Int
    private let renditionCount: Int

    /// Maps the file at `path`.
    ///
    /// - Throws: `AssetCatalogError`.
    package convenience init(contentsOfFile path: String) throws(AssetCatalogError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        } catch {
            throw .unreadable(path: path, reason: "\(error.localizedDescription)")
        }
        try self.init(data: data, path: path)
    }

    /// Reads a catalog in memory; `path` identifies it in errors.
    ///
    /// - Throws: `AssetCatalogError`.
    package init(data: Data, path: String = "data") throws(AssetCatalogError) {
        let bytes = CatalogBytes(data)
        guard data.starts(with: CatalogLayout.magic), let version = bytes.number(at: CatalogLayout.Header.version),
            let assetCount = bytes.number(at: CatalogLayout.Header.assetCount),
            let renditionCount = bytes.number(at: CatalogLayout.Header.renditionCount),
            let size = bytes.number(at: CatalogLayout.Header.fileSize)
        else { throw .notACatalog(path: path) }
        guard version == CatalogLayout.version else {
            throw .unknownVersion(path: path, found: version, supported: CatalogLayout.version)
        }
        let tables =
            CatalogLayout.Header.size + assetCount * CatalogLayout.Asset.size
            + renditionCount * CatalogLayout.Rendition.size
        guard data.count >= max(size, tables) else {
            throw .truncated(path: path, needed: max(size, tables), found: data.count)
        }
        self.data = data
        self.assetCount = assetCount
        self.renditionCount = renditionCount
    }

    /// Returns the most suitable rendition of an asset; `nil` if there is no such asset.
    package func rendition(of kind: AssetKind, named name: String, for environment: AssetEnvironment) -> AssetRendition?
    {
        let indexes = renditionIndexes(of: kind, named: name)
        let candidates = indexes.map { ($0, conditions(ofRendition: $0)) }.compactMap { index, conditions in
            conditions.map { (index, $0) }
        }
        guard let best = environment.best(of: candidates.map(\.1)) else { return nil }
        return rendition(at: candidates[best].0)
    }

    /// Returns every rendition of an asset; empty if there is no such asset.
    package func renditions(of kind: AssetKind, named name: String) -> [AssetRendition] {
        renditionIndexes(of: kind, named: name).compactMap(rendition(at:))
    }

    /// Returns the names of all assets of a kind, in order.
    package func names(of kind: AssetKind) -> [String] {
        (0..<assetCount).compactMap { index in
            guard let key = key(ofAsset: index), key.kind == kind.rawValue else { return nil }
            return String(bytes: key.name, encoding: .utf8)
        }
    }

    // MARK: - Index

    private struct Key {
        let kind: UInt8
        let name: Data

        func precedes(_ otherKind: UInt8, _ otherName: some Sequence<UInt8>) -> Bool {
            kind != otherKind ? kind < otherKind : name.lexicographicallyPrecedes(otherName)
        }
    }

    private var bytes: CatalogBytes { CatalogBytes(data) }

    private func position(ofAsset index: Int) -> Int {
        CatalogLayout.Header.size + index * CatalogLayout.Asset.size
    }

    private func key(ofAsset index: Int) -> Key? {
        let position = position(ofAsset: index)
        guard let kind = bytes.byte(at: position + CatalogLayout.Asset.kind),
            let name = slice(at: position + CatalogLayout.Asset.name)
        else { return nil }
        return Key(kind: kind, name: name)
    }

    /// Finds an asset by binary search.
    private func renditionIndexes(of kind: AssetKind, named name: String) -> Range<Int> {
        var low = 0
        var high = assetCount
        while low < high {
            let middle = low + (high - low) / 2
            guard let key = key(ofAsset: middle) else { return 0..<0 }
            if key.precedes(kind.rawValue, name.utf8) { low = middle + 1 } else { high = middle }
        }
        guard low < assetCount, let key = key(ofAsset: low), key.kind == kind.rawValue,
            key.name.elementsEqual(name.utf8),
            let first = bytes.number(at: position(ofAsset: low) + CatalogLayout.Asset.firstRendition),
            let count = bytes.number(at: position(ofAsset: low) + CatalogLayout.Asset.renditionCount),
            first <= renditionCount, count <= renditionCount - first
        else { return 0..<0 }
        return first..<(first + count)
    }

    /// Returns the bytes whose position and length are stored at `offset`.
    private func slice(at offset: Int) -> Data? {
        guard let start = bytes.number(at: offset), let count = bytes.number(at: offset + 4) else { return nil }
        return bytes.slice(at: start, count: count)
    }

    // MARK: - Renditions

    private func position(ofRendition index: Int) -> Int {
        CatalogLayout.Header.size + assetCount * CatalogLayout.Asset.size + index * CatalogLayout.Rendition.size
    }

    private func conditions(ofRendition index: Int) -> AssetConditions? {
        typealias Field = CatalogLayout.Rendition
        let start = position(ofRendition: index)
        func value<Value: RawRepresentable<UInt8>>(_ offset: Int) -> Value? {
            bytes.byte(at: start + offset).flatMap { Value(rawValue: $0) }
        }
        guard let idiom: AssetConditions.Idiom = value(Field.idiom), let scale = bytes.byte(at: start + Field.scale),
            let luminosity: AssetConditions.Luminosity = value(Field.luminosity),
            let contrast: AssetConditions.Contrast = value(Field.contrast),
            let direction: AssetConditions.Direction = value(Field.direction),
            let widthClass: AssetConditions.SizeClass = value(Field.widthClass),
            let heightClass: AssetConditions.SizeClass = value(Field.heightClass),
            let gamut: AssetConditions.Gamut = value(Field.gamut), let language = slice(at: start + Field.language)
        else { return nil }
        var conditions = AssetConditions()
        conditions.idiom = idiom
        conditions.scale = scale
        conditions.luminosity = luminosity
        conditions.contrast = contrast
        conditions.direction = direction
        conditions.widthClass = widthClass
        conditions.heightClass = heightClass
        conditions.gamut = gamut
        conditions.language = language.isEmpty ? nil : String(bytes: language, encoding: .utf8)
        return conditions
    }

    private func rendition(at index: Int) -> AssetRendition? {
        typealias Field = CatalogLayout.Rendition
        let start = position(ofRendition: index)
        guard let conditions = conditions(ofRendition: index),
            let format = bytes.byte(at: start + Field.format).flatMap(AssetRendition.Format.init),
            let intent = bytes.byte(at: start + Field.renderingIntent).flatMap(AssetRendition.RenderingIntent.init),
            let resizing = bytes.byte(at: start + Field.resizingMode).flatMap(AssetRendition.ResizingMode.init),
            let text = slice(at: start + Field.text), let payload = slice(at: start + Field.payload),
            let capInsets = insets(at: start + Field.capInsets),
            let alignmentInsets = insets(at: start + Field.alignmentInsets),
            let width = bytes.float(at: start + Field.width), let height = bytes.float(at: start + Field.height),
            let centerWidth = bytes.float(at: start + Field.centerWidth),
            let centerHeight = bytes.float(at: start + Field.centerHeight)
        else { return nil }
        var rendition = AssetRendition(format: format, payload: payload)
        rendition.conditions = conditions
        rendition.renderingIntent = intent
        rendition.resizingMode = resizing
        rendition.capInsets = capInsets
        rendition.alignmentInsets = alignmentInsets
        rendition.width = width
        rendition.height = height
        rendition.centerWidth = centerWidth
        rendition.centerHeight = centerHeight
        rendition.weight = bytes.byte(at: start + Field.weight) ?? 0
        rendition.symbolScale = bytes.byte(at: start + Field.symbolScale) ?? 0
        rendition.text = text.isEmpty ? nil : String(bytes: text, encoding: .utf8)
        return rendition
    }

    private func insets(at offset: Int) -> AssetRendition.Insets? {
        let edges = (0..<4).compactMap { bytes.float(at: offset + $0 * 4) }
        guard edges.count == 4 else { return nil }
        return AssetRendition.Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
}
