// SPDX-License-Identifier: MIT
internal import Windowing

/// The opaque part of an image, for displays without a compositor.
///
/// Rows are cached, so that only those that a frame changed are examined again.
struct OpaqueParts {
    /// More rectangles, as from noise, are not worth sending: the whole area is used instead.
    static let maximumCount = 4096

    /// The relevant part of the image.
    let area: PixelRect
    /// The opaque ranges of each row of the area, from the left.
    private var rows: [[Range<Int>]]

    /// Creates an empty result.
    ///
    /// `area` must lie inside the image.
    init(area: PixelRect) {
        self.area = area
        rows = Array(repeating: [], count: max(0, area.height))
    }

    /// Examines the rows that intersect `damage`; `row` returns a complete row of the image.
    mutating func read(_ damage: PixelRect, row: (Int) -> UnsafeBufferPointer<UInt32>) {
        let part = damage.intersection(area)
        guard !part.isEmpty else { return }
        for y in part.y..<part.maxY {
            rows[y - area.y] = unsafe Self.runs(row(y), in: area.x..<area.maxX)
        }
    }

    /// Returns the ranges that are at least half opaque, without antialiased edges, which would look dark.
    private static func runs(_ pixels: UnsafeBufferPointer<UInt32>, in columns: Range<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var x = columns.lowerBound
        while x < columns.upperBound {
            while x < columns.upperBound, unsafe pixels[x] < halfOpaque { x += 1 }
            let start = x
            while x < columns.upperBound, unsafe pixels[x] >= halfOpaque { x += 1 }
            let first = unsafe start + softCount(pixels, start..<x)
            let last = unsafe x - softCount(pixels, (first..<x).reversed())
            if first < last { runs.append(first..<last) }
        }
        return runs
    }

    /// Returns the number of edge pixels from the first one; 0 if there are more than an edge has, as in a translucent
    /// image.
    private static func softCount(_ pixels: UnsafeBufferPointer<UInt32>, _ run: some Sequence<Int>) -> Int {
        let count = run.prefix(edgeLimit + 1).prefix { unsafe pixels[$0] < nearlyOpaque }.count
        return count <= edgeLimit ? count : 0
    }

    private static let halfOpaque: UInt32 = 0x8000_0000
    private static let nearlyOpaque: UInt32 = 0xe000_0000
    /// A row intersects the arc of a corner for about the square root of its diameter, in pixels.
    private static let edgeLimit = 8

    /// The opaque part as rectangles, from the top; equal rows are merged.
    var rectangles: [PixelRect] {
        var found: [PixelRect] = []
        var top = 0
        while top < rows.count {
            var bottom = top + 1
            while bottom < rows.count, rows[bottom] == rows[top] { bottom += 1 }
            found += rows[top].map {
                PixelRect(x: $0.lowerBound, y: area.y + top, width: $0.count, height: bottom - top)
            }
            guard found.count <= Self.maximumCount else { return [area] }
            top = bottom
        }
        return found
    }
}
