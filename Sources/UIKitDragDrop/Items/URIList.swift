// SPDX-License-Identifier: MIT
internal import Foundation

/// Lists of URIs as the desktop exchanges them (RFC 2483): one on each line, with comments after number signs.
enum URIList {
    /// The maximum number of URIs that are read from a list.
    static let maximumCount = 4096

    /// Returns the valid URIs of a list.
    ///
    /// Those without a scheme, and files of other computers, are left out.
    static func urls(in data: Data) -> [URL] {
        var urls: [URL] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: { $0.isNewline || $0 == "\0" }) {
            guard urls.count < maximumCount else { break }
            let line = line.trimmingCharacters(in: .whitespaces)
            if !line.hasPrefix("#"), let url = url(line) { urls.append(url) }
        }
        return urls
    }

    private static func url(_ line: String) -> URL? {
        guard let url = URL(string: line), let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return nil }
        guard scheme == "file" else { return url }
        guard line.dropFirst(scheme.count).hasPrefix(":/"), !line.contains("%00") else { return nil }
        let hosts = ["", "localhost", ProcessInfo.processInfo.hostName.lowercased()]
        guard hosts.contains((url.host ?? "").lowercased()) else { return nil }
        let path = url.path
        guard path.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: path, isDirectory: url.hasDirectoryPath)
    }

    /// Returns the list of several URIs.
    static func data(_ urls: [Data]) -> Data {
        Data(urls.joined(separator: Data("\r\n".utf8))) + Data("\r\n".utf8)
    }
}
