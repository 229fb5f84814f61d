// SPDX-License-Identifier: MIT
package import Foundation

/// Collects assets and lays them out as a compiled catalog.
package struct AssetCatalogWriter {
    private struct Key: Hashable, Comparable {
        let kind: AssetKind
        let name: String

        static func < (left: Key, right: Key) -> Bool {
            if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
            return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
    }

    private var assets: [Key: [AssetRendition]] = [:]

    package init() {}

    /// Adds an asset, replacing one of the same kind and name.
    package mutating func add(_ kind: AssetKind, named name: String, _ renditions: [AssetRendition]) {
        assets[Key(kind: kind, name: name)] = renditions
    }

    /// Returns the bytes of the compiled file; the same assets always give the same bytes.
    ///
    /// - Throws: `AssetCatalogError.tooLarge`.
    package func data() throws(AssetCatalogError) -> Data {
        let sorted = assets.sorted { $0.key < $1.key }
        let renditionCount = sorted.reduce(0) { $0 + $1.value.count }
        let tablesSize =
            CatalogLayout.Header.size + sorted.count * CatalogLayout.Asset.size
            + renditionCount * CatalogLayout.Rendition.size
        var pool = Pool(start: tablesSize)
        var index = Data()
        var table = Data()
        var first = 0
        for (key, renditions) in sorted {
            index.append(range: pool.add(Data(key.name.utf8)))
            index.append(little: UInt32(key.kind.rawValue))
            index.append(number: first)
            index.append(number: renditions.count)
            first += renditions.count
            for rendition in renditions { table.append(Self.record(of: rendition, pool: &pool)) }
        }
        let size = tablesSize + pool.data.count
        guard size <= Int(UInt32.max) else { throw .tooLarge(bytes: size) }
        var file = Data(CatalogLayout.magic)
        for number in [CatalogLayout.version, sorted.count, renditionCount, size] { file.append(number: number) }
        return file + index + table + pool.data
    }

    private static func record(of rendition: AssetRendition, pool: inout Pool) -> Data {
        let conditions = rendition.conditions
        var record = Data([
            conditions.idiom.rawValue, conditions.scale, conditions.luminosity.rawValue, conditions.contrast.rawValue,
            conditions.direction.rawValue, conditions.widthClass.rawValue, conditions.heightClass.rawValue,
            conditions.gamut.rawValue, rendition.format.rawValue, rendition.renderingIntent.rawValue,
            rendition.resizingMode.rawValue, rendition.weight, rendition.symbolScale, 0, 0, 0,
        ])
        record.append(range: pool.add(Data((conditions.language ?? "").utf8)))
        record.append(range: pool.add(Data((rendition.text ?? "").utf8)))
        record.append(range: pool.add(rendition.payload))
        for insets in [rendition.capInsets, rendition.alignmentInsets] {
            for edge in [insets.top, insets.left, insets.bottom, insets.right] {
                record.append(little: edge.bitPattern)
            }
        }
        for length in [rendition.width, rendition.height, rendition.centerWidth, rendition.centerHeight] {
            record.append(little: length.bitPattern)
        }
        return record
    }

    /// Names and payloads, of which equal ones are stored once.
    private struct Pool {
        let start: Int
        private(set) var data = Data()
        private var known: [Data: Range<Int>] = [:]

        init(start: Int) {
            self.start = start
        }

        mutating func add(_ bytes: Data) -> Range<Int> {
            if bytes.isEmpty { return 0..<0 }
            if let range = known[bytes] { return range }
            let range = (start + data.count)..<(start + data.count + bytes.count)
            data.append(bytes)
            known[bytes] = range
            return range
        }
    }
}

extension Data {
    /// Appends a number below 2^32; a larger one, in a catalog that `data()` rejects, is cut off.
    fileprivate mutating func append(number: Int) {
        append(little: UInt32(truncatingIfNeeded: number))
    }

    fileprivate mutating func append(range: Range<Int>) {
        append(number: range.lowerBound)
        append(number: range.count)
    }
}
