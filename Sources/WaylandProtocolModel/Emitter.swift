// SPDX-License-Identifier: MIT

/// A Swift source file generated from a protocol.
public struct GeneratedFile: Hashable, Sendable {
    /// The file's name, including the extension.
    public var name: String
    /// The content.
    public var text: String
}

/// Generates Swift bindings.
///
/// The output depends only on the descriptions.
public struct Emitter: Sendable {
    /// The end of the connection that uses the bindings.
    public enum Side: String, CaseIterable, Sendable {
        case client
        case server
    }

    /// The end of the connection that uses the bindings.
    public let side: Side
    let protocols: ProtocolSet

    /// Creates an emitter for a set of protocols.
    public init(side: Side, protocols: ProtocolSet) {
        self.side = side
        self.protocols = protocols
    }

    /// Returns one file per protocol, in the order of their names.
    public func files() -> [GeneratedFile] {
        protocols.protocols.map { description in
            var writer = SourceWriter()
            writer.line("// SPDX-License-Identifier: MIT")
            writer.line("// Generated from Protocols/\(description.source).xml by `make generate`.")
            emitImports(of: description, to: &writer)
            for interface in description.interfaces where !isLibraryOwned(interface.name) {
                writer.line()
                switch side {
                case .client: emitClient(interface, to: &writer)
                case .server: emitServer(interface, to: &writer)
                }
            }
            return GeneratedFile(name: SwiftName.type(description.source) + ".swift", text: writer.text)
        }
    }

    /// Returns whether libwayland-server implements the interface itself.
    func isLibraryOwned(_ interface: String) -> Bool {
        side == .server && ["wl_display", "wl_registry"].contains(interface)
    }

    private func emitImports(of description: ProtocolDescription, to writer: inout SourceWriter) {
        let messages = description.interfaces.filter { !isLibraryOwned($0.name) }.flatMap { $0.requests + $0.events }
        if messages.contains(where: { $0.arguments.contains { $0.kind == .fd } }) {
            writer.line("public import SystemFiles")
        }
        // Only the client's classes show their tables.
        writer.line("\(side == .client ? "public" : "internal") import WaylandWire")
    }

    // MARK: - Code for both sides

    /// Returns the name of the class that represents the interface on this side.
    func className(_ interface: String) -> String {
        if isLibraryOwned(interface) { return "Resource" }
        return SwiftName.type(interface) + (side == .server ? "Resource" : "")
    }

    func emitTable(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        writer.line(
            "static let blank = WireInterface(\"\(interface.name)\", version: \(interface.version))")
        if interface.requests.isEmpty && interface.events.isEmpty {
            writer.line("private static let table = blank")
        } else {
            writer.line("private static let table = blank.filled(")
            writer.indented { writer in
                emitMessages(interface.requests, areEvents: false, isLast: interface.events.isEmpty, to: &writer)
                emitMessages(interface.events, areEvents: true, isLast: true, to: &writer)
            }
            writer.line(")")
        }
        writer.line("override \(side == .client ? "public " : "")class var interface: WireInterface { table }")
    }

    private func emitMessages(
        _ messages: [MessageDescription], areEvents: Bool, isLast: Bool, to writer: inout SourceWriter
    ) {
        guard !messages.isEmpty else { return }
        let label = areEvents ? "events" : "requests"
        let comma = isLast ? "" : ","
        let rows = messages.map { message in
            var values = ["\"\(message.name)\"", "\"\(message.signature)\""]
            if message.signatureInterfaces.contains(where: { $0 != nil }) {
                let types = zip(message.signatureInterfaces, kinds(message)).map { interface, kind in
                    typeReference(interface, isMadeByEvent: areEvents && kind == .newID)
                }
                values.append("[\(types.joined(separator: ", "))]")
            }
            return values
        }
        if rows.count == 1 {
            // swift-format removes the comma after a single element.
            let row = "\(label): [WireMessage(\(rows[0].joined(separator: ", ")))]\(comma)"
            if writer.fits(row) { return writer.line(row) }
        }
        writer.line("\(label): [")
        writer.indented { writer in
            for row in rows { writer.call("WireMessage", row, rows.count == 1 ? ")" : "),") }
        }
        writer.line("]" + comma)
    }

    /// Returns the kinds of the characters in the message's signature.
    private func kinds(_ message: MessageDescription) -> [ArgumentDescription.Kind] {
        message.arguments.flatMap { $0.isUntypedNewID ? [.string, .uint, .newID] : [$0.kind] }
    }

    /// Returns the interface of an argument.
    ///
    /// libwayland needs the complete interface of an object created by an event; elsewhere the name is enough, which
    /// avoids initialization cycles between interfaces that refer to each other.
    private func typeReference(_ interface: String?, isMadeByEvent: Bool) -> String {
        guard let interface else { return "nil" }
        if isLibraryOwned(interface) { return "WireInterface.registry" }
        return "\(className(interface)).\(side == .client && isMadeByEvent ? "interface" : "blank")"
    }

    func emitEnums(_ interface: InterfaceDescription, to writer: inout SourceWriter) {
        for enumeration in interface.enums {
            writer.line()
            let conformance = enumeration.isBitfield ? "OptionSet" : "RawRepresentable"
            let name = SwiftName.nestedType(enumeration.name)
            let what = enumeration.isBitfield ? "Bits" : "Values"
            writer.line("/// \(what) of `\(interface.name).\(enumeration.name)`; unknown values are preserved.")
            writer.block("public struct \(name): \(conformance), Hashable, Sendable") { writer in
                writer.line("public let rawValue: UInt32")
                writer.line()
                writer.block("public init(rawValue: UInt32)") { $0.line("self.rawValue = rawValue") }
                if !enumeration.entries.isEmpty { writer.line() }
                for entry in enumeration.entries {
                    let member = SwiftName.entry(entry.name, of: enumeration.name)
                    if enumeration.isBitfield, entry.value == 0 {
                        writer.line("public static let \(member): \(name) = []")
                    } else {
                        writer.line("public static let \(member) = \(name)(rawValue: \(entry.value))")
                    }
                }
            }
        }
    }

    /// Returns the Swift type of an enum, qualified if another interface declares it.
    func enumType(_ reference: String, in interface: InterfaceDescription) -> String? {
        guard let (owner, enumeration) = protocols.enumeration(reference, from: interface) else { return nil }
        let name = SwiftName.nestedType(enumeration.name)
        return owner.name == interface.name ? name : "\(className(owner.name)).\(name)"
    }

    /// Returns a one-line summary of the message on the wire.
    func summary(
        _ message: MessageDescription, _ kind: String, opcode: Int, in interface: InterfaceDescription
    ) -> String {
        var facts = ["\(kind) \(opcode)"]
        if message.since > 1 { facts.append("since version \(message.since)") }
        if let version = message.deprecatedSince { facts.append("deprecated since version \(version)") }
        if message.isDestructor { facts.append("destroys the object") }
        return "/// `\(interface.name).\(message.name)`: \(facts.joined(separator: ", "))."
    }
}
