// SPDX-License-Identifier: MIT
public import Foundation

/// The reference image of a control, in a file `<control>_<state>.png` next to its test.
///
/// With the environment variable `SHOJI_RECORD_PICTURES` set, `compare(_:)` writes the file instead of reading it.
/// Check the image before committing it.
public struct ReferencePicture: Sendable {
    /// The maximum file size, in bytes.
    ///
    /// An image of one control takes a few kilobytes; one of a whole window is not a useful reference.
    public static let maximumFileBytes = 16 << 10

    /// The name of the image without its extension.
    public let name: String
    /// The folder that contains the image.
    public let folder: URL

    /// Creates a reference to the image `name`.png in the folder `Pictures` next to the test's source file.
    public init(_ name: String, testFile: String = #filePath) {
        self.name = name
        folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Pictures")
    }

    /// The URL of the image file.
    public var file: URL { folder.appendingPathComponent(name + ".png") }

    /// Compares a screenshot with the reference.
    ///
    /// If they differ, saves the screenshot and a map of the differences for inspection.
    ///
    /// - Throws: `StageError.picture` with the differences and the saved files, if more than `pixels` pixels differ by
    ///   more than `tolerance` in a channel, if there is no reference, or if its file is too large.
    public func compare(_ picture: StagePicture, tolerance: Int = 3, pixels: Int = 0) throws {
        if ProcessInfo.processInfo.environment["SHOJI_RECORD_PICTURES"] != nil {
            return try record(picture)
        }
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else {
            throw StageError.picture(
                "There is no reference \(file.path); the picture is \(try keep(picture, "actual")).")
        }
        try checkSize((attributes[.size] as? Int) ?? 0)
        let reference = try StagePicture(contentsOfFile: file.path)
        guard let count = picture.differences(from: reference, tolerance: tolerance) else {
            throw StageError.picture(
                "\(name) has \(picture.width) by \(picture.height) pixels, its reference \(reference.width) by "
                    + "\(reference.height); the picture is \(try keep(picture, "actual")).")
        }
        guard count > pixels else { return }
        let map = try keep(picture.map(of: reference, tolerance: tolerance), "map")
        throw StageError.picture(
            "\(name) differs from its reference in \(count) pixels; the picture is \(try keep(picture, "actual")), "
                + "the differences are white in \(map).")
    }

    private func record(_ picture: StagePicture) throws {
        let data = try picture.pngData()
        try checkSize(data.count)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func checkSize(_ size: Int) throws {
        guard size <= Self.maximumFileBytes else {
            throw StageError.picture("\(name).png has \(size) bytes, more than \(Self.maximumFileBytes): show less.")
        }
    }

    /// Writes the image to the folder named by `SHOJI_TEST_OUTPUT`, or else the temporary folder, and returns its path.
    private func keep(_ picture: StagePicture, _ kind: String) throws -> String {
        let output = ProcessInfo.processInfo.environment["SHOJI_TEST_OUTPUT"].map { URL(fileURLWithPath: $0) }
        let folder = output ?? FileManager.default.temporaryDirectory
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appendingPathComponent("shoji-\(name)-\(kind).png")
        try picture.pngData().write(to: place)
        return place.path
    }
}
