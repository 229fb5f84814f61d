// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// The pixels of one step of a pattern, which repeat without a seam.
final class PatternCell {
    struct Key: Hashable {
        /// Pixels to the point.
        var scale: CGFloat
        /// Device pixels to the point.
        var base: CGFloat
        var color: CGColor
        var alpha: CGFloat
    }

    /// The longest side of a cell in pixels; a larger one is drawn with fewer.
    private static let maximumSideLength: CGFloat = 4_096
    /// The longest step in pixels that can be told to the drawing library; of a longer one nothing is drawn.
    private static let maximumStep: CGFloat = 1_000_000
    /// How many copies, whose bounds are larger than their steps, may lie over each other.
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
        // The cell is the step whose corner is the pattern's origin; copies of steps before and after reach into it.
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
        // A step that is less than half a pixel is one colour, so a pixel of it may be as large as one.
        let toFullPixels = CGAffineTransform(scaleX: stepX < 0.5 ? 1 / stepX : 1, y: stepY < 0.5 ? 1 / stepY : 1)
        placement = toFullPixels.concatenating(toPixels.inverted()).concatenating(matrix).scaledAfter(by: key.base)
        base = key.base
    }

    /// Makes the repeated cell the source of `target`, moved by `phase` points.
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
        // The source is laid out in the transformation of the moment, which patterns do not follow.
        var current = cairo_matrix_t()
        unsafe cairo_get_matrix(target, &current)
        unsafe cairo_identity_matrix(target)
        unsafe cairo_set_source(target, source)
        unsafe cairo_set_matrix(target, &current)
    }

    /// The copies, counted in steps, that reach into the first step.
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
    /// This map, and a scaling after it.
    fileprivate func scaledAfter(by factor: CGFloat) -> CGAffineTransform {
        concatenating(CGAffineTransform(scaleX: factor, y: factor))
    }
}
