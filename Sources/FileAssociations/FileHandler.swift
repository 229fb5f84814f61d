// SPDX-License-Identifier: MIT
internal import CGIO
package import Foundation

/// An installed application that opens files of some kind.
package struct FileHandler: Hashable, Sendable {
    /// The name of its `.desktop` file, without the extension.
    package var identifier: String
    /// Its name in the user's language.
    package var name: String
    package var icon: FileIcon

    package init(identifier: String, name: String, icon: FileIcon) {
        self.identifier = identifier
        self.name = name
        self.icon = icon
    }

    /// Returns the applications that open files of a MIME type or one of its supertypes, the user's default first.
    ///
    /// All types of text are plain text too, also those of which the desktop's database doesn't say so.
    package static func all(for mimeType: String) -> [FileHandler] {
        let own = registered(for: mimeType)
        guard mimeType.hasPrefix("text/"), mimeType != "text/plain" else { return own }
        return own
            + registered(for: "text/plain").filter { other in !own.contains { $0.identifier == other.identifier } }
    }

    private static func registered(for mimeType: String) -> [FileHandler] {
        let list = unsafe g_app_info_get_all_for_type(mimeType)
        defer { unsafe g_list_free(list) }
        var handlers: [FileHandler] = []
        var next = unsafe list
        while let item = unsafe next {
            if let data = unsafe item.pointee.data {
                let reference = unsafe GObjectReference(adopting: data)
                if let handler = FileHandler(reference),
                    !handlers.contains(where: { $0.identifier == handler.identifier })
                {
                    handlers.append(handler)
                }
            }
            unsafe next = item.pointee.next
        }
        let preferred = unsafe g_app_info_get_default_for_type(mimeType, 0).flatMap {
            unsafe FileHandler(GObjectReference(adopting: UnsafeMutableRawPointer($0)))
        }
        // The user can choose an application that isn't made for the type.
        if let preferred {
            handlers.removeAll { $0.identifier == preferred.identifier }
            handlers.insert(preferred, at: 0)
        }
        return handlers
    }

    private init?(_ application: GObjectReference) {
        let info = unsafe OpaquePointer(application.pointer)
        guard unsafe g_app_info_supports_files(info) != 0 || g_app_info_supports_uris(info) != 0,
            let file = unsafe g_app_info_get_id(info).flatMap({ unsafe String(validatingCString: $0) }),
            let name = unsafe String(validatingCString: g_app_info_get_display_name(info))
        else { return nil }
        identifier = file.hasSuffix(Self.suffix) ? String(file.dropLast(Self.suffix.count)) : file
        self.name = name
        icon = unsafe FileIcon(g_app_info_get_icon(info))
        withExtendedLifetime(application) {}
    }

    private static let suffix = ".desktop"

    /// The error of an application that can't be started.
    package struct Failure: Error, CustomStringConvertible {
        package var handler: String
        package var reason: String

        package var description: String { "The application \(handler) can't be started: \(reason)" }
    }

    /// Starts the application with files, or passes them to its process that runs already.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - variables: Variables of the environment of a process that is started, beside those of this one.
    /// - Throws: `Failure` if the application was removed, or can't be started.
    @concurrent
    package func open(_ urls: [URL], variables: [String: String]) async throws(Failure) {
        guard let info = unsafe g_desktop_app_info_new(identifier + Self.suffix) else {
            throw Failure(handler: identifier, reason: "It is not installed any more.")
        }
        let application = unsafe GObjectReference(adopting: UnsafeMutableRawPointer(info))
        guard let context = unsafe g_app_launch_context_new() else {
            throw Failure(handler: identifier, reason: "There is no context.")
        }
        let owner = unsafe GObjectReference(adopting: UnsafeMutableRawPointer(context))
        for (name, value) in variables { unsafe g_app_launch_context_setenv(context, name, value) }
        var list: UnsafeMutablePointer<GList>?
        for url in urls.reversed() { unsafe list = g_list_prepend(list, g_strdup(url.absoluteString)) }
        defer { unsafe g_list_free_full(list, g_free) }
        var error: UnsafeMutablePointer<GError>?
        let isStarted = unsafe g_app_info_launch_uris(info, list, context, &error)
        withExtendedLifetime((application, owner)) {}
        guard isStarted == 0 else { return }
        let reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "unknown"
        unsafe g_clear_error(&error)
        throw Failure(handler: identifier, reason: reason)
    }
}
