// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

/// Composites bitmaps, shapes and shadows into a bitmap.
///
/// Used to paint frames.
///
/// All coordinates are in the bitmap's pixels, with the origin at the top left and y increasing downward; a `transform`
/// converts from a shape's own space. Operations on whole pixels (`fill(_:color:)`, `blit`) use the fastest paths of
/// Pixman, whatever the number of rectangles in the clip. Non-finite values draw nothing. A compositor must be used by
/// one thread at a time.
@safe
package final class Compositor {
    package let target: Bitmap
    let native: OpaquePointer
    let bounds: DeviceRect
    /// Whether the clip has edges between pixels, so that copying must blend.
    private(set) var hasSoftClip = false
    private var stack: [StackEntry] = []

    private enum StackEntry {
        case saved(hasSoftClip: Bool)
        case group(hasSoftClip: Bool)
    }

    package init(_ target: Bitmap) {
        self.target = target
        self.bounds = DeviceRect(x: 0, y: 0, width: target.width, height: target.height)
        // Never null: without memory it is a context in an error state, which ignores all calls.
        guard let context = unsafe cairo_create(target.surface) else {
            preconditionFailure("cairo_create returned no context.")
        }
        unsafe native = unsafe context
    }

    deinit {
        unsafe cairo_destroy(native)
    }

    /// The error that prevents further drawing; `nil` if there is none.
    package var error: GraphicsError? {
        let status = unsafe cairo_status(native)
        return status == CAIRO_STATUS_SUCCESS ? nil : GraphicsError(status)
    }

    // MARK: - Clip

    /// Sets the clip to these rectangles, replacing any previous one.
    ///
    /// An empty array clips everything; `nil` removes the clip. Used for the damage of a frame. Must not be called
    /// inside a group or between `save` and `restore`.
    package func setClip(_ rects: [DeviceRect]?) {
        precondition(stack.isEmpty, "The clip is set outside of groups and saved states.")
        unsafe cairo_reset_clip(native)
        hasSoftClip = false
        guard let rects else { return }
        unsafe cairo_new_path(native)
        for rect in rects { addRect(rect) }
        clipToPath()
    }

    /// Intersects the clip with `rect`, until `restore`.
    package func clip(to rect: DeviceRect) {
        unsafe cairo_new_path(native)
        addRect(rect)
        clipToPath()
    }

    /// Intersects the clip with `shape`, until `restore`.
    ///
    /// Edges between pixels are antialiased, which makes all drawing slower; for many operations, a group that is
    /// clipped once when it is popped is faster.
    package func clip(to shape: RoundedRect, transform: CGAffineTransform = .identity) {
        unsafe cairo_new_path(native)
        addPath(CGPath(shape), transform)
        let device = shape.rect.applying(transform)
        let isWhole =
            shape.radii.isZero && transform.keepsAxes
            && [device.minX, device.minY, device.maxX, device.maxY].allSatisfy { $0 == $0.rounded() }
        hasSoftClip = hasSoftClip || !isWhole
        clipToPath()
    }

    /// Saves the clip until `restore`.
    package func save() {
        unsafe cairo_save(native)
        stack.append(.saved(hasSoftClip: hasSoftClip))
    }

    /// Restores the last saved clip.
    package func restore() {
        guard case .saved(let hasSoftClip) = stack.popLast() else {
            preconditionFailure("restore() without save(), or with a group pushed in between.")
        }
        unsafe cairo_restore(native)
        self.hasSoftClip = hasSoftClip
    }

    // MARK: - Groups

    /// Redirects drawing to a transparent intermediate bitmap of the size of the clip's extents.
    package func pushGroup() {
        unsafe cairo_push_group(native)
        stack.append(.group(hasSoftClip: hasSoftClip))
        guard hasSoftClip else { return }
        // An antialiased clip is applied once, when the group is drawn; otherwise its edges would be blended twice.
        unsafe cairo_reset_clip(native)
        hasSoftClip = false
    }

    /// Draws the group begun by `pushGroup` with one alpha, clipped to `shape` if given.
    package func popGroup(
        alpha: CGFloat = 1, clippedTo shape: RoundedRect? = nil, transform: CGAffineTransform = .identity
    ) {
        guard case .group(let hasSoftClip) = stack.popLast() else {
            preconditionFailure("popGroup() without pushGroup(), or with a state saved in between.")
        }
        unsafe cairo_pop_group_to_source(native)
        self.hasSoftClip = hasSoftClip
        if let shape {
            unsafe cairo_new_path(native)
            addPath(CGPath(shape), transform)
            paintPath(alpha: alpha)
        } else {
            unsafe cairo_paint_with_alpha(native, alpha.clamped(to: 0...1))
        }
        // Releases the group's memory.
        setSource(.black)
    }

    // MARK: - Shared with the drawing extensions

    func setSource(_ color: CGColor) {
        unsafe cairo_set_source_rgba(native, color.red, color.green, color.blue, color.alpha)
    }

    func addRect(_ rect: DeviceRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        unsafe cairo_rectangle(native, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }

    func addPath(_ path: CGPath, _ transform: CGAffineTransform) {
        for element in path.elements {
            let device = element.applying(transform)
            guard !device.points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { continue }
            let points = device.points.map { point in
                CGPoint(
                    x: point.x.clamped(to: -deviceLimit...deviceLimit),
                    y: point.y.clamped(to: -deviceLimit...deviceLimit))
            }
            switch (device, points.count) {
            case (.move, 1): unsafe cairo_move_to(native, points[0].x, points[0].y)
            case (.line, 1): unsafe cairo_line_to(native, points[0].x, points[0].y)
            case (.curve, 3):
                unsafe cairo_curve_to(
                    native, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
            case (.close, _): unsafe cairo_close_path(native)
            default: break
            }
        }
    }

    /// Paints the source inside the path with an additional alpha.
    func paintPath(alpha: CGFloat) {
        guard alpha < 1 else { return unsafe cairo_fill(native) }
        unsafe cairo_save(native)
        unsafe cairo_clip(native)
        unsafe cairo_paint_with_alpha(native, alpha.clamped(to: 0...1))
        unsafe cairo_restore(native)
    }

    private func clipToPath() {
        unsafe cairo_clip(native)
    }
}
