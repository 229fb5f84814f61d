// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout
internal import UIKitCore

/// A container's place in the column of all lines, in which the containers of a layout manager are stacked.
@MainActor
struct ContainerColumn {
    let container: NSTextContainer
    let top: CGFloat
    let limits: CGSize

    /// The number of heights at which an area is looked for beside exclusion paths.
    private static let maximumAttempts = 2000

    /// Returns the columns of containers.
    static func columns(of containers: [NSTextContainer]) -> [ContainerColumn] {
        var top: CGFloat = 0
        return containers.map { container in
            let column = ContainerColumn(container: container, top: top, limits: container.limits)
            top += column.limits.height
            return column
        }
    }

    /// Returns the area for lines in a stack of containers.
    static func shape(of columns: [ContainerColumn], offset: @escaping @MainActor () -> Int) -> LineShape {
        LineShape { request in
            // Layout happens on the main actor.
            MainActor.assumeIsolated { parts(for: request, in: columns, at: offset()) }
        }
    }

    private static func parts(
        for request: LineShape.Request, in columns: [ContainerColumn], at offset: Int
    ) -> LineShape.Parts? {
        var y = request.y
        for column in columns where column.top + column.limits.height > y {
            y = max(y, column.top)
            if let parts = column.parts(from: y - column.top, request, offset: offset) {
                return LineShape.Parts(y: parts.y + column.top, spans: parts.spans)
            }
        }
        return nil
    }

    /// Returns the first parts of a line at or below a height in the container; `nil` if there is no space left.
    private func parts(from y: CGFloat, _ request: LineShape.Request, offset: Int) -> LineShape.Parts? {
        var y = y
        let width = limits.width.isFinite ? limits.width : 1e6
        for _ in 0..<Self.maximumAttempts {
            guard y + request.height <= limits.height + 0.01 else { return nil }
            var spans: [Range<CGFloat>] = []
            var proposed = CGRect(x: 0, y: y, width: width, height: request.height)
            // More parts than this are not readable.
            for _ in 0..<16 where !proposed.isEmpty {
                var rest = CGRect.zero
                let rect = container.lineFragmentRect(
                    forProposedRect: proposed, at: offset + request.offset,
                    writingDirection: request.isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
                let padding = container.lineFragmentPadding
                if rect.width > 2 * padding {
                    // The lines of a stack are relative to the inner edge of the padding.
                    spans.append(rect.minX..<rect.maxX - 2 * padding)
                }
                proposed = rest.width < proposed.width ? rest : .zero
            }
            if !spans.isEmpty { return LineShape.Parts(y: y, spans: spans) }
            y += max(request.height / 4, 1)
        }
        return nil
    }
}
