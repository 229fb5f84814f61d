// SPDX-License-Identifier: MIT

/// The client's side: requests are methods, and events are an enum passed to a handler.
extension Emitter {
    func emitClient(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        writer.line("/// The client's side of `\(interface.name)`, up to version \(interface.version).")
        writer.block("public final class \(className(interface.name)): Proxy, @unchecked Sendable") { writer in
            emitTable(interface, to: &writer)
            if let (opcode, request) = interface.closingRequest {
                writer.line(
                    "override class var closing: ClosingRequest? { ClosingRequest(opcode: \(opcode), since: \(request.since)) }"
                )
            }
            emitEnums(interface, to: &writer)
            // libwayland handles the connection's own events first.
            if !interface.events.isEmpty, interface.name != "wl_display" {
                emitEvents(interface, to: &writer)
            }
            for (opcode, request) in interface.requests.enumerated() {
                writer.line()
                writer.line(summary(request, "request", opcode: opcode, in: interface))
                emitRequest(request, opcode: opcode, of: interface, to: &writer)
            }
        }
    }

    // MARK: - Events

    private func emitEvents(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        writer.line()
        writer.line("/// The events of `\(interface.name)`.")
        writer.block("public enum Event: Sendable") { writer in
            emitCases(interface.events, "event", in: interface, to: &writer)
        }
        writer.line()
        writer.line("private let listener = Listener<Event>()")
        writer.line()
        writer.line(
            "/// Called for each event, on the thread that dispatches `queue`; `nil` (the default) drops events.")
        writer.block("public var handler: (@Sendable (Event) -> Void)?") { writer in
            writer.line("get { listener.handler }")
            writer.line("set { listener.handler = newValue }")
        }
        writer.line()
        emitReceiving(
            interface.events, as: "EventArguments", delivery: "listener.deliver", ending: "discard()", in: interface,
            to: &writer)
        writer.line()
        writer.block("override func dropHandler()") { $0.line("listener.handler = nil") }
    }

    // MARK: - Requests

    private func emitRequest(
        _ request: MessageDescription, opcode: Int, of interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        let made = request.arguments.first { $0.kind == .newID }
        var parameters = request.arguments.flatMap { parameterList($0, in: interface) }
        let values = request.arguments.flatMap { requestValues($0) }
        let since = request.since > 1 ? ["since: \(request.since)"] : []
        let name = SwiftName.member(request.name)
        guard let made else {
            writer.declaration("public func \(name)", parameters, " {")
            writer.indented { writer in
                writer.call(request.isDestructor ? "close" : "send", ["\(opcode)"], list: values, since)
            }
            writer.line("}")
            return
        }
        let type = made.interface.map(className)
        parameters.append("on queue: EventQueue? = nil")
        let result = type ?? "Object"
        let generic = type == nil ? "<Object: Proxy>" : ""
        writer.declaration("public func \(name)\(generic)", parameters, " -> \(result) {")
        writer.indented { writer in
            let what = type.map { "\($0).self" } ?? "type"
            let version = type == nil ? ["version: version"] : []
            writer.call("create", [what, "\(opcode)"], list: values, version + since + ["on: queue"])
        }
        writer.line("}")
    }

    private func parameterList(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> [String] {
        if argument.kind == .newID {
            return argument.isUntypedNewID ? ["_ type: Object.Type", "version: UInt32"] : []
        }
        return [SwiftName.member(argument.name) + ": " + type(argument, in: interface)]
    }

    private func requestValues(_ argument: ArgumentDescription) -> [String] {
        guard argument.kind == .newID else { return [sentValue(argument)] }
        return argument.isUntypedNewID
            ? [".string(type.interface.name)", ".uint(version)", ".newObject"] : [".newObject"]
    }
}

extension InterfaceDescription {
    /// The request that destroys an object when its last reference is released: the only destructor, if it has no
    /// arguments.
    var closingRequest: (opcode: Int, request: MessageDescription)? {
        let endings = requests.enumerated().filter { $0.element.isDestructor && $0.element.arguments.isEmpty }
        guard endings.count == 1, let ending = endings.first else { return nil }
        return (ending.offset, ending.element)
    }
}
