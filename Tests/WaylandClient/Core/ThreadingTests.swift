// SPDX-License-Identifier: MIT
import Dispatch
import Synchronization
import SystemFiles
import Testing
import WaylandClient
import WaylandServer

@Suite("Threads")
struct ThreadingTests {
    /// One thread serves, one dispatches, and a third creates and releases objects while their events arrive.
    @Test("Objects can be released while their events are dispatched")
    func objectsCanBeReleasedWhileTheirEventsAreDispatched() throws {
        let (near, far) = try socketPair()
        let display = try Display.connect(over: OwnedFileDescriptor(adopting: near), name: "pair")
        let queue = display.makeQueue()
        let threads = DispatchGroup()
        let served = Mutex(false)
        let heard = Atomic<Int>(0)
        DispatchQueue.global().async(group: threads) {
            let server = Server()
            guard let client = try? server.connect(OwnedFileDescriptor(adopting: far)) else { return }
            while client.isAlive {
                guard (try? server.dispatch(timeout: -1)) != nil else { return }
            }
            served.withLock { $0 = true }
        }
        DispatchQueue.global().async(group: threads) {
            // Ends with the connection.
            while (try? queue.dispatch()) != nil {}
        }
        let count = 3000
        var kept: [WlCallback] = []
        for round in 0..<count {
            let callback = display.object.sync(on: queue)
            callback.handler = { _ in heard.add(1, ordering: .relaxed) }
            if round % 3 == 0 { kept.append(callback) }
            if round % 5 == 0 { try display.flush() }
            guard round % 50 == 0 else { continue }
            kept.removeAll()
            // A client that floods the other side is disconnected, because neither libwayland blocks for the other.
            try display.roundtrip()
        }
        try display.roundtrip()
        display.disconnect()
        threads.wait()
        #expect(served.withLock { $0 })
        #expect(heard.load(ordering: .relaxed) <= count)
        guard case .connectionLost? = display.error else {
            Issue.record("\(String(describing: display.error))")
            return
        }
    }
}
