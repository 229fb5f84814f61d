// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Checkboxes")
struct UISwitchCheckboxTests {
    @Test("A switch slides unless a checkbox is preferred, whose size includes its title")
    func sizes() {
        let view = UISwitch()
        #expect(view.preferredStyle == .automatic && view.style == .sliding && view.title == nil)
        let sliding = view.intrinsicContentSize
        view.title = "Notify me"
        #expect(view.intrinsicContentSize == sliding && view.bounds.size == sliding)
        view.preferredStyle = .checkbox
        let titled = view.intrinsicContentSize
        #expect(view.style == .checkbox && view.bounds.size == titled && titled.width > titled.height)
        view.title = nil
        #expect(view.intrinsicContentSize.width < titled.width)
        #expect(view.intrinsicContentSize.width == view.intrinsicContentSize.height)
        view.preferredStyle = .sliding
        #expect(view.bounds.size == sliding && !view.thumb.isHidden)
    }

    @Test("A press on the title toggles a checkbox, and shows its checkmark")
    func toggling() throws {
        let stage = Stage()
        let view = UISwitch()
        view.title = "Notify me"
        view.preferredStyle = .checkbox
        view.frame.origin = CGPoint(x: 20, y: 20)
        stage.window.addSubview(view)
        var changes = 0
        view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.advance(by: 0)
        let mark = try #require(view.checkbox).mark
        #expect(mark.alpha == 0)
        stage.tap(at: CGPoint(x: view.frame.maxX - 10, y: view.frame.midY))
        stage.advance(by: 1)
        #expect(view.isOn && changes == 1 && mark.alpha == 1)
    }

    @Test("In right-to-left layout the box is at the right")
    func rightToLeft() throws {
        let stage = Stage(languages: ["ar_EG"])
        let view = UISwitch()
        view.preferredStyle = .checkbox
        view.title = "Title"
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(view.groove.frame.maxX == view.bounds.width)
        #expect(try #require(view.checkbox).label.frame.minX == 0)
    }
}
