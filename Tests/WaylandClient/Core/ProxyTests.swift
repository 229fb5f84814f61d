// SPDX-License-Identifier: MIT
import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Requests and events")
struct ProxyTests {
    @Test("Requests arrive with typed arguments")
    func requestsArriveWithTypedArguments() throws {
        let pair = try ConnectedPair()
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var surfaces: [WlSurfaceResource] = []
        far.handler = { request in
            if case .createSurface(let id) = request { surfaces.append(id) }
        }
        let surface = compositor.createSurface()
        try pair.settle()
        let farSurface = try #require(surfaces.first)
        #expect(farSurface.id == surface.id)
        #expect(farSurface.version == 6 && surface.version == 6)

        var damages: [[Int32]] = []
        farSurface.handler = { request in
            if case .damageBuffer(let x, let y, let width, let height) = request {
                damages.append([x, y, width, height])
            }
        }
        surface.damageBuffer(x: -1, y: 2, width: .max, height: .min)
        try pair.settle()
        #expect(damages == [[-1, 2, .max, .min]])
    }

    @Test("Events arrive with typed arguments")
    func eventsArriveWithTypedArguments() throws {
        let pair = try ConnectedPair()
        let (output, far) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
        let events = Recorder<WlOutput.Event>()
        output.handler = { events.append($0) }
        far.sendGeometry(
            x: 1, y: -2, physicalWidth: 300, physicalHeight: 200, subpixel: .horizontalRgb, make: "Näht", model: "",
            transform: .flipped90)
        far.sendScale(factor: 2)
        try pair.settle()
        try #require(events.values.count == 2)
        guard case .geometry(1, -2, 300, 200, .horizontalRgb, "Näht", "", .flipped90) = events.values[0] else {
            Issue.record("\(events.values[0])")
            return
        }
        guard case .scale(factor: 2) = events.values[1] else {
            Issue.record("\(events.values[1])")
            return
        }
    }

    @Test("The thousandth event uses the same stack depth as the first")
    func thousandthEventUsesSameStackDepthAsFirst() throws {
        let pair = try ConnectedPair()
        let (output, far) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
        let places = Recorder<UInt>()
        output.handler = { _ in
            var here: UInt8 = 0
            places.append(unsafe withUnsafePointer(to: &here) { UInt(bitPattern: $0) })
        }
        for _ in 0..<10 {
            for _ in 0..<100 { far.sendScale(factor: 2) }
            try pair.settle()
        }
        let (first, last) = (try #require(places.values.first), try #require(places.values.last))
        #expect(places.values.count == 1000)
        // The same stack depth as the first time, except for differences in the test's own calls.
        #expect(max(first, last) - min(first, last) < 1000)
    }

    @Test("Unknown enum values are preserved")
    func unknownEnumValuesArePreserved() throws {
        let pair = try ConnectedPair()
        let (seat, far) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 9)
        let events = Recorder<WlSeat.Event>()
        seat.handler = { events.append($0) }
        far.sendCapabilities(capabilities: [.pointer, WlSeatResource.Capability(rawValue: 1 << 30)])
        try pair.settle()
        guard case .capabilities(let capabilities)? = events.values.first else {
            Issue.record("no event")
            return
        }
        #expect(capabilities.contains(.pointer) && !capabilities.contains(.touch))
        #expect(capabilities.rawValue == 1 | 1 << 30)
    }

    @Test("Fixed-point numbers are clamped and rounded")
    func fixedPointNumbersAreClampedAndRounded() throws {
        let pair = try ConnectedPair()
        let (viewporter, far) = try pair.bind(WpViewporter.self, WpViewporterResource.self, version: 1)
        let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var sources: [[Double]] = []
        far.handler = { request in
            guard case .getViewport(let viewport, _) = request else { return }
            viewport.handler = { request in
                if case .setSource(let x, let y, let width, let height) = request {
                    sources.append([x, y, width, height])
                }
            }
        }
        let viewport = viewporter.getViewport(surface: compositor.createSurface())
        viewport.setSource(x: 1.25, y: .nan, width: .infinity, height: -1e300)
        viewport.setSource(x: 0.001, y: 0.002, width: 8_388_607.999, height: -0.5)
        try pair.settle()
        #expect(sources == [[1.25, 0, 8_388_607.99609375, -8_388_608], [0, 0.00390625, 8_388_607.99609375, -0.5]])
    }

    @Test("Object arguments are the same objects")
    func objectArgumentsAreSameObjects() throws {
        let pair = try ConnectedPair()
        let (output, farOutput) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var farSurface: WlSurfaceResource?
        far.handler = { if case .createSurface(let id) = $0 { farSurface = id } }
        let surface = compositor.createSurface()
        let events = Recorder<WlSurface.Event>()
        surface.handler = { events.append($0) }
        try pair.settle()
        try #require(farSurface).sendEnter(output: farOutput)
        try pair.settle()
        guard case .enter(let entered)? = events.values.first else {
            Issue.record("no event")
            return
        }
        #expect(entered === output)
    }

    @Test("An object destroyed in the meantime arrives as nil")
    func objectDestroyedInMeantimeArrivesAsNil() throws {
        let pair = try ConnectedPair()
        let (output, farOutput) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var farSurface: WlSurfaceResource?
        far.handler = { if case .createSurface(let id) = $0 { farSurface = id } }
        let surface = compositor.createSurface()
        let events = Recorder<WlSurface.Event>()
        surface.handler = { events.append($0) }
        try pair.settle()
        try #require(farSurface).sendEnter(output: farOutput)
        output.release()
        try pair.settle()
        guard case .enter(nil)? = events.values.first else {
            Issue.record("\(events.values)")
            return
        }
    }

    @Test("An event can create an object")
    func eventCanCreateObject() throws {
        let pair = try ConnectedPair()
        let (manager, farManager) = try pair.bind(
            WlDataDeviceManager.self, WlDataDeviceManagerResource.self, version: 3)
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 9)
        var farDevice: WlDataDeviceResource?
        farManager.handler = { if case .getDataDevice(let id, _) = $0 { farDevice = id } }
        let device = manager.getDataDevice(seat: seat)
        let offers = Recorder<WlDataOffer>()
        let types = Recorder<String>()
        device.handler = { event in
            guard case .dataOffer(let offer) = event else { return }
            offers.append(offer)
            offer.handler = { if case .offer(let type) = $0 { types.append(type) } }
        }
        try pair.settle()
        let sender = try #require(farDevice)
        let offer = WlDataOfferResource(client: sender.client, version: sender.version)
        sender.sendDataOffer(id: offer)
        offer.sendOffer(mimeType: "text/plain")
        try pair.settle()
        #expect(offers.values.first?.id == offer.id)
        #expect(types.values == ["text/plain"])
    }

    @Test("An event's unused object is destroyed")
    func eventsUnusedObjectIsDestroyed() throws {
        let pair = try ConnectedPair()
        let (manager, farManager) = try pair.bind(
            WlDataDeviceManager.self, WlDataDeviceManagerResource.self, version: 3)
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self, version: 9)
        var farDevice: WlDataDeviceResource?
        farManager.handler = { if case .getDataDevice(let id, _) = $0 { farDevice = id } }
        let device = manager.getDataDevice(seat: seat)
        try pair.settle()
        let sender = try #require(farDevice)
        let offer = WlDataOfferResource(client: sender.client, version: sender.version)
        sender.sendDataOffer(id: offer)
        try pair.settle()
        #expect(!offer.isAlive)
        #expect(device.isUsable)
    }

    @Test("Arrays of states are read")
    func arraysOfStatesAreRead() throws {
        let pair = try ConnectedPair()
        let (shell, far) = try pair.bind(XdgWmBase.self, XdgWmBaseResource.self, version: 6)
        let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var farToplevel: XdgToplevelResource?
        far.handler = { request in
            guard case .getXdgSurface(let surface, _) = request else { return }
            surface.handler = { if case .getToplevel(let id) = $0 { farToplevel = id } }
        }
        let toplevel = shell.getXdgSurface(surface: compositor.createSurface()).getToplevel()
        let seen = Recorder<[XdgToplevel.State]>()
        toplevel.handler = { event in
            if case .configure(_, _, let states) = event { seen.append(states.values(as: XdgToplevel.State.self)) }
        }
        try pair.settle()
        let target = try #require(farToplevel)
        target.sendConfigure(width: 1, height: 2, states: [UInt8](wireWords: [1, 4, 99]))
        target.sendConfigure(width: 1, height: 2, states: [4, 0, 0, 0, 7])
        target.sendConfigure(width: 1, height: 2, states: [])
        try pair.settle()
        #expect(seen.values == [[.maximized, .activated, .init(rawValue: 99)], [.activated], []])
    }

    @Test("A long title is truncated between characters")
    func longTitleIsTruncatedBetweenCharacters() throws {
        let pair = try ConnectedPair()
        let (shell, far) = try pair.bind(XdgWmBase.self, XdgWmBaseResource.self, version: 6)
        let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var title = ""
        far.handler = { request in
            guard case .getXdgSurface(let surface, _) = request else { return }
            surface.handler = { request in
                guard case .getToplevel(let toplevel) = request else { return }
                toplevel.handler = { if case .setTitle(let text) = $0 { title = text } }
            }
        }
        let toplevel = shell.getXdgSurface(surface: compositor.createSurface()).getToplevel()
        let long = "x" + String(repeating: "界", count: 5000)
        toplevel.setTitle(title: long)
        try pair.settle()
        #expect(title.utf8.count > 4000 && long.hasPrefix(title) && pair.display.error == nil)
    }
}
