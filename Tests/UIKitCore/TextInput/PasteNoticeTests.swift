// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Pastes that take long or fail")
struct PasteNoticeTests {
    private let bench = Bench()
    private var stage: Stage { bench.stage }
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))

    /// Creates the stage in the test itself, so that another test's doesn't end it.
    @MainActor
    private final class Bench {
        lazy var stage = Stage()
    }

    private var notices: [String] {
        stage.application.popups.popups.filter { $0 is ToolTipPopup }.flatMap(\.subviews)
            .compactMap { ($0 as? UILabel)?.text }
    }

    private func makeNotice() -> PasteNotice {
        stage.show(view)
        return PasteNotice(in: view) { CGRect(x: 10, y: 10, width: 1, height: 20) }
    }

    @Test("A paste that ends soon isn't reported")
    func quick() {
        let notice = makeNotice()
        stage.advance(by: Theme.TextInput.pasteNoticeDelay / 2)
        notice.end()
        stage.advance(by: 10)
        #expect(notices.isEmpty)
    }

    @Test("A paste that waits is reported until it ends")
    func slow() {
        let notice = makeNotice()
        stage.advance(by: Theme.TextInput.pasteNoticeDelay + 0.1)
        #expect(notices == ["Pasting…"])
        notice.end()
        stage.advance(by: 1)
        #expect(notices.isEmpty)
    }

    @Test("A failure is reported for some seconds, also after the paste is over")
    func failure() {
        var notice: PasteNotice? = makeNotice()
        notice?.fail()
        notice?.end()
        notice = nil
        stage.advance(by: Theme.TextInput.pasteFailureDuration - 0.5)
        #expect(notices == ["The text couldn’t be pasted."])
        stage.advance(by: 1)
        #expect(notices.isEmpty)
    }

    @Test("A key removes the notice")
    func key() {
        let notice = makeNotice()
        notice.fail()
        stage.advance(by: 0.1)
        stage.type("a")
        stage.advance(by: 0.5)
        #expect(notices.isEmpty)
        notice.end()
    }
}
