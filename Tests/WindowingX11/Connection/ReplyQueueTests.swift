// SPDX-License-Identifier: MIT
import Testing

@testable import WindowingX11

@Suite("X11: replies to requests")
struct ReplyQueueTests {
    @Test("A reply that is read between two polls is delivered after those to earlier requests")
    func order() {
        var queue = ReplyQueue<String>()
        for (sequence, name) in [(7, "first"), (8, "second"), (9, "third")] { queue.add(UInt32(sequence), name) }
        // The first two replies are read by another thread after the first poll.
        var read: Set<UInt32> = []
        let early = queue.takeAnswered { sequence in
            defer { read = [7, 8] }
            return read.contains(sequence) ? .done(WireBytes([UInt8(sequence)])) : .pending
        }
        #expect(early.isEmpty)
        let late = queue.takeAnswered { read.contains($0) ? .done(WireBytes([UInt8($0)])) : .pending }
        #expect(late.map(\.handler) == ["first", "second"])
        #expect(late.map(\.reply) == [WireBytes([7]), WireBytes([8])])
        #expect(queue.takeAll() == ["third"])
        #expect(queue.takeAnswered { _ in .done(nil) }.isEmpty)
    }
}
