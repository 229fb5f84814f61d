// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitTesting
import Windowing
import WindowingHeadless

@Suite("Dragging between applications")
@MainActor
struct PlatformDragTests {
    private let log = CallLog()
    private let start = CGPoint(x: 60, y: 50)
    private let goal = CGPoint(x: 270, y: 170)

    private func makeViews() -> (stage: Stage, source: SourceView, target: TargetView) {
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let source = SourceView(frame: CGRect(x: 20, y: 20, width: 100, height: 60), log: log)
        let target = TargetView(frame: CGRect(x: 200, y: 100, width: 150, height: 150), log: log)
        container.addSubview(source)
        container.addSubview(target)
        stage.show(container)
        return (stage, source, target)
    }

    /// Starts a drag with a press that the display server has numbered, after which it takes over the pointer.
    private func begin(_ stage: Stage) throws -> HeadlessDrag {
        for (kind, point) in [
            (PointerEvent.Kind.entered, start), (.pressed(.left), start), (.moved, CGPoint(x: 90, y: 60)),
            (.left, goal),
        ] {
            stage.window.receive(
                .pointer(PointerEvent(kind: kind, location: point, timestamp: stage.now, serial: 5)))
            stage.advance(by: 0.02)
        }
        return try #require(stage.system.drag)
    }

    @Test("The display server receives the content, the operations, and an image")
    func offering() throws {
        let (stage, source, _) = makeViews()
        let drag = try begin(stage)
        #expect(drag.attributes.serial == 5 && drag.attributes.operations == [.copy, .move])
        #expect(drag.attributes.offer.types.prefix(2) == ["text/plain;charset=utf-8", "UTF8_STRING"])
        let image = try #require(drag.attributes.image)
        #expect(image.pixels.count == image.size.width * image.size.height && image.size.width >= 100)
        #expect(image.pixels.contains { $0 >> 24 > 0xd0 } && image.hotspot.x >= 40)
        #expect(source.session?.items.count == 1)
        #expect(log.calls == ["lift", "begin", "lifted"])
    }

    @Test("The source is notified of the end in another application", arguments: [DragOperations.copy, .move])
    func elsewhere(operation: DragOperations) throws {
        let (stage, _, _) = makeViews()
        let drag = try begin(stage)
        let other = OtherApplication(operation)
        let window = try stage.system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 50, height: 50)))
        window.dropDelegate = other
        window.show()
        drag.move(over: window)
        drag.drop()
        try stage.settle()
        let name = operation == .move ? "move" : "copy"
        #expect(log.calls.suffix(3) == ["will end \(name)", "did end \(name)", "transferred"])
        #expect(stage.system.drag == nil)
    }

    @Test("A drag enters a view whose interaction is the application's first, although it is over the window already")
    func lateInteraction() throws {
        // As in an application that has used no drag and drop so far.
        WindowDrops.receiver = nil
        let stage = Stage()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stage.show(container)
        let drag = stage.dragFromElsewhere(["text/plain": Data("item".utf8)])
        drag.move(to: goal)
        #expect(!drag.isAccepted)
        // The drag rests.
        container.addSubview(TargetView(frame: CGRect(x: 200, y: 100, width: 150, height: 150), log: log))
        #expect(log.calls.isEmpty)
        stage.advance(by: 0)
        #expect(drag.isAccepted && log.calls.contains("target enter"))
        drag.leave()
        #expect(log.calls.contains("target exit"))
    }

    @Test("A drag that the display server cancels ends without a transfer, and another can begin")
    func canceled() throws {
        let (stage, _, target) = makeViews()
        try begin(stage).cancel()
        try stage.settle()
        #expect(log.calls.suffix(2) == ["will end cancel", "did end cancel"])
        try begin(stage).cancel()
        let drag = try begin(stage)
        drag.move(over: stage.system.windows.last, at: goal)
        try stage.key("escape")
        try stage.settle()
        #expect(log.calls.last == "did end cancel" && stage.system.drag == nil && target.objects.isEmpty)
    }

    @Test("A drag that the display server has lost doesn't prevent another one")
    func lost() throws {
        let (stage, source, _) = makeViews()
        let first = try begin(stage)
        let session = source.session
        let second = try begin(stage)
        #expect(first !== second && session !== source.session)
        #expect(log.calls.count { $0 == "will end cancel" } == 1)
        second.cancel()
        try stage.settle()
        #expect(log.calls.last == "did end cancel" && stage.system.drag == nil)
    }

    @Test("A drag over a window that is closed is forgotten")
    func closedWindow() throws {
        let (stage, _, target) = makeViews()
        let drag = stage.dragFromElsewhere(["text/plain": Data()])
        drag.move(to: goal)
        stage.system.windows.last?.close()
        let (other, _, second) = makeViews()
        let next = other.dragFromElsewhere(["text/plain": Data()])
        next.move(to: goal)
        #expect(next.isAccepted && log.calls.count { $0 == "target end" } == 1)
        next.drop()
        try other.settle()
        #expect(second.wasLocal == false && target.wasLocal == nil)
    }

    @Test("A drop in the application's own window is local, and nothing is transferred")
    func ownWindow() throws {
        let (stage, _, target) = makeViews()
        target.operation = .move
        let drag = try begin(stage)
        drag.move(over: stage.system.windows.last, at: goal)
        #expect(drag.prospect == .move)
        drag.drop()
        try stage.settle()
        #expect(target.wasLocal == true && target.objects == ["item"])
        #expect(log.calls.count { $0.hasPrefix("will end") } == 1 && log.calls.last == "transferred")
        #expect(stage.window.subviews.count == 1)
    }

    @Test("Items that are restricted to the application are offered to others as nothing")
    func restricted() throws {
        let (stage, source, _) = makeViews()
        source.isRestricted = true
        let types = try begin(stage).attributes.offer.types
        #expect(types.count == 1 && types[0].hasPrefix("application/x-shoji-drag"))
    }

    @Test("Content of another application enters, is accepted, and is dropped")
    func foreign() throws {
        let (stage, _, target) = makeViews()
        target.operation = .move
        let drag = stage.dragFromElsewhere(["text/plain": Data("theirs".utf8)])
        drag.move(to: CGPoint(x: 10, y: 200))
        #expect(!drag.isAccepted)
        drag.move(to: goal)
        #expect(drag.isMove)
        drag.leave()
        #expect(log.calls == ["target enter", "target update", "target exit", "target end"])
        drag.move(to: goal)
        drag.drop()
        #expect(target.wasLocal == false && !drag.hasEnded)
        try stage.settle()
        #expect(log.calls.suffix(3) == ["target drop", "target conclude", "target end"])
    }

    @Test("Content that can't be moved or isn't accepted is refused, and the other application is notified")
    func foreignRefused() throws {
        let (stage, _, target) = makeViews()
        target.operation = .move
        let drag = stage.dragFromElsewhere(["text/plain": Data()], allowsMove: false)
        drag.move(to: goal)
        #expect(!drag.isAccepted)
        drag.drop()
        #expect(drag.hasEnded && !log.calls.contains("target drop"))
        target.operation = .copy
        let second = stage.dragFromElsewhere([:])
        second.move(to: goal)
        #expect(second.isAccepted)
        second.cancel()
        #expect(second.hasEnded && log.calls.last == "target end")
    }
}

/// Another application's window, which accepts everything.
@MainActor
private final class OtherApplication: PlatformDropDelegate {
    private let operation: DragOperations

    init(_ operation: DragOperations) {
        self.operation = operation
    }

    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        offer.accept(operation, preferred: operation)
    }

    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {}

    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {}

    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        offer.finish(operation)
    }
}
