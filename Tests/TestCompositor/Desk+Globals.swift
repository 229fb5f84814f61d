// SPDX-License-Identifier: MIT
internal import WaylandServer

/// The globals, and the objects created from them.
extension Desk {
    func offerGlobals() {
        offer(WlCompositorResource.self) { desk, compositor in
            compositor.handler = { [weak desk] request in
                switch request {
                case .createSurface(let id): desk?.addSurface(id)
                case .createRegion(let region): desk?.add(region)
                }
            }
        }
        if options.globals["wl_shm"] != nil { server.offerSharedMemory() }
        offerShell()
        offer(WlSeatResource.self) { desk, seat in
            desk.seat.add(seat, desk: desk)
        }
        if options.globals["wl_output"] != nil {
            for output in options.outputs { addOutput(output) }
        }
        offerExtensions()
        offerRelations()
        offerForeignWindows()
        offerDataExchange()
        offerInputExtensions()
        offerOutputManagement()
        seat.devices = options.devices
    }

    func offer<Object: Resource>(_ type: Object.Type, _ bind: @escaping (Desk, Object) -> Void) {
        guard let version = options.globals[type.interfaceName] else { return }
        globals[type.interfaceName] = server.offer(type, version: version) { [weak self] object in
            guard let self else { return }
            client = object.client
            bind(self, object)
        }
    }

    private func addSurface(_ resource: WlSurfaceResource) {
        let surface = DeskSurface(resource, desk: self)
        surfaces.append(surface)
        resource.onEnd = { [weak self, weak surface] in self?.surfaces.removeAll { $0 === surface } }
    }

    func surface(of resource: WlSurfaceResource) -> DeskSurface? {
        surfaces.first { $0.resource === resource }
    }
}
