// SPDX-License-Identifier: MIT
internal import CXCB
internal import RenderThread
internal import SystemFiles
internal import Windowing

extension Canvas {
    /// More rectangles are replaced by their bounding box, because each one costs a copy or a request.
    private static var maximumRectangleCount: Int { 64 }

    /// Puts a frame on the window, completely or only `damage`.
    ///
    /// With a pixmap, Present reports its completion with `serial`: at the next refresh, or immediately with a
    /// compositor.
    @RenderActor
    func show(_ buffer: SurfaceBuffer, damage: [PixelRect], serial: UInt32, isImmediate: Bool) {
        let rects = damage.count > Self.maximumRectangleCount ? [damage.reduce(damage[0]) { $0.union($1) }] : damage
        guard transport == .pixmap, let pixmap = buffer.pixmap else {
            for rect in rects { copy(buffer, rect) }
            return
        }
        let region = hasRegions ? makeRegion(rects) : nil
        buffer.readCount += 1
        unsafe _ = xcb_present_pixmap(
            connection.pointer, window, pixmap.identifier, serial, 0, region ?? 0, 0, 0, 0, 0, 0,
            (isImmediate ? XCB_PRESENT_OPTION_ASYNC : XCB_PRESENT_OPTION_NONE).rawValue, 0, 0, 0, 0, nil)
        if let region { unsafe _ = xcb_xfixes_destroy_region(connection.pointer, region) }
    }

    /// Copies a part of a buffer onto the window immediately.
    @RenderActor
    func copy(_ buffer: SurfaceBuffer, _ rect: PixelRect) {
        let rect = rect.intersection(PixelRect(buffer.size))
        guard !rect.isEmpty else { return }
        let (x, y) = (Int16(clamping: rect.x), Int16(clamping: rect.y))
        let (width, height) = (UInt16(clamping: rect.width), UInt16(clamping: rect.height))
        if let pixmap = buffer.pixmap {
            unsafe _ = xcb_copy_area(
                connection.pointer, pixmap.identifier, window, context, x, y, x, y, width, height)
        } else if let segment = buffer.segment {
            buffer.readCount += 1
            unsafe _ = xcb_shm_put_image(
                connection.pointer, window, context, UInt16(clamping: buffer.size.width),
                UInt16(clamping: buffer.size.height), UInt16(clamping: rect.x), UInt16(clamping: rect.y), width, height,
                x, y, depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), 1, segment.identifier, 0)
        } else {
            send(buffer, rect)
        }
    }

    /// Sends pixels over the connection, in strips that fit into a request.
    @RenderActor
    private func send(_ buffer: SurfaceBuffer, _ rect: PixelRect) {
        let limit = max(4096, Int(unsafe xcb_get_maximum_request_length(connection.pointer)) * 4 - 64)
        let rowLength = rect.width * 4
        let rowCount = max(1, min(limit, 1 << 18) / rowLength)
        var y = rect.y
        while y < rect.maxY {
            let count = min(rowCount, rect.maxY - y)
            var strip = [UInt8]()
            strip.reserveCapacity(count * rowLength)
            for row in y..<(y + count) {
                let start = unsafe buffer.memory.start + row * buffer.bytesPerRow + rect.x * 4
                unsafe strip.append(contentsOf: UnsafeRawBufferPointer(start: start, count: rowLength))
            }
            unsafe _ = xcb_put_image(
                connection.pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window, context,
                UInt16(clamping: rect.width), UInt16(clamping: count), Int16(clamping: rect.x), Int16(clamping: y), 0,
                depth, UInt32(strip.count), strip)
            y += count
        }
    }

    /// Requests a Present event at the refresh with number `count`.
    @RenderActor
    func notifyRefresh(_ count: UInt64, serial: UInt32) {
        unsafe _ = xcb_present_notify_msc(connection.pointer, window, serial, count, 0, 0)
    }

    private func makeRegion(_ rects: [PixelRect]) -> UInt32? {
        guard let region = connection.makeIdentifier() else { return nil }
        let rectangles = rects.map {
            xcb_rectangle_t(
                x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
                height: UInt16(clamping: $0.height))
        }
        unsafe _ = xcb_xfixes_create_region(connection.pointer, region, UInt32(rectangles.count), rectangles)
        return region
    }
}
