// SPDX-License-Identifier: MIT
internal import CGIO

/// The icon of an application or of a kind of files.
package enum FileIcon: Hashable, Sendable {
    /// Names of the desktop's icon theme, the most specific first.
    case named([String])
    /// The path of a file.
    case file(String)
    case none

    /// Describes an icon that its owner keeps.
    init(_ icon: OpaquePointer?) {
        self = .none
        guard let icon = unsafe icon else { return }
        let instance = unsafe UnsafeMutablePointer<GTypeInstance>(icon)
        if unsafe g_type_check_instance_is_a(instance, g_themed_icon_get_type()) != 0 {
            var names: [String] = []
            guard var next = unsafe g_themed_icon_get_names(icon) else { return }
            while let name = unsafe next.pointee {
                // GLib adds the names of icons in one color.
                if let name = unsafe String(validatingCString: name), !name.hasSuffix("-symbolic") {
                    names.append(name)
                }
                unsafe next += 1
            }
            self = names.isEmpty ? .none : .named(names)
        } else if unsafe g_type_check_instance_is_a(instance, g_file_icon_get_type()) != 0,
            let path = unsafe takeText(g_file_get_path(g_file_icon_get_file(icon)))
        {
            self = .file(path)
        }
    }
}
