// SPDX-License-Identifier: MIT
internal import WaylandClient

/// What has a picture where it points: a mouse's pointer, or a pen.
@MainActor
protocol CursorHolder: Proxy {
    func setCursor(serial: UInt32, surface: WlSurface?, hotspotX: Int32, hotspotY: Int32)
    /// The object by which the compositor draws the picture itself.
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
