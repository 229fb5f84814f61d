// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import UIKitCore

/// Rendering attributes.
extension NSTextLayoutManager {
    func changeRendering(
        _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard !range.isEmpty else { return }
        if rendering == nil { rendering = RunList(AttributeSet([:]), length: engine.stack.length) }
        rendering?.change(range) { AttributeSet(change($0.attributes)) }
        if !isValidating { engine.textDidChange(.editedAttributes, range, 0) }
    }

    func enumerateRendering(
        from offset: Int, _ isReverse: Bool,
        _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let length = engine.stack.length
        guard let rendering, length > 0 else { return }
        let runs = rendering.runs(in: isReverse ? 0..<min(offset + 1, length) : min(offset, length)..<length)
        for run in isReverse ? runs.reversed() : runs {
            guard block(self, run.value.attributes, range(run.range)) else { return }
        }
    }
}
