// SPDX-License-Identifier: MIT
internal import Windowing

/// The icon that window managers and task bars show for the window.
extension X11Window {
    /// Window managers don't look for the `.desktop` file of a window that has an icon of its own.
    var acceptsIcon: Bool { true }

    func setIcon(_ icon: WindowIcon) {
        guard !surface.isClosed else { return }
        let (connection, atoms, window) = (session.connection, session.atoms, surface.identifier)
        let values = Self.iconProperty(icon, limit: connection.maximumPropertyByteCount / 4)
        if values.isEmpty {
            connection.deleteProperty(atoms[.netIcon], of: window)
        } else {
            connection.setProperty(atoms[.netIcon], of: window, type: atoms[.cardinal], to: values)
        }
        session.flush()
    }

    /// Returns `_NET_WM_ICON`: the width, the height, and the pixels of each image, at most `limit` numbers together.
    ///
    /// The largest images are left out first.
    static func iconProperty(_ icon: WindowIcon, limit: Int) -> [UInt32] {
        icon.images.reduce(into: []) { values, image in
            guard values.count + 2 + image.pixels.count <= limit else { return }
            values += [UInt32(image.width), UInt32(image.height)]
            values += image.pixels
        }
    }
}
