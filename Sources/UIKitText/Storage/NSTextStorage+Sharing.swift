// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing
internal import UIKitCore

extension NSTextStorage: SharedTextStyles {
    package var sharedText: TextBuffer? { hasOwnContent ? content.buffer : nil }

    package func enumerateSharedRuns(
        in range: Range<Int>, _ body: (Range<Int>, AnyObject, [NSAttributedString.Key: Any]) -> Void
    ) -> Bool {
        guard hasOwnContent else { return false }
        for run in content.runs.runs(in: range) { body(run.range, run.value, run.value.attributes) }
        return true
    }
}
