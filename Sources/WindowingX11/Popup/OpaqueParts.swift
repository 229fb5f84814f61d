// SPDX-License-Identifier: MIT
internal import Windowing

/// Where a picture hides what lies behind, for displays on which nothing can be seen through.
///
/// Rows are kept, so that only those that a frame changed are looked at again.
struct OpaqueParts {
    /// More rectangles than this, as of noise, are not worth sending: the whole area stands for them.
    static let maximumCount = 4096

    /// The part of the picture that counts.
    let area: PixelRect
    /// What is opaque of each row of the area, from the left.
    private var rows: [[Range<Int>]]

    /// `area` must lie inside of the picture that is read.
    init(area: PixelRect) {
        self.area = area
        rows = Array(repeating: [], count: max(0, area.height))
    }

    /// Looks at the rows that `damage` touches; `row` gives the whole row of the picture with that number.
    mutating func read(_ damage: PixelRect, row: (Int) -> UnsafeBufferPointer<UInt32>) {
        let part = damage.intersection(area)
        guard !part.isEmpty else { return }
        for y in part.y..<part.maxY {
            rows[y - area.y] = unsafe Self.runs(row(y), in: area.x..<area.maxX)
        }
    }

    /// What is at least half opaque, without the soft pixels of its edges: with nothing behind them they are dark.
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

    /// How many pixels from the first one belong to an edge; 0 for more than an edge has, as of a translucent picture.
    private static func softCount(_ pixels: UnsafeBufferPointer<UInt32>, _ run: some Sequence<Int>) -> Int {
        let count = run.prefix(edgeLimit + 1).prefix { unsafe pixels[$0] < nearlyOpaque }.count
        return count <= edgeLimit ? count : 0
    }

    private static let halfOpaque: UInt32 = 0x8000_0000
    private static let nearlyOpaque: UInt32 = 0xe000_0000
    /// A row touches the arc of a corner for about the root of its diameter, in pixels.
    private static let edgeLimit = 8

    /// The parts as rectangles, from the top; equal rows share theirs.
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
