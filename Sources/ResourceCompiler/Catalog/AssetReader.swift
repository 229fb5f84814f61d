// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

/// Reads the variants of one asset.
struct AssetReader {
    struct Result {
        var renditions: [AssetRendition] = []
        var messages: [CompilerMessage] = []
    }

    let folder: SourceFolder
    let properties: ContentsFile.Properties?
    let vectors: VectorConverter

    /// The largest file of an asset, in bytes.
    static let maximumFileSize = 1 << 30

    /// Reads each entry, of which those without a file are empty places of the design tool.
    ///
    /// A file that can't be used is an error that leaves out its variant.
    func read(
        _ entries: [ContentsFile.Entry]?,
        _ body: (ContentsFile.Entry) throws(CompilerFailure) -> [AssetRendition]
    ) -> Result {
        var result = Result()
        for entry in entries ?? [] {
            do throws(CompilerFailure) {
                let conditions = try EntryConditions(entry, path: folder.path(of: "Contents.json"))
                for var rendition in try body(entry) {
                    let scale = rendition.conditions.scale
                    rendition.conditions = conditions.conditions
                    // Vectors and values have no scale, whatever the entry says.
                    if rendition.format != .pixels { rendition.conditions.scale = scale }
                    result.renditions.append(rendition)
                }
            } catch {
                result.messages.append(error.message)
            }
        }
        return result
    }

    func data(_ entries: [ContentsFile.Entry]?) throws(CompilerFailure) -> Result {
        read(entries) { (entry) throws(CompilerFailure) in
            guard let name = entry.filename else { return [] }
            var rendition = AssetRendition(
                format: .data, payload: try folder.contents(of: name, limit: Self.maximumFileSize))
            rendition.text = entry.typeIdentifier
            return [rendition]
        }
    }

    func symbols(_ entries: [ContentsFile.Entry]?) throws(CompilerFailure) -> Result {
        read(entries) { (entry) throws(CompilerFailure) in
            guard let name = entry.filename else { return [] }
            let data = try folder.contents(of: name, limit: Self.maximumFileSize)
            return try SymbolTemplate(data, path: folder.path(of: name)).renditions
        }
    }
}
