// SPDX-License-Identifier: MIT
internal import CGIO

/// A kind of files, as the desktop's database of MIME types describes it.
package struct FileKind: Hashable, Sendable {
    /// The MIME type, such as `text/plain`.
    package var mimeType: String
    /// The description in the user's language.
    package var title: String
    package var icon: FileIcon
    /// Whether neither the name nor the content has determined the kind.
    package var isUncertain: Bool

    package init(mimeType: String, title: String, icon: FileIcon, isUncertain: Bool = false) {
        self.mimeType = mimeType
        self.title = title
        self.icon = icon
        self.isUncertain = isUncertain
    }

    /// Determines the kind of a file.
    ///
    /// - Parameters:
    ///   - name: The file's name, of any content.
    ///   - beginning: The first bytes of the file, which decide if the name doesn't; 4,096 are enough.
    package init(ofFileNamed name: String, beginning: [UInt8] = []) {
        var isUncertain: gboolean = 0
        let guess =
            beginning.isEmpty
            ? unsafe g_content_type_guess(name, nil, 0, &isUncertain)
            : unsafe g_content_type_guess(name, beginning, gsize(beginning.count), &isUncertain)
        let type = unsafe takeText(guess) ?? "application/octet-stream"
        self.init(contentType: type)
        self.isUncertain = isUncertain != 0
    }

    /// The kind of folders.
    package static var folder: FileKind { FileKind(contentType: "inode/directory") }

    private init(contentType: String) {
        mimeType = unsafe takeText(g_content_type_get_mime_type(contentType)) ?? contentType
        title = unsafe takeText(g_content_type_get_description(contentType)) ?? contentType
        if let icon = unsafe g_content_type_get_icon(contentType) {
            let reference = unsafe GObjectReference(adopting: UnsafeMutableRawPointer(icon))
            self.icon = unsafe FileIcon(icon)
            withExtendedLifetime(reference) {}
        } else {
            icon = .none
        }
        isUncertain = false
    }
}
