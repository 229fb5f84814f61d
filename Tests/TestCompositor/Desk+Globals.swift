// SPDX-License-Identifier: MIT
internal import WaylandServer

/// What is offered, and the objects that are made first.
extension Desk {
    func offerGlobals() {
        offer(WlCompositorResource.self) { desk, compositor in
            compositor.handler = { [weak desk] request in
                switch request {
                case .createSurface(let id): desk?.addSurface(id)
                case .createRegion: break
                }
            }
        }
        if options.globals["wl_shm"] != nil { server.offerSharedMemory() }
        offer(XdgWmBaseResource.self) { desk, shell in
            desk.shell = shell
            shell.handler = { [weak desk, weak shell] request in
                guard let desk, let shell else { return }
                switch request {
                case .getXdgSurface(let id, let surface): desk.addShellSurface(id, surface)
                case .pong(let serial): desk.record("xdg_wm_base.pong \(serial)", from: shell)
                case .createPositioner, .destroy: break
                }
            }
        }
        offer(WlSeatResource.self) { desk, seat in
            desk.seat.add(seat, desk: desk)
        }
        if options.globals["wl_output"] != nil {
            for output in options.outputs { addOutput(output) }
        }
        offerExtensions()
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

    private func addShellSurface(_ resource: XdgSurfaceResource, _ surfaceResource: WlSurfaceResource) {
        guard let surface = surface(of: surfaceResource) else { return }
        resource.handler = { [weak self, weak resource] request in
            guard let self, let resource else { return }
            if case .getToplevel(let id) = request {
                let toplevel = DeskToplevel(id, shellSurface: resource, surface: surface, desk: self)
                surface.toplevel = toplevel
                toplevels.append(toplevel)
                id.onEnd = { [weak self, weak toplevel] in self?.toplevels.removeAll { $0 === toplevel } }
            } else {
                surface.toplevel?.receive(request)
            }
        }
    }
}
