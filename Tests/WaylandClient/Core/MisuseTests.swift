// SPDX-License-Identifier: MIT
import Testing
import WaylandClient
import WaylandServer

/// Programming errors that terminate the process.
@Suite("Programming errors")
struct MisuseTests {
    @Test("A request of a later version traps")
    func requestOfLaterVersionTraps() async {
        await #expect(processExitsWith: .failure) {
            let pair = try ConnectedPair()
            pair.server.offer(WlOutputResource.self, version: 2) { _ in }
            let registry = Registry(pair.display)
            try pair.settle()
            let output = try registry.bind(WlOutput.self)
            output.release()
        }
    }

    @Test("A request after the object's end traps")
    func requestAfterObjectsEndTraps() async {
        await #expect(processExitsWith: .failure) {
            let pair = try ConnectedPair()
            let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
            let surface = compositor.createSurface()
            surface.destroy()
            surface.commit()
        }
    }

    @Test("A destroyed argument traps")
    func destroyedArgumentTraps() async {
        await #expect(processExitsWith: .failure) {
            let pair = try ConnectedPair()
            let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
            let surface = compositor.createSurface()
            let region = compositor.createRegion()
            region.destroy()
            surface.setInputRegion(region: region)
        }
    }

    @Test("Mixing objects of two displays traps")
    func mixingObjectsOfTwoDisplaysTraps() async {
        await #expect(processExitsWith: .failure) {
            let first = try ConnectedPair()
            let second = try ConnectedPair()
            let (compositor, _) = try first.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
            let (other, _) = try second.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
            compositor.createSurface().setInputRegion(region: other.createRegion())
        }
    }

    /// The four tests above without the mistake, so that they can't pass for another reason.
    @Test("Correct use doesn't trap")
    func correctUseDoesNotTrap() async {
        await #expect(processExitsWith: .success) {
            let pair = try ConnectedPair()
            let (output, _) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 4)
            let (compositor, _) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
            let surface = compositor.createSurface()
            surface.setInputRegion(region: compositor.createRegion())
            surface.commit()
            surface.destroy()
            output.release()
            try pair.settle()
        }
    }
}
