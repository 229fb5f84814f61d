// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import RenderThread

@Suite("The render thread")
struct RenderLoopTests {
    /// A pipe whose reading end is watched.
    private final class Pipe: Sendable {
        let reading: Int32
        let writing: Int32

        init() throws {
            var ends: [Int32] = [-1, -1]
            try #require(pipe(&ends) == 0)
            (reading, writing) = (ends[0], ends[1])
        }

        deinit {
            close(reading)
            close(writing)
        }

        func send(_ byte: UInt8) {
            var byte = byte
            _ = Foundation.write(writing, &byte, 1)
        }

        func receive() -> UInt8? {
            var byte: UInt8 = 0
            return read(reading, &byte, 1) == 1 ? byte : nil
        }
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }

    @RenderActor
    private final class Record {
        var entries: [Int] = []
        var watch: RenderWatch?
        var timers: [RenderTimer] = []

        nonisolated init() {}
    }

    @Test("Jobs run in order on one thread, and synchronous calls follow earlier jobs")
    func order() {
        let record = Record()
        for number in 0..<1000 { RenderActor.async { record.entries.append(number) } }
        #expect(RenderActor.sync { record.entries } == Array(0..<1000))
        let threads = (0..<10).map { _ in RenderActor.sync { pthread_self() } }
        #expect(Set(threads).count == 1 && threads.first != pthread_self())
    }

    @Test("Calls that tasks await run on the actor's thread")
    func tasks() async {
        let thread = RenderActor.sync { pthread_self() }
        await RenderActor.run {
            #expect(pthread_self() == thread)
            RenderActor.assertIsolated()
        }
    }

    @Test("Jobs enqueued on many threads concurrently are all run")
    func manyThreads() {
        let record = Record()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 { RenderActor.async { record.entries.append(thread * 500 + number) } }
            RenderActor.sync {}
        }
        #expect(RenderActor.sync { record.entries.sorted() } == Array(0..<4000))
    }

    @Test("A descriptor's watch is called for data, and not after it is canceled")
    func watching() async throws {
        let pipe = try Pipe()
        let record = Record()
        let bytes = AsyncStream.makeStream(of: UInt8.self)
        await RenderActor.run {
            record.watch = RenderWatch(pipe.reading, for: .reading) {
                if let byte = pipe.receive() { bytes.continuation.yield(byte) }
            }
        }
        for byte in 1...3 { pipe.send(UInt8(byte)) }
        var received = bytes.stream.makeAsyncIterator()
        #expect([await received.next(), await received.next(), await received.next()] == [1, 2, 3])
        await RenderActor.run { record.watch?.cancel() }
        pipe.send(4)
        await RenderActor.run {}
        #expect(pipe.receive() == 4, "nobody else has taken it")
    }

    @Test("A pipe is watched for writability, and its closing is reported")
    func endOfPipe() async throws {
        let pipe = try Pipe()
        await withCheckedContinuation { continuation in
            RenderActor.async {
                let record = Record()
                record.watch = RenderWatch(pipe.writing, for: .writing) {
                    record.watch?.cancel()
                    continuation.resume()
                }
            }
        }
        var ends: [Int32] = [-1, -1]
        try #require(Foundation.pipe(&ends) == 0)
        close(ends[1])
        let reading = ends[0]
        await withCheckedContinuation { continuation in
            RenderActor.async {
                let record = Record()
                record.watch = RenderWatch(reading, for: .reading) {
                    record.watch?.cancel()
                    continuation.resume()
                }
            }
        }
        close(reading)
    }

    @Test("An invalid descriptor is no longer watched, and the thread continues")
    func noDescriptor() async {
        let wasCalled = Flag()
        await withCheckedContinuation { continuation in
            RenderActor.async {
                _ = RenderWatch(1_000_000, for: .reading) { wasCalled.set() }
                RenderActor.async(after: 0.005) { continuation.resume() }
            }
        }
        #expect(!wasCalled.isSet)
    }

    @Test("Jobs that enqueue others endlessly don't starve descriptors")
    func fairness() async throws {
        let pipe = try Pipe()
        let record = Record()
        let isOver = Flag()
        @Sendable func again() {
            guard !isOver.isSet else { return }
            RenderActor.async { again() }
        }
        again()
        pipe.send(1)
        await withCheckedContinuation { continuation in
            RenderActor.async {
                record.watch = RenderWatch(pipe.reading, for: .reading) {
                    record.watch?.cancel()
                    isOver.set()
                    continuation.resume()
                }
            }
        }
        #expect(pipe.receive() == 1)
    }

    @Test("Timers fire in order, except canceled and non-finite ones")
    func timers() async {
        let record = Record()
        await withCheckedContinuation { continuation in
            RenderActor.async {
                let now = MonotonicClock.now
                record.timers = (0..<6).map { number in RenderTimer { record.entries.append(number) } }
                record.timers[0].set(now + 0.003)
                record.timers[1].set(now + 0.002)
                record.timers[2].set(now + 0.001)
                record.timers[2].set(nil)
                record.timers[3].set(.nan)
                record.timers[4].set(now - 5)
                record.timers[5].set(now - 6)
                RenderActor.async(after: 0.006) { continuation.resume() }
            }
        }
        #expect(RenderActor.sync { record.entries } == [5, 4, 1, 0])
        #expect(RenderActor.sync { record.timers.map(\.isSet).contains(true) } == false)
    }

    @Test("A timer can be rescheduled by its own handler, and can cancel another due one")
    func timersFromTimers() async {
        let record = Record()
        await withCheckedContinuation { continuation in
            RenderActor.async {
                let start = MonotonicClock.now
                let victim = RenderTimer { record.entries.append(-1) }
                let timer = RenderTimer {
                    record.entries.append(record.entries.count)
                    victim.set(nil)
                    record.entries.count < 3 ? record.timers.first?.set(start) : continuation.resume()
                }
                record.timers = [timer]
                timer.set(start - 2)
                victim.set(start - 1)
            }
        }
        #expect(RenderActor.sync { record.entries } == [0, 1, 2])
    }
}

extension RenderActor {
    fileprivate static func run<Value: Sendable>(_ body: @RenderActor @Sendable () -> Value) async -> Value {
        await body()
    }
}
