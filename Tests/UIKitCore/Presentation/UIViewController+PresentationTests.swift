// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

/// Records its callbacks with its name.
final class Guest: UIViewController {
    let name: String
    let log: Log

    final class Log {
        var lines: [String] = []
    }

    init(_ name: String, _ log: Log = Log()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ animated: Bool) {
        var line = "\(name) \(what)"
        if animated { line += " animated" }
        if isBeingPresented { line += " presented" }
        if isBeingDismissed { line += " dismissed" }
        log.lines.append(line)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

/// Asks whether it is still presented when its view has disappeared.
private final class Leaver: UIViewController {
    private(set) var wasPresented: [Bool] = []

    override func viewDidDisappear(_ animated: Bool) {
        wasPresented.append(presentingViewController != nil)
    }
}

@MainActor
@Suite("Presenting controllers")
struct UIViewControllerPresentationTests {
    private func stage(_ root: UIViewController, width: CGFloat = 1024, height: CGFloat = 768) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    @Test("S-VC-68: presenting links both controllers, and dismissing unlinks them")
    func links() throws {
        let (root, guest) = (Guest("root"), Guest("guest"))
        let stage = stage(root)
        root.present(guest, animated: true)
        #expect(root.presentedViewController === guest)
        #expect(guest.presentingViewController === root)
        try stage.settle()
        root.dismiss(animated: true)
        try stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(guest.presentingViewController == nil)
        #expect(guest.view.window == nil)
    }

    @Test("S-VC-40: full screen removes the presenter's view from the window, with callbacks in UIKit's order")
    func fullScreenTrace() throws {
        let log = Guest.Log()
        let (root, guest) = (Guest("A", log), Guest("B", log))
        guest.modalPresentationStyle = .fullScreen
        let stage = stage(root)
        log.lines = []
        var isDone = false
        root.present(guest, animated: true) { isDone = true }
        #expect(log.lines == ["A will disappear animated", "B will appear animated presented"])
        #expect(!isDone)
        try stage.settle()
        #expect(isDone)
        #expect(
            log.lines.suffix(2) == ["B did appear animated presented", "A did disappear animated"])
        #expect(root.view.window == nil)
        #expect(guest.view.frame == stage.window.bounds)
        #expect(!guest.isBeingPresented)
        log.lines = []
        guest.dismiss(animated: true)
        try stage.settle()
        #expect(
            log.lines == [
                "B will disappear animated dismissed", "A will appear animated", "A did appear animated",
                "B did disappear animated dismissed",
            ])
        #expect(root.view.window === stage.window)
        #expect(root.view.frame == stage.window.bounds)
        #expect(!guest.isBeingDismissed)
    }

    @Test("A sheet neither removes its presenter's view nor sends it callbacks")
    func sheetTrace() throws {
        let log = Guest.Log()
        let (root, guest) = (Guest("A", log), Guest("B", log))
        let stage = stage(root)
        log.lines = []
        root.present(guest, animated: false)
        #expect(log.lines == ["B will appear presented", "B did appear presented"])
        #expect(root.view.window === stage.window)
        root.dismiss(animated: false)
        #expect(log.lines.suffix(2) == ["B will disappear dismissed", "B did disappear dismissed"])
    }

    @Test("S-VC-70: dismissing from the bottom of a chain removes all of it, from the middle the part above")
    func chain() throws {
        let guests = ["A", "B", "C", "D"].map { Guest($0) }
        let stage = stage(guests[0])
        func presentAll() {
            for (below, above) in zip(guests, guests.dropFirst()) { below.present(above, animated: false) }
        }
        presentAll()
        #expect(guests.map(\.presentedViewController) == [guests[1], guests[2], guests[3], nil])
        guests[1].dismiss(animated: true)
        try stage.settle()
        #expect(guests.map { $0.view.window != nil } == [true, true, false, false])
        #expect(guests[1].presentedViewController == nil)
        guests[0].dismiss(animated: false)
        presentAll()
        guests[0].dismiss(animated: true)
        try stage.settle()
        #expect(guests.map { $0.view.window != nil } == [true, false, false, false])
        #expect(stage.window.presentations.isEmpty)
        #expect(guests[2].log.lines.suffix(1) == ["C did disappear"])
    }

    @Test("S-VC-72: presenting twice, presenting itself or a child, and presenting outside a window are ignored")
    func refusals() throws {
        let (root, first, second, loose) = (Guest("root"), Guest("first"), Guest("second"), Guest("loose"))
        let stage = stage(root)
        var isSecondDone = false
        root.present(first, animated: true)
        root.present(second, animated: true) { isSecondDone = true }
        loose.present(second, animated: true)
        first.present(first, animated: false)
        first.present(root, animated: false)
        let holder = Guest("holder")
        holder.addChild(second)
        first.present(second, animated: false)
        try stage.settle()
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(!isSecondDone)
    }

    @Test("A dismissal during the presentation completes that first, and a second dismissal waits for the first")
    func dismissWhileAnimating() throws {
        let (root, guest) = (Guest("root"), Guest("guest"))
        let stage = stage(root)
        var events: [String] = []
        root.present(guest, animated: true) { events.append("presented") }
        stage.advance(by: 0.1)
        root.dismiss(animated: true) { events.append("first") }
        #expect(events == ["presented"])
        stage.advance(by: 0.1)
        root.dismiss(animated: true) { events.append("second") }
        #expect(guest.view.window != nil)
        try stage.settle()
        #expect(events == ["presented", "first", "second"])
        #expect(guest.view.window == nil)
        #expect(guest.log.lines.filter { $0.contains("did disappear") }.count == 1)
        root.present(guest, animated: true)
        try stage.settle()
        #expect(guest.view.window != nil)
    }

    @Test("S-VC-76: the context is the nearest controller that defines one, otherwise the root", arguments: 0..<3)
    func context(definer: Int) throws {
        let chain = ["root", "middle", "inner"].map { Guest($0) }
        for (index, pair) in zip(chain, chain.dropFirst()).enumerated() {
            pair.0.addChild(pair.1)
            pair.1.view.frame = CGRect(x: 100, y: 50 + 10 * index, width: 600 - 200 * index, height: 400)
            pair.0.view.addSubview(pair.1.view)
            pair.1.didMove(toParent: pair.0)
        }
        let stage = stage(chain[0])
        if definer > 0 { chain[definer].definesPresentationContext = true }
        let guest = Guest("guest")
        guest.modalPresentationStyle = .currentContext
        chain[2].present(guest, animated: false)
        stage.advance(by: 0.1)
        let frame = guest.view.convert(guest.view.bounds, to: stage.window)
        let covered = chain[definer].view.superview.map {
            $0.convert(chain[definer].view.frame, to: stage.window)
        }
        #expect(frame == covered)
        #expect(chain[definer].presentedViewController === guest)
        #expect(guest.presentingViewController === chain[2])
        #expect(guest.presentationController?.presentingViewController === chain[definer])
        chain[definer].view.frame.size.width -= 40
        stage.advance(by: 0.1)
        #expect(guest.view.bounds.width == chain[definer].view.bounds.width)
        guest.dismiss(animated: false)
        #expect(!chain[definer].view.isHidden)
        #expect(chain[definer].view.window != nil)
    }

    @Test("S-VC-77: a context may provide its own transition style")
    func contextTransitionStyle() throws {
        let (root, guest) = (Guest("root"), Guest("guest"))
        let stage = stage(root)
        root.modalTransitionStyle = .crossDissolve
        root.providesPresentationContextTransitionStyle = true
        guest.modalPresentationStyle = .overFullScreen
        root.present(guest, animated: true)
        stage.advance(by: 0.1)
        let presented = try #require(guest.view.layer.presentation())
        #expect(presented.opacity < 1)
        #expect(presented.frame.minY == 0)
        try stage.settle()
        #expect(guest.view.alpha == 1)
    }

    @Test(
        "S-VC-74: each transition ends with the view at its final frame",
        arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl], [true, false])
    func transitions(style: UIModalTransitionStyle, animated: Bool) throws {
        let (root, guest) = (Guest("root"), Guest("guest"))
        #expect(guest.modalTransitionStyle == .coverVertical)
        let stage = stage(root)
        guest.modalPresentationStyle = .fullScreen
        guest.modalTransitionStyle = style
        root.present(guest, animated: animated)
        try stage.settle()
        #expect(guest.view.frame == stage.window.bounds)
        #expect(guest.view.transform == .identity && guest.view.alpha == 1 && !guest.view.isHidden)
        root.dismiss(animated: animated)
        try stage.settle()
        #expect(root.view.window != nil && root.view.alpha == 1 && root.view.transform == .identity)
        #expect(stage.window.subviews == [root.view])
    }

    @Test("S-IPAD-35: the current context inside a form sheet is the sheet's controller")
    func contextInSheet() throws {
        let (root, form, inner) = (Guest("root"), Guest("form"), Guest("inner"))
        let stage = stage(root)
        form.modalPresentationStyle = .formSheet
        inner.modalPresentationStyle = .currentContext
        root.present(form, animated: false)
        stage.advance(by: 0.1)
        form.present(inner, animated: false)
        stage.advance(by: 0.1)
        #expect(
            inner.view.convert(inner.view.bounds, to: nil) == CGRect(x: 242, y: 74, width: 540, height: 620))
    }

    @Test(
        "A dismissal that ends because its window is hidden is over before the view has disappeared",
        arguments: [UIModalPresentationStyle.popover, .pageSheet])
    func hiddenDuringDismissal(style: UIModalPresentationStyle) throws {
        let (root, leaver) = (Guest("root"), Leaver(nibName: nil, bundle: nil))
        let stage = stage(root)
        leaver.modalPresentationStyle = style
        leaver.popoverPresentationController?.sourceView = root.view
        root.present(leaver, animated: true)
        try stage.settle()
        root.dismiss(animated: true)
        stage.advance(by: 0.05)
        leaver.view.window?.isHidden = true
        stage.advance(by: 1)
        #expect(leaver.wasPresented == [false])
        #expect(root.presentedViewController == nil)
    }

    @Test("Replacing the root dismisses what the old one presented; hiding the window doesn't")
    func windows() throws {
        let (root, guest) = (Guest("root"), Guest("guest"))
        let stage = stage(root)
        root.present(guest, animated: true)
        stage.window.isHidden = true
        stage.advance(by: 1)
        stage.window.isHidden = false
        try stage.settle()
        #expect(root.presentedViewController === guest)
        #expect(guest.view.window === stage.window)
        stage.window.rootViewController = Guest("other")
        try stage.settle()
        #expect(guest.view.window == nil)
        #expect(root.presentedViewController == nil)
    }
}
