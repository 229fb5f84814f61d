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
            for (opcode, event) in interface.events.enumerated() {
                writer.line(summary(event, "event", opcode: opcode, in: interface))
                let payload = event.arguments.map {
                    "\(SwiftName.member($0.name)): \(eventType($0, in: interface))"
                }
                let head = "case \(SwiftName.member(event.name))"
                if payload.isEmpty {
                    writer.line(head)
                } else {
                    writer.declaration(head, payload, "")
                }
            }
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
        writer.block("override func receive(_ opcode: UInt32, _ values: EventArguments)") { writer in
            writer.line("switch opcode {")
            for (opcode, event) in interface.events.enumerated() {
                writer.line("case \(opcode):")
                writer.indented { writer in
                    let values = event.arguments.enumerated().map { index, argument in
                        "\(SwiftName.plain(argument.name)): \(eventValue(argument, at: index, in: interface))"
                    }
                    let name = SwiftName.member(event.name)
                    if values.isEmpty {
                        writer.line("listener.deliver(.\(name))")
                    } else if writer.fits("listener.deliver(.\(name)(\(values.joined(separator: ", "))))") {
                        writer.line("listener.deliver(.\(name)(\(values.joined(separator: ", "))))")
                    } else {
                        writer.line("listener.deliver(")
                        writer.indented { $0.call(".\(name)", values, "))") }
                    }
                    if event.isDestructor { writer.line("discard()") }
                }
            }
            writer.line("default:")
            writer.indented { $0.line("break") }
            writer.line("}")
        }
        writer.line()
        writer.block("override func dropHandler()") { $0.line("listener.handler = nil") }
    }

    private func eventType(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) { return type }
        return switch argument.kind {
        case .int: "Int32"
        case .uint: "UInt32"
        case .fixed: "Double"
        case .string: argument.allowsNull ? "String?" : "String"
        // Null also represents an object that this side has destroyed in the meantime.
        case .object: (argument.interface.map(className) ?? "Proxy") + "?"
        case .newID: argument.interface.map(className) ?? "Proxy"
        case .array: "WireArray"
        case .fd: "OwnedFileDescriptor"
        }
    }

    private func eventValue(
        _ argument: ArgumentDescription, at index: Int, in interface: InterfaceDescription
    ) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) {
            return "\(type)(rawValue: values.bits(\(index)))"
        }
        let type = argument.interface.map(className) ?? "Proxy"
        return switch argument.kind {
        case .int: "values.int(\(index))"
        case .uint: "values.uint(\(index))"
        case .fixed: "values.fixed(\(index))"
        case .string: argument.allowsNull ? "values.string(\(index))" : "values.string(\(index)) ?? \"\""
        case .object: "values.object(\(index), as: \(type).self)"
        case .newID: "values.newObject(\(index), as: \(type).self)"
        case .array: "values.array(\(index))"
        case .fd: "values.fileDescriptor(\(index))"
        }
    }

    // MARK: - Requests

    private func emitRequest(
        _ request: MessageDescription, opcode: Int, of interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        let made = request.arguments.first { $0.kind == .newID }
        var parameters = request.arguments.flatMap { parameterList($0, in: interface) }
        let values = request.arguments.flatMap { requestValues($0, in: interface) }
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
        return [SwiftName.member(argument.name) + ": " + requestType(argument, in: interface)]
    }

    private func requestType(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) { return type }
        let optional = argument.allowsNull ? "?" : ""
        return switch argument.kind {
        case .int: "Int32"
        case .uint: "UInt32"
        case .fixed: "Double"
        case .string: "String" + optional
        case .object, .newID: (argument.interface.map(className) ?? "Proxy") + optional
        case .array: "WireArray"
        case .fd: "OwnedFileDescriptor"
        }
    }

    private func requestValues(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> [String] {
        let name = SwiftName.member(argument.name)
        if argument.enumeration != nil { return [".uint(\(name).rawValue)"] }
        return switch argument.kind {
        case .int: [".int(\(name))"]
        case .uint: [".uint(\(name))"]
        case .fixed: [".fixed(\(name))"]
        case .string: [".string(\(name))"]
        case .object: [".object(\(name))"]
        case .array: [".array(\(name))"]
        case .fd: [".fileDescriptor(\(name))"]
        case .newID:
            argument.isUntypedNewID
                ? [".string(type.interface.name)", ".uint(version)", ".newObject"] : [".newObject"]
        }
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
