// SPDX-License-Identifier: MIT
import Testing
import WaylandProtocolModel

@Suite("Wire signatures")
struct WireSignatureTests {
    @Test("Every type has its character")
    func everyTypeHasItsCharacter() {
        let message = MessageDescription(
            name: "m",
            arguments: ArgumentDescription.Kind.allCases.map {
                ArgumentDescription(name: $0.rawValue, kind: $0, interface: $0 == .newID ? "wl_thing" : nil)
            })
        #expect(message.signature == "iufsoahn")
        #expect(message.signatureInterfaces == [nil, nil, nil, nil, nil, nil, nil, "wl_thing"])
    }

    @Test("The version is first, and nullable arguments are marked")
    func versionIsFirstAndNullableArgumentsAreMarked() {
        let message = MessageDescription(
            name: "m", since: 12,
            arguments: [
                ArgumentDescription(name: "a", kind: .uint),
                ArgumentDescription(name: "b", kind: .object, interface: "wl_thing", allowsNull: true),
                ArgumentDescription(name: "c", kind: .string, allowsNull: true),
            ])
        #expect(message.signature == "12u?o?s")
        #expect(message.signatureInterfaces == [nil, "wl_thing", nil])
    }

    @Test("An untyped new object has interface and version arguments")
    func untypedNewObjectHasInterfaceAndVersionArguments() {
        let message = MessageDescription(
            name: "bind",
            arguments: [
                ArgumentDescription(name: "name", kind: .uint), ArgumentDescription(name: "id", kind: .newID),
            ])
        #expect(message.signature == "usun")
        #expect(message.signatureInterfaces == [nil, nil, nil, nil])
    }
}
