// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: presentation and dismissal")
struct PresentationTraceTests {
    private let trace = Trace()

    private func shown(_ root: UIViewController) -> Stage {
        let stage = Stage(size: CGSize(width: 600, height: 500), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        _ = trace.take()
        return stage
    }

    private func links(_ presenter: UIViewController, _ presented: UIViewController) -> String {
        let (down, up) = (presenter.presentedViewController, presented.presentingViewController)
        if down == nil, up == nil { return "unlinked" }
        return down === presented && up === presenter ? "linked" : "half linked"
    }

    @Test(
        "Full-screen presentation and dismissal with each transition style",
        arguments: [
            UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
        ])
    func fullScreen(style: UIModalTransitionStyle) throws {
        let (a, b) = (TracedController("A", trace), TracedController("B", trace))
        b.modalPresentationStyle = .fullScreen
        b.modalTransitionStyle = style
        let stage = shown(a)
        a.present(b, animated: true) { [trace] in trace.note("completion, \(links(a, b))") }
        trace.note("called, \(links(a, b))")
        stage.advance(by: 0.1)
        try stage.settle()
        #expect(
            trace.take() == [
                "B loadView", "B viewDidLoad", "A willDisappear animated inside",
                "B willAppear animated presented outside", "B isAppearing animated presented inside", "called, linked",
                "B didAppear animated presented inside", "A didDisappear animated outside", "completion, linked",
            ])
        #expect(!b.isBeingPresented && a.view.window == nil)
        b.dismiss(animated: true) { [trace] in trace.note("completion, \(links(a, b))") }
        trace.note("called, \(links(a, b))")
        try stage.settle()
        #expect(
            trace.take() == [
                "B willDisappear animated dismissed inside", "A willAppear animated outside",
                "A isAppearing animated inside", "called, linked", "A didAppear animated inside",
                "B didDisappear animated dismissed outside", "completion, unlinked",
            ])
        #expect(!b.isBeingDismissed && a.view.window === stage.window)
    }

    @Test("A sheet's presenter gets no callbacks")
    func sheet() throws {
        let (a, b) = (TracedController("A", trace), TracedController("B", trace))
        let stage = shown(a)
        a.present(b, animated: true) { [trace] in trace.note("completion, \(links(a, b))") }
        trace.note("called, \(links(a, b))")
        try stage.settle()
        #expect(
            trace.take() == [
                "B loadView", "B viewDidLoad", "B willAppear animated presented outside",
                "B isAppearing animated presented inside", "called, linked", "B didAppear animated presented inside",
                "completion, linked",
            ])
        #expect(a.view.window === stage.window)
        a.dismiss(animated: true) { [trace] in trace.note("completion, \(links(a, b))") }
        try stage.settle()
        #expect(
            trace.take() == [
                "B willDisappear animated dismissed inside", "B didDisappear animated dismissed outside",
                "completion, unlinked",
            ])
    }

    @Test("Without animation, all callbacks are sent in the call")
    func atOnce() {
        let (a, b) = (TracedController("A", trace), TracedController("B", trace))
        b.modalPresentationStyle = .fullScreen
        let stage = shown(a)
        a.present(b, animated: false) { [trace] in trace.note("completion") }
        trace.note("called")
        #expect(
            trace.take() == [
                "B loadView", "B viewDidLoad", "A willDisappear inside", "B willAppear presented outside",
                "B isAppearing presented inside", "B didAppear presented inside", "A didDisappear outside",
                "completion", "called",
            ])
        a.dismiss(animated: false) { [trace] in trace.note("completion") }
        trace.note("called")
        stage.advance(by: 0)
        #expect(
            trace.take() == [
                "B willDisappear dismissed inside", "A willAppear outside", "A isAppearing inside",
                "A didAppear inside", "B didDisappear dismissed outside", "completion", "called",
            ])
    }

    @Test("Dismissing a chain from its bottom animates only the topmost controller")
    func chain() throws {
        let (a, b, c) = (TracedController("A", trace), TracedController("B", trace), TracedController("C", trace))
        for guest in [b, c] { guest.modalPresentationStyle = .fullScreen }
        let stage = shown(a)
        a.present(b, animated: false)
        b.present(c, animated: false)
        _ = trace.take()
        a.dismiss(animated: true) { [trace] in trace.note("completion, \(links(a, b)), \(links(b, c))") }
        try stage.settle()
        #expect(
            trace.take() == [
                "C willDisappear animated dismissed inside", "A willAppear animated outside",
                "A isAppearing animated inside", "A didAppear animated inside",
                "C didDisappear animated dismissed outside", "completion, unlinked, unlinked",
            ])
    }
}
