// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Handles of windows for dialogs of the desktop")
struct ForeignHandleTests {
    /// The result of a request, as soon as there is one.
    @MainActor
    private final class Request {
        private(set) var result: String??
        private(set) var task: Task<Void, Never>?

        init(_ window: UIWindow) {
            task = Task.immediate { @MainActor in self.result = .some(await window.foreignHandle()) }
        }
    }

    private static func stage(_ handles: HeadlessForeignHandles) -> Stage {
        let stage = Stage()
        stage.system.foreignHandles = handles
        let host = UIViewController(nibName: nil, bundle: nil)
        host.title = "Tea"
        stage.show(host)
        return stage
    }

    @Test("A window has the handle that its display server provides")
    func window() {
        let stage = Self.stage(.titles)
        #expect(Request(stage.window).result == "headless:Tea")
        stage.system.foreignHandles = .none
        #expect(Request(stage.window).result == .some(nil))
    }

    @Test("A popup has the handle of the window to which it belongs")
    func popup() throws {
        let stage = Self.stage(.titles)
        let content = UIViewController(nibName: nil, bundle: nil)
        content.title = "Leaves"
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
        content.popoverPresentationController?.delegate = Popovers.shared
        stage.window.rootViewController?.present(content, animated: false)
        stage.advance(by: 1)
        let popup = try #require(content.view.window)
        #expect(popup !== stage.window && Request(popup).result == "headless:Tea")
    }

    @Test("A hidden window has no handle")
    func hidden() {
        let stage = Self.stage(.titles)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(Request(window).result == .some(nil))
        window.makeKeyAndVisible()
        #expect(Request(window).result == "headless:")
        window.isHidden = true
        #expect(Request(window).result == .some(nil))
        stage.end()
    }

    @Test("A display server that doesn't answer within a second provides no handle")
    func unanswered() async {
        let stage = Self.stage(.unanswered)
        let request = Request(stage.window)
        stage.advance(by: 0.9)
        for _ in 0..<100 { await Task.yield() }
        #expect(request.result == nil)
        stage.advance(by: 0.2)
        await request.task?.value
        #expect(request.result == .some(nil))
    }
}

/// Keeps popovers in a compact width.
@MainActor
private final class Popovers: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = Popovers()

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
