// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitDragDrop
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@Suite("Dragging over popups")
@MainActor
struct PopupDragTests {
    private let log = CallLog()
    private let root = UIViewController()
    private let guest = UIViewController()

    private func present(_ view: UIView) throws -> Stage {
        let stage = Stage(size: CGSize(width: 800, height: 600))
        stage.show(root)
        guest.modalPresentationStyle = .popover
        guest.preferredContentSize = CGSize(width: 200, height: 150)
        guest.view.addSubview(view)
        let anchor = UIView(frame: CGRect(x: 400, y: 40, width: 60, height: 30))
        root.view.addSubview(anchor)
        guest.popoverPresentationController?.sourceView = anchor
        root.present(guest, animated: false, completion: nil)
        try stage.settle()
        return stage
    }

    /// Returns a point of a popover's view in the coordinates of the stage's window.
    private func place(_ point: CGPoint, in view: UIView) throws -> CGPoint {
        let popup = try #require(view.window)
        let inPopup = view.convert(point, to: popup)
        return CGPoint(x: popup.originInRoot.x + inPopup.x, y: popup.originInRoot.y + inPopup.y)
    }

    @Test("Content is dropped on a view in a popover, not on the view below it")
    func dropping() throws {
        let target = TargetView(frame: CGRect(x: 20, y: 20, width: 150, height: 100), log: log)
        let stage = try present(target)
        let below = TargetView(frame: root.view.bounds, log: log, name: "below")
        root.view.addSubview(below)
        let drag = stage.dragFromElsewhere(["text/plain;charset=utf-8": Data("text".utf8)])
        drag.move(to: CGPoint(x: 10, y: 590))
        drag.move(to: try place(CGPoint(x: 75, y: 50), in: target))
        #expect(drag.isAccepted)
        #expect(log.calls == ["below enter", "below update", "below exit", "target enter", "target update"])
        drag.drop()
        try stage.settle()
        #expect(target.wasLocal == false && below.wasLocal == nil)
    }

    @Test("An item is dragged out of a popover by the display server")
    func dragging() throws {
        let source = SourceView(frame: CGRect(x: 20, y: 20, width: 100, height: 60), log: log)
        let stage = try present(source)
        let target = TargetView(frame: CGRect(x: 20, y: 400, width: 200, height: 150), log: log)
        root.view.addSubview(target)
        let popup = try #require(source.window)
        let start = source.convert(CGPoint(x: 30, y: 30), to: popup)
        for (kind, point) in [
            (PointerEvent.Kind.entered, start), (.pressed(.left), start),
            (.moved, CGPoint(x: start.x + 30, y: start.y)), (.left, start),
        ] {
            popup.receive(.pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now, serial: 5)))
            stage.advance(by: 0.02)
        }
        let drag = try #require(stage.system.drag)
        #expect(drag.source === stage.system.windows.last)
        drag.move(over: drag.source, at: CGPoint(x: 100, y: 500))
        drag.drop()
        try stage.settle()
        #expect(target.objects == ["item"] && target.wasLocal == true)
        #expect(log.calls.suffix(2).contains("transferred"))
    }
}
