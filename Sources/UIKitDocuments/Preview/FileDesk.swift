// SPDX-License-Identifier: MIT
internal import DocumentFiles
package import FileAssociations
package import Foundation
package import UIKitCore
internal import UIKitPlatform

/// The desktop's knowledge of files, and of the applications that open them.
@MainActor
package protocol FileDesk: AnyObject {
    /// Returns the kind of a file by its name or, if that says nothing, by its first bytes.
    func kind(of url: URL) -> FileKind
    /// Returns the other applications that open files of a MIME type, the user's default first.
    func handlers(of mimeType: String) -> [FileHandler]
    /// Returns an icon with a width in points; `nil` if the desktop has none.
    func image(_ icon: FileIcon, width: CGFloat, scale: CGFloat) -> UIImage?
    /// Opens a file in an application that comes to the front.
    func open(_ url: URL, with handler: FileHandler, origin: OpenOrigin, from window: UIWindow?) async throws
}

/// The desktop's database of MIME types, its applications, and its icons.
@MainActor
package final class InstalledFileDesk: FileDesk {
    package static let shared = InstalledFileDesk()

    private lazy var icons = IconTheme(ProcessInfo.processInfo.environment)
    private var images: [ImageKey: UIImage?] = [:]

    private struct ImageKey: Hashable {
        var icon: FileIcon
        var width: CGFloat
        var scale: CGFloat
    }

    /// The number of first bytes that tell the kind of a file.
    nonisolated private static let beginningByteCount = 4096

    package func kind(of url: URL) -> FileKind {
        let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        guard isFolder != true else { return .folder }
        let kind = FileKind(ofFileNamed: url.lastPathComponent)
        guard kind.isUncertain,
            let beginning = try? FileReading.beginning(of: url, byteCount: Self.beginningByteCount)
        else { return kind }
        return FileKind(ofFileNamed: url.lastPathComponent, beginning: Array(beginning))
    }

    package func handlers(of mimeType: String) -> [FileHandler] {
        let own = UIApplication.running?.launchOptions.identifier
        return FileHandler.all(for: mimeType).filter { $0.identifier != own }
    }

    package func image(_ icon: FileIcon, width: CGFloat, scale: CGFloat) -> UIImage? {
        let key = ImageKey(icon: icon, width: width, scale: scale)
        if let image = images[key] { return image }
        let pixels = (width * scale).rounded(.up)
        let file: URL? =
            switch icon {
            case .named(let names): icons.file(named: names, size: Int(min(max(pixels, 1), 1024)))
            case .file(let path): URL(filePath: path)
            case .none: nil
            }
        let image = file.flatMap { UIImage(contentsOfFile: $0.path) }?
            .preparingThumbnail(of: CGSize(width: pixels, height: pixels))
        let scaled = image?.cgImage.map { UIImage(cgImage: $0, scale: scale) }
        images[key] = .some(scaled)
        return scaled
    }

    package func open(
        _ url: URL, with handler: FileHandler, origin: OpenOrigin, from window: UIWindow?
    ) async throws {
        var variables: [String: String] = [:]
        if let token = await window?.activationToken() {
            // The second name is that of X11's startup notification, and of GTK 3.
            variables = ["XDG_ACTIVATION_TOKEN": token, "DESKTOP_STARTUP_ID": token]
        }
        variables[OpenOrigin.variable] = origin.text
        try await handler.open([url], variables: variables)
    }
}
