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
            for (opcode, request) in interface.requests.enumerated() {
                writer.line(summary(request, "request", opcode: opcode, in: interface))
                let payload = request.arguments.map {
                    "\(SwiftName.member($0.name)): \(type($0, in: interface))"
                }
                let head = "case \(SwiftName.member(request.name))"
                if payload.isEmpty {
                    writer.line(head)
                } else {
                    writer.declaration(head, payload, "")
                }
            }
        }
        writer.line()
        writer.line("/// Called for each request, on the server's thread; `nil` (the default) ignores requests.")
        writer.line("public var handler: ((Request) -> Void)?")
        writer.line()
        writer.block("override func receive(_ opcode: UInt32, _ values: RequestArguments)") { writer in
            writer.line("switch opcode {")
            for (opcode, request) in interface.requests.enumerated() {
                writer.line("case \(opcode):")
                writer.indented { emitDelivery(of: request, in: interface, to: &$0) }
            }
            writer.line("default:")
            writer.indented { $0.line("break") }
            writer.line("}")
        }
        writer.line()
        // A method, because an optional call would not evaluate its argument, which takes ownership of objects and
        // files.
        writer.block("private func deliver(_ request: Request)") { $0.line("handler?(request)") }
        writer.line()
        writer.block("override func dropHandler()") { $0.line("handler = nil") }
    }

    private func emitDelivery(
        of request: MessageDescription, in interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        let values = request.arguments.enumerated().map { index, argument in
            "\(SwiftName.plain(argument.name)): \(value(argument, at: index, in: interface))"
        }
        let name = SwiftName.member(request.name)
        let whole = "deliver(.\(name)(\(values.joined(separator: ", "))))"
        if values.isEmpty {
            writer.line("deliver(.\(name))")
        } else if writer.fits(whole) {
            writer.line(whole)
        } else {
            writer.line("deliver(")
            writer.indented { $0.call(".\(name)", values, "))") }
        }
        if request.isDestructor { writer.line("end()") }
    }

    private func type(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) { return type }
        let optional = argument.allowsNull ? "?" : ""
        return switch argument.kind {
        case .int: "Int32"
        case .uint: "UInt32"
        case .fixed: "Double"
        case .string: "String" + optional
        case .object, .newID: (argument.interface.map(className) ?? "Resource") + optional
        case .array: "[UInt8]"
        case .fd: "ServerFileDescriptor"
        }
    }

    private func value(_ argument: ArgumentDescription, at index: Int, in interface: InterfaceDescription) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) {
            return "\(type)(rawValue: values.bits(\(index)))"
        }
        let type = argument.interface.map(className) ?? "Resource"
        return switch argument.kind {
        case .int: "values.int(\(index))"
        case .uint: "values.uint(\(index))"
        case .fixed: "values.fixed(\(index))"
        case .string: argument.allowsNull ? "values.string(\(index))" : "values.string(\(index)) ?? \"\""
        case .object where argument.allowsNull: "values.object(\(index), as: \(type).self)"
        case .object: "values.requiredObject(\(index), as: \(type).self)"
        case .newID: "values.newObject(\(index), as: \(type).self)"
        case .array: "values.array(\(index))"
        case .fd: "values.fileDescriptor(\(index))"
        }
    }

    // MARK: - Events

    private func emitEvent(
        _ event: MessageDescription, opcode: Int, of interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        let parameters = event.arguments.map { "\(SwiftName.member($0.name)): \(type($0, in: interface))" }
        let values = event.arguments.map { argument -> String in
            let name = SwiftName.member(argument.name)
            if argument.enumeration != nil { return ".uint(\(name).rawValue)" }
            return switch argument.kind {
            case .int: ".int(\(name))"
            case .uint: ".uint(\(name))"
            case .fixed: ".fixed(\(name))"
            case .string: ".string(\(name))"
            case .object, .newID: ".object(\(name))"
            case .array: ".array(\(name))"
            case .fd: ".fileDescriptor(\(name))"
            }
        }
        let since = event.since > 1 ? ["since: \(event.since)"] : []
        writer.declaration("public func \(SwiftName.plain("send_" + event.name))", parameters, " {")
        writer.indented { $0.call("post", ["\(opcode)"], list: values, since) }
        writer.line("}")
    }
}
