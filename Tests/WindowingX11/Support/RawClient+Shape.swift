// SPDX-License-Identifier: MIT
import CXCB
import Windowing

@testable import WindowingX11

extension RawClient {
    /// Returns the shape of a window, as the server's rectangles.
    func shape(of window: UInt32) -> [PixelRect]? {
        let question = unsafe xcb_shape_get_rectangles(
            connection.pointer, window, UInt8(XCB_SHAPE_SK_BOUNDING.rawValue)
        ).sequence
        guard let reply = connection.wait(for: question),
            let header = reply.load(xcb_shape_get_rectangles_reply_t.self)
        else { return nil }
        return (0..<Int(header.rectangles_len)).compactMap { index in
            reply.load(xcb_rectangle_t.self, at: 32 + index * 8).map {
                PixelRect(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height))
            }
        }
    }

    /// Makes this client a compositor, or stops that, without announcing it, as some do.
    func ownCompositing(_ owns: Bool) {
        guard let selection = connection.atoms(["_NET_WM_CM_S\(connection.screenNumber)"]).first else { return }
        let owner = owns ? makeWindow() ?? 0 : 0
        unsafe _ = xcb_set_selection_owner(connection.pointer, owner, selection, UInt32(XCB_CURRENT_TIME))
        synchronize()
    }
}
