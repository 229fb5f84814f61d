// SPDX-License-Identifier: MIT

/// The server's side: requests are an enum passed to a handler, and events are methods.
extension Emitter {
    func emitServer(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        writer.line("/// The server's side of `\(interface.name)`, up to version \(interface.version).")
        writer.block("public final class \(className(interface.name)): Resource") { writer in
            emitTable(interface, to: &writer)
            emitEnums(interface, to: &writer)
            if !interface.requests.isEmpty { emitRequests(interface, to: &writer) }
            for (opcode, event) in interface.events.enumerated() {
                writer.line()
                writer.line(summary(event, "event", opcode: opcode, in: interface))
                emitEvent(event, opcode: opcode, of: interface, to: &writer)
            }
        }
    }

    // MARK: - Requests

    private func emitRequests(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        writer.line()
        writer.line("/// The requests of `\(interface.name)`.")
        writer.block("public enum Request") { writer in
            emitCases(interface.requests, "request", in: interface, to: &writer)
        }
        writer.line()
        writer.line("/// Called for each request, on the server's thread; `nil` (the default) ignores requests.")
        writer.line("public var handler: ((Request) -> Void)?")
        writer.line()
        emitReceiving(
            interface.requests, as: "RequestArguments", delivery: "deliver", ending: "end()", in: interface,
            to: &writer)
        writer.line()
        // A method, because an optional call would not evaluate its argument, which takes ownership of objects and
        // files.
        writer.block("private func deliver(_ request: Request)") { $0.line("handler?(request)") }
        writer.line()
        writer.block("override func dropHandler()") { $0.line("handler = nil") }
    }

    // MARK: - Events

    private func emitEvent(
        _ event: MessageDescription, opcode: Int, of interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        let parameters = event.arguments.map { "\(SwiftName.member($0.name)): \(type($0, in: interface))" }
        let values = event.arguments.map(sentValue)
        let since = event.since > 1 ? ["since: \(event.since)"] : []
        writer.declaration("public func \(SwiftName.plain("send_" + event.name))", parameters, " {")
        writer.indented { $0.call("post", ["\(opcode)"], list: values, since) }
        writer.line("}")
    }
}
