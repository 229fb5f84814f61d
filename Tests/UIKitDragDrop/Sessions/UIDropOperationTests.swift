// SPDX-License-Identifier: MIT
import Testing
import UIKitDragDrop

@Suite("Drop operations")
struct UIDropOperationTests {
    @Test("Drop operations have UIKit's raw values")
    func rawValues() {
        #expect(UIDropOperation.cancel.rawValue == 0)
        #expect(UIDropOperation.move.rawValue == 3)
    }
}
