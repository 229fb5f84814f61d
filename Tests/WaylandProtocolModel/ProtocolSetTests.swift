// SPDX-License-Identifier: MIT
import Testing
import WaylandProtocolModel

@Suite("Protocol sets")
struct ProtocolSetTests {
    private func described(_ interfaces: InterfaceDescription..., source: String = "s") -> ProtocolDescription {
        ProtocolDescription(source: source, name: source, interfaces: interfaces)
    }

    private func problem(_ protocols: ProtocolDescription...) -> ProtocolError.Problem? {
        do throws(ProtocolError) {
            _ = try ProtocolSet(protocols)
            return nil
        } catch {
            return error.problem
        }
    }

    private func message(_ name: String, _ arguments: ArgumentDescription...) -> MessageDescription {
        MessageDescription(name: name, arguments: arguments)
    }

    @Test("References across files are resolved")
    func referencesAcrossFilesAreResolved() throws {
        let first = described(
            InterfaceDescription(
                name: "a", version: 1,
                requests: [
                    message(
                        "r", ArgumentDescription(name: "x", kind: .object, interface: "b"),
                        ArgumentDescription(name: "y", kind: .uint, enumeration: "b.e"))
                ]), source: "z")
        let second = described(
            InterfaceDescription(name: "b", version: 2, enums: [EnumDescription(name: "e")]), source: "y")
        let set = try ProtocolSet([first, second])
        #expect(set.protocols.map(\.source) == ["y", "z"])
        #expect(set.interface(named: "b")?.version == 2)
        let from = try #require(set.interface(named: "a"))
        #expect(set.enumeration("b.e", from: from)?.owner.name == "b")
        #expect(set.enumeration("e", from: from) == nil)
        #expect(set.enumeration("", from: from) == nil)
    }

    @Test("Missing declarations are named")
    func missingDeclarationsAreNamed() {
        let object = ArgumentDescription(name: "x", kind: .object, interface: "nowhere")
        #expect(
            problem(described(InterfaceDescription(name: "a", version: 1, requests: [message("r", object)])))
                == .undeclared(kind: "interface", name: "nowhere"))
        let number = ArgumentDescription(name: "x", kind: .uint, enumeration: "b.e")
        #expect(
            problem(described(InterfaceDescription(name: "a", version: 1, events: [message("r", number)])))
                == .undeclared(kind: "enum", name: "b.e"))
    }

    @Test("Names are unique")
    func namesAreUnique() {
        let interface = InterfaceDescription(name: "a", version: 1)
        #expect(
            problem(described(interface, source: "s"), described(interface, source: "t"))
                == .duplicate(kind: "interface", name: "a"))
        #expect(problem(described(), described()) == .duplicate(kind: "source", name: "s"))
    }

    @Test("New objects must have a known interface")
    func newObjectsMustHaveKnownInterface() {
        let new = ArgumentDescription(name: "x", kind: .newID, interface: "a")
        let other = ArgumentDescription(name: "y", kind: .newID, interface: "a")
        let untyped = ArgumentDescription(name: "x", kind: .newID)
        func problem(requests: [MessageDescription] = [], events: [MessageDescription] = []) -> ProtocolError.Problem? {
            self.problem(described(InterfaceDescription(name: "a", version: 1, requests: requests, events: events)))
        }
        #expect(problem(requests: [message("r", new, other)]) == .contradiction("a message makes at most one object"))
        #expect(
            problem(events: [message("r", untyped)]) == .contradiction("an event's new object must have an interface"))
        #expect(
            problem(events: [message("r", new)]) == .contradiction("its events make objects that lead back to it"))
        #expect(problem(requests: [message("r", new), message("s", untyped)]) == nil)
    }
}
