// SPDX-License-Identifier: MIT
package import Foundation

/// The areas that are available to lines which don't all have the same width, such as those beside an image.
package struct LineShape {
    /// The parts of a line between two heights, in the order in which its text fills them.
    package struct Parts {
        /// The top of the line, at or below the one that was asked for.
        package var y: CGFloat
        /// The horizontal extents; not empty.
        package var spans: [Range<CGFloat>]

        package init(y: CGFloat, spans: [Range<CGFloat>]) {
            self.y = y
            self.spans = spans
        }
    }

    /// A line that needs an area.
    package struct Request {
        /// The minimum top of the line.
        package var y: CGFloat
        package var height: CGFloat
        /// The offset of the line's first character in the laid-out text, in UTF-16 units.
        package var offset: Int
        package var isRightToLeft: Bool
    }

    private let find: (Request) -> Parts?
    private var top: CGFloat = 0

    /// Creates a shape from a function that returns the first available parts of a line; `nil` if none are left.
    package init(_ find: @escaping (Request) -> Parts?) {
        self.find = find
    }

    /// Returns the shape in the coordinates of a layout whose top edge is at `y`.
    package func moved(by y: CGFloat) -> LineShape {
        var shape = self
        shape.top += y
        return shape
    }

    func parts(for request: Request) -> Parts? {
        var request = request
        request.y += top
        guard let parts = find(request), !parts.spans.isEmpty, parts.y.isFinite else { return nil }
        return Parts(y: max(parts.y - top, request.y - top), spans: parts.spans)
    }
}
