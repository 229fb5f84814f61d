// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@MainActor
struct HeadlessTextInputMethodTests {
    @Test("A test composes text while text is edited")
    func testComposesTextWhileTextIsEdited() throws {
        let system = HeadlessWindowSystem(timeSource: ManualTimeSource())
        let window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 10, height: 10)))
        let method: any TextInputMethod = window.textInputMethod()
        var edits: [TextInputEdit] = []
        method.editHandler = { edits.append($0) }
        #expect(!window.inputMethod.send(TextInputEdit(commit: "lost")))
        let state = TextInputState(purpose: .url, surroundingText: "a")
        method.update(state, isOwnChange: false)
        #expect(window.inputMethod.state == state)
        #expect(window.inputMethod.updates.map(\.isOwnChange) == [false])
        #expect(window.inputMethod.send(TextInputEdit(preedit: "b")))
        #expect(edits == [TextInputEdit(preedit: "b")])
        method.end()
        #expect(window.inputMethod.state == nil)
        #expect(!window.inputMethod.send(TextInputEdit(commit: "lost")))
    }

    @Test("The pointer constraint is recorded")
    func pointerConstraintIsRecorded() throws {
        let system = HeadlessWindowSystem(timeSource: ManualTimeSource())
        let window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 10, height: 10)))
        window.setPointerConfinement(.locked)
        #expect(window.pointerConfinement == .locked)
        window.close()
        #expect(window.pointerConfinement == nil)
    }
}
