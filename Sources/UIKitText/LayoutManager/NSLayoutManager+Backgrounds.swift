// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout
internal import UIKitCore

extension NSLayoutManager {
    /// Whether backgrounds are drawn by methods that a subclass can override, rather than with the text.
    var drawsBackgrounds: Bool { type(of: self) != NSLayoutManager.self }

    /// Fills the backgrounds of a range, color by color.
    func fillBackgrounds(_ range: Range<Int>, at origin: CGPoint) {
        guard drawsBackgrounds, let textStorage, !range.isEmpty else { return }
        var runs: [(NSRange, UIColor)] = []
        textStorage.enumerateAttribute(.backgroundColor, in: NSRange(range)) { value, run, _ in
            if let color = value as? UIColor { runs.append((run, color)) }
        }
        for (run, color) in runs {
            for column in columns {
                let bottom = column.top + column.limits.height
                let place = CGPoint(x: origin.x + column.container.lineFragmentPadding, y: origin.y - column.top)
                let rects = stack.tightRects(for: run.location..<NSMaxRange(run))
                    .filter { $0.minY >= column.top - 0.01 && $0.minY < bottom }
                    .map { $0.offsetBy(dx: place.x, dy: place.y) }
                guard !rects.isEmpty else { continue }
                rects.withUnsafeBufferPointer { buffer in
                    guard let first = buffer.baseAddress else { return }
                    unsafe fillBackgroundRectArray(first, count: buffer.count, forCharacterRange: run, color: color)
                }
            }
        }
    }

    /// Called when a property of a container has changed.
    func containerDidChange(_ container: NSTextContainer) {
        let id = ObjectIdentifier(container)
        let old = sizes[id] ?? container.size
        sizes[id] = container.size
        textContainerChangedGeometry(container)
        if old != container.size {
            delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: old)
        }
    }
}
