// SPDX-License-Identifier: MIT
import Testing
import WaylandClient
import WaylandServer

@Suite("Registry")
struct RegistryTests {
    @Test("The bound version is the highest common one")
    func boundVersionIsHighestCommonOne() throws {
        let pair = try ConnectedPair()
        var versions: [UInt32] = []
        pair.server.offer(WlSeatResource.self, version: 7) { versions.append($0.version) }
        let registry = Registry(pair.display)
        try pair.settle()
        #expect(try registry.bind(WlSeat.self).version == 7)
        #expect(try registry.bind(WlSeat.self, maxVersion: 5).version == 5)
        #expect(try registry.bind(WlSeat.self, minVersion: 7, maxVersion: 8).version == 7)
        try pair.settle()
        #expect(versions == [7, 5, 7])
    }

    @Test("A missing interface is an error with the versions")
    func missingInterfaceIsErrorWithVersions() throws {
        let pair = try ConnectedPair()
        pair.server.offer(WlSeatResource.self, version: 4) { _ in }
        let registry = Registry(pair.display)
        try pair.settle()
        #expect(throws: GlobalError.tooOld(interface: "wl_seat", required: 5, available: 4)) {
            try registry.bind(WlSeat.self, minVersion: 5)
        }
        #expect(throws: GlobalError.missing(interface: "wl_output", required: 3)) {
            try registry.bind(WlOutput.self, minVersion: 3)
        }
    }

    @Test("Globals are added and removed")
    func globalsAreAddedAndRemoved() throws {
        let pair = try ConnectedPair()
        pair.server.offer(WlOutputResource.self, version: 4) { _ in }
        let registry = Registry(pair.display)
        try pair.settle()
        #expect(registry.globals(of: WlOutput.self).map(\.version) == [4])

        let changes = Recorder<Registry.Change>()
        registry.handler = { changes.append($0) }
        let second = pair.server.offer(WlOutputResource.self, version: 3) { _ in }
        try pair.settle()
        let added = try #require(registry.globals(of: WlOutput.self).last)
        #expect(added.version == 3)
        let output = try registry.bind(WlOutput.self, to: added)
        second.remove()
        try pair.settle()
        #expect(changes.values == [.added(added), .removed(added)])
        #expect(registry.globals(of: WlOutput.self).map(\.version) == [4])
        #expect(output.isUsable && pair.display.error == nil)
    }
}
