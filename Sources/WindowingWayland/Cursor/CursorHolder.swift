// SPDX-License-Identifier: MIT
internal import WaylandClient

/// A device with a cursor: a pointer or a pen.
@MainActor
protocol CursorHolder: Proxy {
    func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32)
    /// Returns the object for setting the cursor by name.
    func makeShapeDevice(_ manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1
}

extension WlPointer: CursorHolder {
    func makeShapeDevice(_ manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1 {
        manager.getPointer(pointer: self)
    }
}

extension ZwpTabletToolV2: CursorHolder {
    func makeShapeDevice(_ manager: WpCursorShapeManagerV1) -> WpCursorShapeDeviceV1 {
        manager.getTabletToolV2(tabletTool: self)
    }
}
