// SPDX-License-Identifier: MIT
import Foundation

/// Reads the files of a project, within limits.
enum ProjectText {
    /// Larger files are refused.
    static let maximumBytes = 64 << 20

    static func bytes(of file: URL) throws -> Data {
        guard let handle = FileHandle(forReadingAtPath: file.path) else {
            throw ProjectError(file: file.path, "The file doesn't exist, or can't be read.")
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: maximumBytes + 1) ?? Data() else {
            throw ProjectError(file: file.path, "The file can't be read.")
        }
        guard data.count <= maximumBytes else {
            throw ProjectError(file: file.path, "The file is larger than \(maximumBytes >> 20) MB.")
        }
        return data
    }

    static func text(of file: URL) throws -> String { String(decoding: try bytes(of: file), as: UTF8.self) }
}
