// SPDX-License-Identifier: MIT
import AccessibilityTree
import DesktopBus
import Dispatch
import TestAccessibility
import TestProcesses
import Testing

@Suite("AT-SPI: busy applications and clients", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct LoadTests {
    /// An application whose action finishes `starts` and keeps the main actor busy until `end` is signaled.
    private func blocking(_ limits: BusRequestLimits) async throws -> (
        AccessibilityDesktop, RemoteApplication, AccessibilityID, starts: AsyncStream<Void>, end: DispatchSemaphore
    ) {
        let desktop = try await AccessibilityDesktop(limits: limits)
        let button = desktop.model.add(.button, "Block", to: .application) {
            $0.actions = [AccessibilityAction(name: "block", title: "Block")]
        }
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let end = DispatchSemaphore(value: 0)
        desktop.model.actionHandler = { _ in
            start.finish()
            end.wait()
        }
        return (desktop, try await desktop.remote(), button, starts, end)
    }

    @Test("A busy application's clients get an error after the deadline, also those that wait in the queue")
    func deadline() async throws {
        var limits = BusRequestLimits()
        limits.deadline = 0.05
        let (desktop, remote, button, starts, end) = try await blocking(limits)
        let path = RemoteApplication.path(button)
        // Away from the main actor, which is busy until both are answered.
        let errors = await Task.detached {
            async let first = remote.refusal(path, "Action", "DoAction", [.integer(0)])
            // Two requests sent at once arrive in any order: the second would be answered if it came first.
            for await _ in starts {}
            async let second = remote.refusal(path, "Accessible", "GetRole")
            let errors = await [first, second]
            end.signal()
            return errors
        }.value
        #expect(errors == ["Timeout", "Timeout"])
        #expect(desktop.model.log == ["block \(button.rawValue)"])
    }

    @Test("The requests of a client beyond its limit are refused at once, and the others are answered")
    func flood() async throws {
        var limits = BusRequestLimits()
        limits.deadline = 60
        limits.maximumCountForClient = 8
        let (desktop, remote, button, starts, end) = try await blocking(limits)
        let path = RemoteApplication.path(button)
        let (refused, answered) = await Task.detached {
            async let action = remote.refusal(path, "Action", "DoAction", [.integer(0)])
            for await _ in starts {}
            let counts = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<100 { group.addTask { await remote.refusal(path, "Accessible", "GetRole") } }
                var (refused, answered) = (0, 0)
                for await error in group {
                    if error == "LimitsExceeded" { refused += 1 }
                    if error == nil { answered += 1 }
                    // The accepted ones are answered after the end.
                    if refused == 92, answered == 0 { end.signal() }
                }
                return (refused, answered)
            }
            _ = await action
            return counts
        }.value
        #expect(refused == 92 && answered == 8)
        #expect(desktop.model.log == ["block \(button.rawValue)"])
    }

    @Test("Requests are answered in turns with other work of the main actor")
    func fairness() async throws {
        var limits = BusRequestLimits()
        limits.deadline = 60
        limits.duration = 0
        let desktop = try await AccessibilityDesktop(limits: limits)
        let remote = try await desktop.remote()
        let path = RemoteApplication.path(.application)
        let errors = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<100 { group.addTask { await remote.refusal(path, "Accessible", "GetRole") } }
            var errors: [String] = []
            for await error in group { if let error { errors.append(error) } }
            return errors
        }
        #expect(errors.isEmpty)
    }

    @Test("Objects are described only when a client asks for them")
    func laziness() async throws {
        let desktop = try await AccessibilityDesktop()
        let list = desktop.model.add(.list, "Long", to: .application) { $0.childCount = 100_000 }
        let remote = try await desktop.remote()
        let before = desktop.model.elementCount
        #expect(try await remote.get(list, "Accessible", "ChildCount") == .integer(100_000))
        #expect(desktop.model.elementCount == before + 1)
    }
}
