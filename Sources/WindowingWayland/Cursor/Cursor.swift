// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// The cursor image: set by name if the compositor supports that, otherwise from the pixels of a cursor theme.
@MainActor
final class Cursor {
    private let holder: any CursorHolder
    private unowned let system: WaylandWindowSystem
    private var device: WpCursorShapeDeviceV1?
    private var picture: CursorSurface?
    /// The serial of the enter event, required for each change; `nil` while the pointer is over no window.
    private var serial: UInt32?

    init(holder: any CursorHolder, system: WaylandWindowSystem) {
        self.holder = holder
        self.system = system
    }

    /// Called when the pointer enters a window, where the cursor is undefined until `show`.
    func enter(serial: UInt32) {
        self.serial = serial
    }

    func show(_ shape: CursorShape, scale: CGFloat) {
        guard let serial else { return }
        if shape == .hidden {
            holder.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
        } else if let manager = system.session?.optional.cursorShape,
            let shape = WpCursorShapeDeviceV1.Shape(shape)
        {
            device = device ?? holder.makeShapeDevice(manager)
            device?.setShape(serial: serial, shape: shape)
        } else if let session = system.session {
            picture = picture ?? CursorSurface(session: session)
            let image = system.cursorThemes.image(shape, scale: scale)
            holder.setCursor(
                serial: serial, surface: picture?.surface, hotspotX: image.hotspotX, hotspotY: image.hotspotY)
            picture?.show(image)
        }
    }

    func disconnect() {
        serial = nil
        device = nil
        picture = nil
    }
}
