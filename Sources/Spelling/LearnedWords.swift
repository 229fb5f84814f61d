// SPDX-License-Identifier: MIT
internal import Foundation

/// The files in which enchant stores the user's own words, which the library can't list.
enum LearnedWords {
    private static let maximumFileSize = 4 << 20
    private static let maximumCount = 10_000

    /// Returns the words of a dictionary's name; none if there is no file or it is too large.
    static func words(_ name: String) -> [String] {
        // A name is used as that of a file.
        guard name.utf8.allSatisfy({ $0 == 0x5F || $0 == 0x2D || (0x30...0x7A).contains($0) }), let folder else {
            return []
        }
        let path = URL(fileURLWithPath: "\(folder)/\(name).dic").resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? Int, size <= maximumFileSize,
            let data = FileManager.default.contents(atPath: path)
        else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.prefix(maximumCount).map(String.init)
    }

    private static var folder: String? {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["ENCHANT_CONFIG_DIR"] { return folder }
        let home = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { "\($0)/.config" }
        return home.map { "\($0)/enchant" }
    }
}
