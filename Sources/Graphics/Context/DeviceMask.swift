// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// The coverage of a part of the device space.
struct DeviceMask {
    let bitmap: Bitmap
    /// The part, in device space.
    let area: CGRect

    /// Creates an empty mask with `resolution` pixels per device pixel.
    ///
    /// Returns `nil` if the area is empty or exceeds the maximum size of a bitmap.
    init?(_ area: CGRect, resolution: CGFloat) {
        let area = area.integral
        guard area.isFinite,
            let bitmap = try? Bitmap(
                width: Int(pixel: area.width * resolution), height: Int(pixel: area.height * resolution),
                format: .alpha8)
        else { return nil }
        self.bitmap = bitmap
        self.area = area
        unsafe cairo_surface_set_device_scale(bitmap.surface, resolution, resolution)
    }

    /// Calls `body` with a context that draws into the mask in device coordinates.
    func draw(_ body: (OpaquePointer) -> Void) {
        let scale = CGFloat(bitmap.width) / area.width
        unsafe cairo_surface_set_device_offset(bitmap.surface, -area.minX * scale, -area.minY * scale)
        if let context = unsafe cairo_create(bitmap.surface) {
            unsafe body(context)
            unsafe cairo_destroy(context)
        }
        unsafe cairo_surface_set_device_offset(bitmap.surface, 0, 0)
    }

    /// Draws `target`'s source through the mask, offset by `offset`.
    ///
    /// `target` must have the identity transform.
    func mask(_ target: OpaquePointer, offset: CGSize = .zero) {
        unsafe cairo_mask_surface(target, bitmap.surface, area.minX + offset.width, area.minY + offset.height)
    }
}
