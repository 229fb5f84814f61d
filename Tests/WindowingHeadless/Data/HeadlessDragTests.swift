// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@MainActor
struct HeadlessDragTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem
    private let source: HeadlessWindow
    private let target: HeadlessWindow
    private let recorder = DropRecorder()

    init() throws {
        system = HeadlessWindowSystem(timeSource: clock)
        source = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 100, height: 100)))
        target = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 100, height: 100)))
        source.show()
        target.show()
        target.dropDelegate = recorder
    }

    /// Begins a drag from the source window, and returns its progress log.
    private func begin(_ operations: DragOperations = [.copy, .move]) throws -> ProgressLog {
        let log = ProgressLog()
        let offer = DataOffer(types: ["text/plain"]) { Data($0.utf8) }
        try source.beginDrag(DragAttributes(offer: offer, operations: operations, serial: 1)) { log.news.append($0) }
        return log
    }

    @Test("Content is dragged from one window to another")
    func contentIsDraggedFromOneWindowToAnother() async throws {
        let log = try begin()
        let drag = try #require(system.drag)
        recorder.answer = (.move, .move)
        drag.move(over: source, at: CGPoint(x: 1, y: 1))
        drag.move(over: target, at: CGPoint(x: 2, y: 3))
        drag.move(over: target, at: CGPoint(x: 4, y: 5))
        #expect(drag.prospect == .move)
        drag.drop()
        #expect(recorder.log == ["enter 2.0 3.0", "move 4.0 5.0", "drop 4.0 5.0"])
        let offer = try #require(recorder.offer)
        #expect(offer.types == ["text/plain"] && offer.operations == [.copy, .move])
        #expect(try await offer.read("text/plain", limits: TransferLimits()) == Data("text/plain".utf8))
        offer.finish(.move)
        #expect(log.news == [.wouldDo(nil), .wouldDo(.move), .dropped, .ended(.move)])
        #expect(system.drag == nil)
        await #expect(throws: TransferError.failed(type: "text/plain", reason: "the drag is over")) {
            try await offer.read("text/plain", limits: TransferLimits())
        }
    }

    @Test("Content that isn't accepted isn't dropped")
    func contentThatIsNotAcceptedIsNotDropped() throws {
        let log = try begin(.copy)
        recorder.answer = (.move, .move)
        system.drag?.move(over: target)
        system.drag?.drop()
        #expect(recorder.log == ["enter 0.0 0.0", "leave"])
        #expect(log.news == [.wouldDo(nil), .ended(nil)])
    }

    @Test("Leaving and canceling are reported")
    func leavingAndCancelingAreReported() throws {
        let log = try begin()
        recorder.answer = ([.copy, .move], [])
        system.drag?.move(over: target)
        system.drag?.move(over: nil)
        system.drag?.move(over: target)
        system.drag?.cancel()
        #expect(recorder.log == ["enter 0.0 0.0", "leave", "enter 0.0 0.0", "leave"])
        #expect(log.news == [.wouldDo(.copy), .wouldDo(nil), .wouldDo(.copy), .ended(nil)])
    }

    @Test("Closing a window ends its part in a drag")
    func closingWindowEndsItsPartInDrag() throws {
        let log = try begin()
        recorder.answer = (.copy, .copy)
        system.drag?.move(over: target)
        target.close()
        #expect(log.news == [.wouldDo(.copy), .wouldDo(nil)])
        source.close()
        #expect(log.news.last == .ended(nil))
        #expect(system.drag == nil)
        #expect(throws: OperationError.self) { try begin() }
    }

    @Test("The user can be asked about another application's content")
    func userCanBeAskedAboutAnotherApplicationsContent() async throws {
        let log = ProgressLog()
        let drag = system.beginDragFromElsewhere(
            DataOffer(types: ["a/b"]) { _ in Data([1]) }, operations: [.move, .ask]
        ) { log.news.append($0) }
        recorder.answer = (.ask, .ask)
        drag.move(over: target)
        drag.drop()
        let offer = try #require(recorder.offer)
        #expect(try await offer.read("a/b", limits: TransferLimits()) == Data([1]))
        offer.finish([.copy, .move])
        #expect(log.news == [.wouldDo(.ask), .dropped, .ended(.move)])
    }

    @Test("A drag cancels the previous one")
    func dragCancelsPreviousOne() throws {
        let first = try begin()
        _ = try begin()
        #expect(first.news == [.ended(nil)])
    }
}

/// The progress reported for a drag.
@MainActor
private final class ProgressLog {
    var news: [DragProgress] = []
}

/// A drop delegate that records its calls and responds as configured.
@MainActor
private final class DropRecorder: PlatformDropDelegate {
    var log: [String] = []
    var offer: (any PlatformDragOffer)?
    var answer: (operations: DragOperations, preferred: DragOperations) = ([], [])

    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        self.offer = offer
        log.append("enter \(location.x) \(location.y)")
        offer.accept(answer.operations, preferred: answer.preferred)
    }

    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
        log.append("move \(location.x) \(location.y)")
        offer.accept(answer.operations, preferred: answer.preferred)
    }

    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
        log.append("leave")
    }

    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        log.append("drop \(location.x) \(location.y)")
    }
}
