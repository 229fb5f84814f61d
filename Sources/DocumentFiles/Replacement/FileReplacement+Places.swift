// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc
internal import SystemFiles

extension FileReplacement {
    /// The end of the name of an old version while the new one takes its place in two steps.
    static let asideEnding = "previous"
    /// The age in seconds at which a draft is that of a process that has ended.
    private static let abandonedAge: TimeInterval = 24 * 60 * 60

    /// The item that `url` names, after symbolic links.
    static func resolved(_ url: URL) -> URL {
        guard let path = unsafe realpath(url.path, nil) else { return url.standardizedFileURL }
        defer { unsafe free(path) }
        return URL(fileURLWithPath: unsafe String(cString: path))
    }

    /// The beginning of the names of drafts.
    static func hiddenName(_ target: URL) -> String {
        var name = target.lastPathComponent
        // A name has at most 255 bytes.
        while name.utf8.count > 200 { name.removeLast() }
        return ".\(name).saving-"
    }

    /// Whether two places are the same, after symbolic links.
    package static func isSameItem(_ first: URL, _ second: URL) -> Bool {
        first == second || resolved(first).path == resolved(second).path
    }

    /// Whether anything is at a place, be it a link that leads nowhere.
    package static func exists(_ url: URL) -> Bool {
        var status = stat()
        return unsafe lstat(url.path, &status) == 0
    }

    static func makeFolder(in parent: URL, for target: URL) throws(SystemError) -> URL {
        let template = parent.appendingPathComponent(hiddenName(target) + "XXXXXX").path
        var path = Array(template.utf8CString)
        guard
            unsafe path.withUnsafeMutableBufferPointer({ unsafe $0.baseAddress.flatMap { unsafe mkdtemp($0) } }) != nil
        else {
            throw SystemError(operation: "making a folder", code: errno)
        }
        return URL(
            fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self),
            isDirectory: true)
    }

    /// Removes the drafts of processes that were killed.
    static func removeAbandoned(of target: URL) {
        let parent = target.deletingLastPathComponent()
        let prefix = hiddenName(target)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) && name != prefix + asideEnding {
            let item = parent.appendingPathComponent(name)
            guard let date = FileStamp(of: item)?.modificationDate, date.timeIntervalSinceNow < -abandonedAge
            else { continue }
            try? FileManager.default.removeItem(at: item)
        }
    }
}
