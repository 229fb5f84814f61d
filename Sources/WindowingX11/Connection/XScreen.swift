// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// The root window and the pixel formats of windows on it.
struct XScreen: Sendable {
    /// A pixel format: a depth, a visual and a matching colormap.
    struct PixelKind: Hashable, Sendable {
        var depth: UInt8
        var visual: UInt32
        var colormap: UInt32
    }

    let root: UInt32
    let size: PixelSize
    let millimeters: (width: Int, height: Int)
    /// For opaque windows.
    let opaque: PixelKind
    /// For windows with an alpha channel; `nil` if the server has no such visual.
    let translucent: PixelKind?

    /// Pixels are sent as they are in memory, so the server must use the same format: 8 bits per component in native
    /// byte order.
    init(_ connection: XConnection) throws(ConnectionError) {
        let setup = unsafe xcb_get_setup(connection.pointer)
        guard let setup = unsafe setup, let found = unsafe Self.screen(connection.screenNumber, of: setup) else {
            throw .noDisplay(backend: "X11", display: connection.name, reason: "it has no such screen")
        }
        root = found.root
        size = PixelSize(width: Int(found.width_in_pixels), height: Int(found.height_in_pixels))
        millimeters = (Int(found.width_in_millimeters), Int(found.height_in_millimeters))
        let isLittle = unsafe setup.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue)
        let kinds = isLittle == (1.littleEndian == 1) ? Self.kinds(found, connection) : []
        guard let opaque = kinds.first(where: { $0.depth == 24 }) ?? kinds.first else {
            throw .noPixelFormat(
                display: connection.name, required: "8 bits a color in the byte order of this machine")
        }
        self.opaque = opaque
        translucent = kinds.first { $0.depth == 32 }
    }

    private static func screen(_ number: Int, of setup: UnsafePointer<xcb_setup_t>) -> xcb_screen_t? {
        var iterator = unsafe xcb_setup_roots_iterator(setup)
        for _ in 0..<max(0, number) where unsafe iterator.rem > 0 { unsafe xcb_screen_next(&iterator) }
        return unsafe iterator.rem > 0 ? iterator.data.pointee : nil
    }

    /// The root's own visual first, because its windows need no separate colormap.
    private static func kinds(_ screen: xcb_screen_t, _ connection: XConnection) -> [PixelKind] {
        var kinds: [PixelKind] = []
        guard let setup = unsafe xcb_get_setup(connection.pointer) else { return [] }
        var roots = unsafe xcb_setup_roots_iterator(setup)
        for _ in 0..<max(0, connection.screenNumber) where unsafe roots.rem > 0 { unsafe xcb_screen_next(&roots) }
        guard unsafe roots.rem > 0 else { return [] }
        var depths = unsafe xcb_screen_allowed_depths_iterator(roots.data)
        while unsafe depths.rem > 0 {
            let depth = unsafe depths.data.pointee.depth
            var visuals = unsafe xcb_depth_visuals_iterator(depths.data)
            while unsafe visuals.rem > 0 {
                let visual = unsafe visuals.data.pointee
                let isPlain =
                    UInt32(visual._class) == XCB_VISUAL_CLASS_TRUE_COLOR.rawValue && visual.red_mask == 0xff0000
                    && visual.green_mask == 0xff00 && visual.blue_mask == 0xff
                if isPlain, [24, 32].contains(depth),
                    !kinds.contains(where: { $0.depth == depth && $0.visual == screen.root_visual })
                {
                    kinds.removeAll { $0.depth == depth && visual.visual_id == screen.root_visual }
                    if !kinds.contains(where: { $0.depth == depth }) {
                        kinds.append(
                            PixelKind(depth: depth, visual: visual.visual_id, colormap: screen.default_colormap))
                    }
                }
                unsafe xcb_visualtype_next(&visuals)
            }
            unsafe xcb_depth_next(&depths)
        }
        return kinds.map { kind in
            guard kind.visual != screen.root_visual, let colormap = connection.makeIdentifier() else { return kind }
            unsafe _ = xcb_create_colormap(
                connection.pointer, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colormap, screen.root, kind.visual)
            return PixelKind(depth: kind.depth, visual: kind.visual, colormap: colormap)
        }
    }
}
