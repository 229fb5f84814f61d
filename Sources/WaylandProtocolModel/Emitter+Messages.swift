// SPDX-License-Identifier: MIT

/// Messages, as either side receives and sends them.
extension Emitter {
    /// The class of an object whose interface is not known.
    private var baseClass: String { side == .client ? "Proxy" : "Resource" }

    // MARK: - Receiving

    /// One case for each message that this side receives; `kind` is "event" or "request".
    func emitCases(
        _ messages: [MessageDescription], _ kind: String, in interface: InterfaceDescription,
        to writer: inout SourceWriter
    ) {
        for (opcode, message) in messages.enumerated() {
            writer.line(summary(message, kind, opcode: opcode, in: interface))
            let payload = message.arguments.map {
                "\(SwiftName.member($0.name)): \(receivedType($0, in: interface))"
            }
            let head = "case \(SwiftName.member(message.name))"
            if payload.isEmpty {
                writer.line(head)
            } else {
                writer.declaration(head, payload, "")
            }
        }
    }

    /// The method that makes a case of each message and passes it to `delivery`; `ending` follows a destructor.
    func emitReceiving(
        _ messages: [MessageDescription], as type: String, delivery: String, ending: String,
        in interface: InterfaceDescription, to writer: inout SourceWriter
    ) {
        writer.block("override func receive(_ opcode: UInt32, _ values: \(type))") { writer in
            writer.line("switch opcode {")
            for (opcode, message) in messages.enumerated() {
                writer.line("case \(opcode):")
                writer.indented { writer in
                    emitDelivery(of: message, by: delivery, in: interface, to: &writer)
                    if message.isDestructor { writer.line(ending) }
                }
            }
            writer.line("default:")
            writer.indented { $0.line("break") }
            writer.line("}")
        }
    }

    private func emitDelivery(
        of message: MessageDescription, by delivery: String, in interface: InterfaceDescription,
        to writer: inout SourceWriter
    ) {
        let values = message.arguments.enumerated().map { index, argument in
            "\(SwiftName.plain(argument.name)): \(receivedValue(argument, at: index, in: interface))"
        }
        let name = SwiftName.member(message.name)
        let whole = "\(delivery)(.\(name)(\(values.joined(separator: ", "))))"
        if values.isEmpty {
            writer.line("\(delivery)(.\(name))")
        } else if writer.fits(whole) {
            writer.line(whole)
        } else {
            writer.line("\(delivery)(")
            writer.indented { $0.call(".\(name)", values, "))") }
        }
    }

    private func receivedType(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> String {
        guard side == .client, argument.enumeration == nil else { return type(argument, in: interface) }
        let name = argument.interface.map(className) ?? baseClass
        return switch argument.kind {
        // Null also stands for an object that this side has destroyed meanwhile.
        case .object: name + "?"
        case .newID: name
        default: type(argument, in: interface)
        }
    }

    private func receivedValue(
        _ argument: ArgumentDescription, at index: Int, in interface: InterfaceDescription
    ) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) {
            return "\(type)(rawValue: values.bits(\(index)))"
        }
        let type = argument.interface.map(className) ?? baseClass
        return switch argument.kind {
        case .int: "values.int(\(index))"
        case .uint: "values.uint(\(index))"
        case .fixed: "values.fixed(\(index))"
        case .string: argument.allowsNull ? "values.string(\(index))" : "values.string(\(index)) ?? \"\""
        case .object where side == .client || argument.allowsNull: "values.object(\(index), as: \(type).self)"
        case .object: "values.requiredObject(\(index), as: \(type).self)"
        case .newID: "values.newObject(\(index), as: \(type).self)"
        case .array: side == .client ? "values.array(\(index))" : "values.bytes(\(index))"
        case .fd: "values.fileDescriptor(\(index))"
        }
    }

    // MARK: - Sending

    /// The Swift type of an argument that this side sends.
    func type(_ argument: ArgumentDescription, in interface: InterfaceDescription) -> String {
        if let name = argument.enumeration, let type = enumType(name, in: interface) { return type }
        let optional = argument.allowsNull ? "?" : ""
        return switch argument.kind {
        case .int: "Int32"
        case .uint: "UInt32"
        case .fixed: "Double"
        case .string: "String" + optional
        case .object, .newID: (argument.interface.map(className) ?? baseClass) + optional
        case .array: side == .client ? "WireArray" : "[UInt8]"
        case .fd: "OwnedFileDescriptor"
        }
    }

    /// The wire's value of an argument that this side sends.
    func sentValue(_ argument: ArgumentDescription) -> String {
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
}
