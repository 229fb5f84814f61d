// SPDX-License-Identifier: MIT

/// A set of protocols with all references resolved.
public struct ProtocolSet: Sendable {
    /// Sorted by source name, so that the result doesn't depend on the order of the files.
    public let protocols: [ProtocolDescription]
    private let interfaces: [String: InterfaceDescription]

    /// Creates a set.
    ///
    /// - Throws: `ProtocolError` if an interface, enum or source is declared twice, or a reference is undeclared.
    public init(_ protocols: [ProtocolDescription]) throws(ProtocolError) {
        self.protocols = protocols.sorted { $0.source < $1.source }
        var interfaces: [String: InterfaceDescription] = [:]
        var sources: Set<String> = []
        for description in self.protocols {
            guard sources.insert(description.source).inserted else {
                throw ProtocolError(
                    file: description.source, line: 0, element: "protocol \"\(description.name)\"",
                    problem: .duplicate(kind: "source", name: description.source))
            }
            for interface in description.interfaces {
                guard interfaces.updateValue(interface, forKey: interface.name) == nil else {
                    throw ProtocolError(
                        file: description.source, line: interface.line, element: "interface \"\(interface.name)\"",
                        problem: .duplicate(kind: "interface", name: interface.name))
                }
            }
        }
        self.interfaces = interfaces
        for description in self.protocols {
            for interface in description.interfaces {
                try check(interface, file: description.source)
                try refuseCircle(from: interface, file: description.source)
            }
        }
    }

    /// Returns the interface of that name.
    public func interface(named name: String) -> InterfaceDescription? {
        interfaces[name]
    }

    /// Returns the enum that an argument of `interface` refers to, and the interface that declares it.
    public func enumeration(_ reference: String, from interface: InterfaceDescription) -> (
        owner: InterfaceDescription, enumeration: EnumDescription
    )? {
        let parts = reference.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.last else { return nil }
        let owner = parts.count == 2 ? interfaces[parts[0]] : interface
        guard let owner, let found = owner.enums.first(where: { $0.name == name }) else { return nil }
        return (owner, found)
    }

    private func check(_ interface: InterfaceDescription, file: String) throws(ProtocolError) {
        for message in interface.requests + interface.events {
            for argument in message.arguments {
                func error(_ problem: ProtocolError.Problem) -> ProtocolError {
                    let element = "\(interface.name).\(message.name): arg \"\(argument.name)\""
                    return ProtocolError(file: file, line: argument.line, element: element, problem: problem)
                }
                if let name = argument.interface, interfaces[name] == nil {
                    throw error(.undeclared(kind: "interface", name: name))
                }
                if let name = argument.enumeration, enumeration(name, from: interface) == nil {
                    throw error(.undeclared(kind: "enum", name: name))
                }
            }
            if message.arguments.count(where: { $0.kind == .newID }) > 1 {
                throw ProtocolError(
                    file: file, line: message.line, element: "\(interface.name).\(message.name)",
                    problem: .contradiction("a message makes at most one object"))
            }
        }
        for event in interface.events {
            if let argument = event.arguments.first(where: \.isUntypedNewID) {
                throw ProtocolError(
                    file: file, line: argument.line, element: "\(interface.name).\(event.name)",
                    problem: .contradiction("an event's new object must have an interface"))
            }
        }
    }

    /// Rejects interfaces whose events create, directly or indirectly, objects of the same interface, because the
    /// initialization of their tables would be circular.
    private func refuseCircle(from start: InterfaceDescription, file: String) throws(ProtocolError) {
        var seen: Set<String> = []
        var open = [start]
        while let interface = open.popLast() {
            for argument in interface.events.flatMap(\.arguments) where argument.kind == .newID {
                guard let name = argument.interface, seen.insert(name).inserted, let made = interfaces[name] else {
                    continue
                }
                guard name != start.name else {
                    throw ProtocolError(
                        file: file, line: start.line, element: "interface \"\(start.name)\"",
                        problem: .contradiction("its events make objects that lead back to it"))
                }
                open.append(made)
            }
        }
    }
}
