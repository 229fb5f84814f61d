// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// The pixels of one step of a pattern, which repeat seamlessly.
final class PatternCell {
    struct Key: Hashable {
        /// Pixels per point.
        var scale: CGFloat
        /// Device pixels per point.
        var base: CGFloat
        var color: CGColor
        var alpha: CGFloat
    }

    /// The maximum side length of a cell in pixels; a larger one is rasterized at a lower resolution.
    private static let maximumSideLength: CGFloat = 4_096
    /// The maximum step in pixels that Cairo can represent; patterns with a larger one are not drawn.
    private static let maximumStep: CGFloat = 1_000_000
    /// The maximum number of overlapping copies of a pattern whose bounds are larger than its steps.
    private static let maximumOverlaps = 64

    private let bitmap: Bitmap
    /// From the bitmap's pixels to device pixels at a phase of zero.
    private let placement: CGAffineTransform
    private let base: CGFloat

    init?(_ pattern: CGPattern, _ key: Key, draw: (CGContext) -> Void) {
        let matrix = pattern.matrix
        let step = pattern.step
        let stepX = step.width * hypot(matrix.a, matrix.b) * key.scale
        let stepY = step.height * hypot(matrix.c, matrix.d) * key.scale
        let width = max(1, Int(pixel: min(stepX, Self.maximumSideLength)))
        let height = max(1, Int(pixel: min(stepY, Self.maximumSideLength)))
        guard max(stepX, stepY) <= Self.maximumStep, let bitmap = try? Bitmap(width: width, height: height) else {
            return nil
        }
        let toPixels = CGAffineTransform(
            scaleX: CGFloat(width) / step.width, y: CGFloat(height) / step.height)
        let context = bitmap.makeContext()
        context.ownBaseScale = key.scale
        // The cell is the step whose corner is the pattern's origin; copies from adjacent steps can extend into it.
        let bounds = pattern.bounds
        let columns = Self.copies(from: bounds.minX, to: bounds.maxX, step: step.width)
        let rows = Self.copies(from: bounds.minY, to: bounds.maxY, step: step.height)
        for row in rows {
            for column in columns {
                context.saveGState()
                context.concatenate(toPixels)
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                let depth = context.stack.count
                draw(context)
                while context.stack.count > depth {
                    if case .layer = context.stack.last {
                        context.endTransparencyLayer()
                    } else {
                        context.restoreGState()
                    }
                }
                context.restoreGState()
            }
        }
        let factor = key.alpha * (pattern.isColored ? key.color.alpha : 1)
        self.bitmap = Self.colored(bitmap, with: pattern.isColored ? nil : key.color, alpha: factor)
        // A step of less than half a pixel is a single color, so its pixel can cover a whole device pixel.
        let toFullPixels = CGAffineTransform(scaleX: stepX < 0.5 ? 1 / stepX : 1, y: stepY < 0.5 ? 1 / stepY : 1)
        placement = toFullPixels.concatenating(toPixels.inverted()).concatenating(matrix).scaledAfter(by: key.base)
        base = key.base
    }

    /// Makes the repeated cell the source of `target`, offset by `phase` points.
    func setSource(on target: OpaquePointer, phase: CGSize) {
        guard let source = unsafe cairo_pattern_create_for_surface(bitmap.surface) else { return }
        defer { unsafe cairo_pattern_destroy(source) }
        let place = placement.concatenating(
            CGAffineTransform(translationX: phase.width * base, y: phase.height * base))
        guard place.isInvertible else { return }
        unsafe cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        unsafe cairo_pattern_set_filter(
            source, place.isWholePixelTranslation ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        var matrix = place.inverted().native
        unsafe cairo_pattern_set_matrix(source, &matrix)
        // A source is placed using the current transform, which must not affect patterns.
        var current = cairo_matrix_t()
        unsafe cairo_get_matrix(target, &current)
        unsafe cairo_identity_matrix(target)
        unsafe cairo_set_source(target, source)
        unsafe cairo_set_matrix(target, &current)
    }

    /// Returns the range of copies, counted in steps, that extend into the first step.
    private static func copies(from low: CGFloat, to high: CGFloat, step: CGFloat) -> ClosedRange<Int> {
        let first = Int(pixel: -high / step, .down) + 1
        let last = max(first, Int(pixel: (step - low) / step, .up) - 1)
        return first...min(last, first + maximumOverlaps)
    }

    private static func colored(_ bitmap: Bitmap, with color: CGColor?, alpha: CGFloat) -> Bitmap {
        guard alpha < 1 || color != nil else { return bitmap }
        let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let context = bitmap.makeContext()
        context.setBlendMode(.sourceIn)
        if let color {
            context.setFillColor(color)
            context.fill(all)
        }
        context.setBlendMode(.destinationIn)
        context.setFillColor(CGColor(gray: 0, alpha: alpha))
        context.fill(all)
        return bitmap
    }
}

extension CGAffineTransform {
    /// Returns this transform followed by a scaling.
    fileprivate func scaledAfter(by factor: CGFloat) -> CGAffineTransform {
        concatenating(CGAffineTransform(scaleX: factor, y: factor))
    }
}
