// SPDX-License-Identifier: MIT
import CWaylandWire
import Glibc
import Testing
import WaylandWire

@testable import WaylandClient

@Suite("Interface tables")
struct WireInterfaceTests {
    /// One message of a table, as text.
    private struct Row: Equatable {
        var name: String
        var signature: String
        var types: [String?]

        init(_ message: wl_message) {
            name = unsafe String(cString: message.name)
            signature = unsafe String(cString: message.signature)
            let count = signature.count { $0.isLetter }
            types = (0..<count).map { index in
                unsafe message.types[index].map { unsafe String(cString: $0.pointee.name) }
            }
        }
    }

    private static func requests(_ table: UnsafePointer<wl_interface>) -> [Row] {
        (0..<Int(unsafe table.pointee.method_count)).map { unsafe Row(table.pointee.methods[$0]) }
    }

    private static func events(_ table: UnsafePointer<wl_interface>) -> [Row] {
        (0..<Int(unsafe table.pointee.event_count)).map { unsafe Row(table.pointee.events[$0]) }
    }

    /// libwayland contains tables of the core protocol in its own version, which must be a prefix of ours.
    @Test(
        "The tables match libwayland's",
        arguments: [
            WlDisplay.self, WlRegistry.self, WlCallback.self, WlCompositor.self, WlShmPool.self, WlShm.self,
            WlBuffer.self,
            WlDataOffer.self, WlDataSource.self, WlDataDevice.self, WlDataDeviceManager.self, WlShell.self,
            WlShellSurface.self, WlSurface.self, WlSeat.self, WlPointer.self, WlKeyboard.self, WlTouch.self,
            WlOutput.self,
            WlRegion.self, WlSubcompositor.self, WlSubsurface.self,
        ] as [Proxy.Type])
    func tablesMatchLibwaylands(kind: Proxy.Type) throws {
        let interface = kind.interface
        let library = unsafe try #require(unsafe dlopen("libwayland-client.so.0", RTLD_LAZY))
        let symbol = unsafe try #require(unsafe dlsym(library, "\(interface.name)_interface"))
        let theirs = unsafe UnsafePointer(symbol.assumingMemoryBound(to: wl_interface.self))
        let ours = unsafe UnsafePointer(interface.table)
        #expect(unsafe String(cString: ours.pointee.name) == interface.name)
        #expect(unsafe ours.pointee.version == Int32(interface.version))
        let newer = unsafe ours.pointee.version >= theirs.pointee.version
        let (longRequests, shortRequests) =
            unsafe newer
            ? (Self.requests(ours), Self.requests(theirs)) : (Self.requests(theirs), Self.requests(ours))
        let (longEvents, shortEvents) =
            unsafe newer
            ? (Self.events(ours), Self.events(theirs)) : (Self.events(theirs), Self.events(ours))
        #expect(Array(longRequests.prefix(shortRequests.count)) == shortRequests)
        #expect(Array(longEvents.prefix(shortEvents.count)) == shortEvents)
    }

    @Test("Objects created by events have complete tables")
    func objectsCreatedByEventsHaveCompleteTables() throws {
        let device = unsafe UnsafePointer(WlDataDevice.interface.table)
        let offer = unsafe try #require(unsafe device.pointee.events[0].types[0])
        #expect(unsafe offer == UnsafePointer(WlDataOffer.interface.table))
        #expect(unsafe Self.events(offer).map(\.name) == ["offer", "source_actions", "action"])
    }
}
