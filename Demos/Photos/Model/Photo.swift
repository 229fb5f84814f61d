// SPDX-License-Identifier: MIT
import Foundation

/// A photo in a file.
struct Photo: Identifiable, Hashable, Sendable {
    let url: URL
    let date: Date

    var id: URL { url }
    var name: String { url.deletingPathExtension().lastPathComponent }
}

/// A folder that contains photos.
struct Folder: Identifiable, Hashable, Sendable {
    let url: URL
    /// The photos in the folder, the latest first.
    var photos: [Photo]

    var id: URL { url }
    var name: String { url.lastPathComponent }
}
