// SPDX-License-Identifier: MIT
import DesktopBus
import Dispatch
import Foundation

/// A process that reads the objects of an application as a screen reader does, one request after the other.
///
/// It is the registry of the bus as well. It prints a line when it begins and after each of two walks, and waits for a
/// line before each.
@MainActor
final class AccessibilityClient {
    private static let registry = "org.a11y.atspi.Registry"
    private let bus: DesktopBus
    private var served: BusObjectTree?
    private var (applications, found) = AsyncStream.makeStream(of: String.self)

    init(address: String) { bus = DesktopBus(address: address) }

    static func main(address: String, listens: Bool) -> Never {
        let client = AccessibilityClient(address: address)
        Task { @MainActor in
            await client.run(listens: listens)
            exit(0)
        }
        while true { RunLoop.main.run() }
    }

    private func run(listens: Bool) async {
        do {
            served = try await bus.serve(["/org/a11y/atspi"]) { [found] request in
                switch request.member {
                case "Embed":
                    found.yield(request.sender)
                    return .values([.structure([.text(""), .path("/org/a11y/atspi/null")])])
                case "GetRegisteredEvents":
                    let event = BusArgument.structure([.text(":1.0"), .text("object:children-changed")])
                    return .values([.array(of: "(ss)", listens ? [event] : [])])
                default: return .error(name: "org.freedesktop.DBus.Error.UnknownMethod", message: "")
                }
            }
            guard try await bus.requestName(Self.registry) else { return }
            say("ready")
            for await name in applications {
                for _ in 0..<2 {
                    _ = readLine()
                    say("\(try await walk(name))")
                }
                return
            }
        } catch { say("\(error)") }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// Reads all objects, and returns their number.
    private func walk(_ name: String) async throws -> Int {
        var (pending, count) = (["/org/a11y/atspi/accessible/root"], 0)
        func ask(_ question: AccessibilityQuestion, _ path: String) async throws -> BusValue? {
            try await bus.call(
                BusMethod(service: name, path: path, interface: question.interface, member: question.member),
                question.arguments
            ).first
        }
        while let path = pending.popLast() {
            count += 1
            // The root has no extents.
            for question in AccessibilityQuestion.ofObject { _ = try? await ask(question, path) }
            let children = try await ask(.childCount, path)?.integer ?? 0
            for index in 0..<children {
                guard let path = try await ask(.child(index), path)?.list?.last?.text, !path.hasSuffix("/null") else {
                    continue
                }
                pending.append(path)
            }
        }
        return count
    }
}
