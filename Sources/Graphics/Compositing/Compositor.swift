// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

/// Puts ready pixels, plain shapes and shadows together in a bitmap: what a frame is made of.
///
/// Everything is in the bitmap's pixels, origin at the top left, y down; a `transform` takes a shape's own space there.
/// Whole-pixel work (`fill(_:color:)`, `blit`) runs on the pixel library's fastest paths, whatever the clip's number of
/// rectangles. Numbers that are not finite draw nothing. A compositor belongs to one thread at a time.
@safe
package final class Compositor {
    package let target: Bitmap
    let native: OpaquePointer
    let bounds: DeviceRect
    /// The clip has edges between pixels, so that copying must mix.
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

    /// Why nothing is drawn any more; `nil` while all is well.
    package var error: GraphicsError? {
        let status = unsafe cairo_status(native)
        return status == CAIRO_STATUS_SUCCESS ? nil : GraphicsError(status)
    }

    // MARK: - Clip

    /// Lets drawing through only inside these rectangles (none: nowhere), in place of any clip before; `nil` lifts it.
    ///
    /// For the damage of a frame; not inside a group or between `save` and `restore`.
    package func setClip(_ rects: [DeviceRect]?) {
        precondition(stack.isEmpty, "The clip is set outside of groups and saved states.")
        unsafe cairo_reset_clip(native)
        hasSoftClip = false
        guard let rects else { return }
        unsafe cairo_new_path(native)
        for rect in rects { addRect(rect) }
        clipToPath()
    }

    /// Lets drawing through only inside `rect` and the clip of now, until `restore`.
    package func clip(to rect: DeviceRect) {
        unsafe cairo_new_path(native)
        addRect(rect)
        clipToPath()
    }

    /// Lets drawing through only inside `shape` and the clip of now, until `restore`.
    ///
    /// Edges between pixels are soft and make every draw inside slower; a group that is clipped once when it is popped
    /// is the better choice for many.
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

    /// Keeps the clip until `restore`.
    package func save() {
        unsafe cairo_save(native)
        stack.append(.saved(hasSoftClip: hasSoftClip))
    }

    /// Goes back to the clip last saved.
    package func restore() {
        guard case .saved(let hasSoftClip) = stack.popLast() else {
            preconditionFailure("restore() without save(), or with a group pushed in between.")
        }
        unsafe cairo_restore(native)
        self.hasSoftClip = hasSoftClip
    }

    // MARK: - Groups

    /// Gathers what follows in transparent pixels of its own, as large as the clip's extents.
    package func pushGroup() {
        unsafe cairo_push_group(native)
        stack.append(.group(hasSoftClip: hasSoftClip))
        guard hasSoftClip else { return }
        // A soft clip works once, when the group is drawn, or its edges would be softened twice.
        unsafe cairo_reset_clip(native)
        hasSoftClip = false
    }

    /// Draws what was gathered since `pushGroup` with one alpha, inside `shape` where one is given.
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
        // Lets go of the group's memory.
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

    /// Paints the source inside the path, with an alpha that the source does not have.
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
