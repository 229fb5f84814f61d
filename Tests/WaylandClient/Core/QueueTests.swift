// SPDX-License-Identifier: MIT
import Testing
import WaylandClient
import WaylandServer

@Suite("Event queues")
struct QueueTests {
    @Test("Events wait in their object's queue")
    func eventsWaitInTheirObjectsQueue() throws {
        let pair = try ConnectedPair()
        let other = pair.display.makeQueue()
        let heard = Recorder<String>()
        let here = pair.display.object.sync()
        here.handler = { _ in heard.append("default") }
        let there = pair.display.object.sync(on: other)
        there.handler = { _ in heard.append("other") }
        #expect(here.queue === pair.display.queue && there.queue === other)

        // One reader reads for both.
        try pair.exchange(other)
        #expect(pair.display.queue.hasPending && other.hasPending)
        try other.dispatchPending()
        #expect(heard.values == ["other"])
        #expect(pair.display.queue.hasPending && !other.hasPending)
        try pair.display.queue.dispatchPending()
        #expect(heard.values == ["other", "default"])
    }

    @Test("New objects use their creator's queue")
    func newObjectsUseTheirCreatorsQueue() throws {
        let pair = try ConnectedPair()
        let queue = pair.display.makeQueue()
        let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6, on: queue)
        #expect(compositor.queue === queue)
        #expect(compositor.createSurface().frame().queue === queue)
        #expect(compositor.createSurface(on: pair.display.queue).queue === pair.display.queue)
    }

    @Test("Reading is refused while events wait")
    func readingIsRefusedWhileEventsWait() throws {
        let pair = try ConnectedPair()
        let callback = pair.display.object.sync()
        try pair.exchange(pair.display.queue)
        let isRefused = pair.display.queue.prepareRead() == nil
        #expect(isRefused)
        try pair.display.queue.dispatchPending()
        #expect(!callback.isUsable)
        let intent = pair.display.queue.prepareRead()
        let isGranted = intent != nil
        #expect(isGranted)
    }

    @Test("A released read intent is canceled")
    func releasedReadIntentIsCanceled() throws {
        let pair = try ConnectedPair()
        do {
            let dropped = pair.display.queue.prepareRead()
            let isGranted = dropped != nil
            #expect(isGranted)
        }
        if let cancelled = pair.display.queue.prepareRead() { cancelled.cancel() }
        // With a read intention left over, this read would block forever.
        let callback = pair.display.object.sync()
        try pair.settle()
        #expect(!callback.isUsable)
    }
}
