// SPDX-License-Identifier: MIT
import AccessibilityATSPI
import UIKit
import UIKitAccessibility

/// Ten thousand accessible objects read by a client in another process over a private bus.
///
/// The first figure is the processor time of this process, with GDBus and the kernel; the second is the time that the
/// client waited.
final class AccessibilityBusScenario: Scenario {
    private let listens: Bool

    /// Creates a scenario whose client listens to changes or doesn't.
    init(listens: Bool) { self.listens = listens }

    func run(in view: UIView) async -> [TableRow] {
        let content = AccessibilityContent(in: view)
        CATransaction.flush()
        defer { withExtendedLifetime(content) {} }
        guard let bus = LineProcess("/usr/bin/env", ["dbus-daemon", "--session", "--print-address", "--nofork"]),
            let address = await bus.line()
        else { return [] }
        defer { bus.end() }
        guard let path = Bundle.main.executablePath,
            let client = LineProcess(path, ["client", address] + (listens ? ["listen"] : [])),
            await client.line() == "ready"
        else { return [] }
        defer { client.end() }
        let service = AccessibilityService(
            bus: nil, variables: ["AT_SPI_BUS_ADDRESS": address], toolkitVersion: "1.0", locale: "C"
        ) { ViewAccessibility(.shared) }
        service.start()
        defer { service.stop() }
        var rows: [TableRow] = []
        for name in ["10,000 objects read over the bus", "  read again"] {
            let (used, start) = (ProcessorTime.used, CACurrentMediaTime())
            client.write("walk\n")
            guard let line = await client.line(), let count = Int(line) else { return [] }
            let processor = (ProcessorTime.used - used) / Double(count) * 1e6
            let elapsed = (CACurrentMediaTime() - start) / Double(count) * 1e6
            rows += [
                TableRow(name: listens ? "\(name), observed" : name, figure: processor, unit: "µs/object"),
                TableRow(name: "  with the client and the bus", figure: elapsed, unit: "µs/object"),
            ]
        }
        return rows
    }
}

/// A process whose output is read by lines.
@MainActor
private final class LineProcess {
    private let process = Process()
    private let input = Pipe()
    private let lines: AsyncStream<String>

    init?(_ path: String, _ arguments: [String]) {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = input
        let (stream, found) = AsyncStream.makeStream(of: String.self)
        lines = stream
        guard (try? process.run()) != nil else { return nil }
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                rest += data
                while let end = rest.firstIndex(of: 10) {
                    found.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            found.finish()
        }
    }

    /// Waits for the next line; `nil` at the end.
    func line() async -> String? {
        for await line in lines { return line }
        return nil
    }

    func write(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    func end() { process.terminate() }
}
