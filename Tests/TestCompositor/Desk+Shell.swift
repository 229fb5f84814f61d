// SPDX-License-Identifier: MIT
internal import WaylandServer

/// Windows, popups and their surfaces.
extension Desk {
    func offerShell() {
        offer(XdgWmBaseResource.self) { desk, shell in
            desk.shell = shell
            shell.handler = { [weak desk, weak shell] request in
                guard let desk, let shell else { return }
                switch request {
                case .getXdgSurface(let id, let surface): desk.addShellSurface(id, surface, shell)
                case .createPositioner(let id): desk.positioners.append(DeskPositioner(id, desk: desk))
                case .pong(let serial): desk.record("xdg_wm_base.pong \(serial)", from: shell)
                case .destroy:
                    guard desk.surfaces.contains(where: { $0.shellSurface != nil }) else { return }
                    shell.postError(
                        code: XdgWmBaseResource.ErrorCode.defunctSurfaces.rawValue, message: "surfaces are left")
                }
            }
        }
    }

    private func addShellSurface(
        _ resource: XdgSurfaceResource, _ surfaceResource: WlSurfaceResource, _ shell: XdgWmBaseResource
    ) {
        guard let surface = surface(of: surfaceResource) else { return }
        guard surface.shellSurface == nil else {
            return shell.postError(code: XdgWmBaseResource.ErrorCode.role.rawValue, message: "there is one already")
        }
        guard surface.buffer == nil, !surface.isAttaching else {
            return shell.postError(
                code: XdgWmBaseResource.ErrorCode.invalidSurfaceState.rawValue, message: "the surface has a buffer")
        }
        surface.shellSurface = DeskShellSurface(resource, surface: surface, shell: shell, desk: self)
        resource.onEnd = { [weak surface] in surface?.shellSurface = nil }
    }

    func add(_ toplevel: DeskToplevel) {
        toplevel.shell.toplevel = toplevel
        toplevels.append(toplevel)
        toplevel.resource.onEnd = { [weak self, weak toplevel] in
            toplevel?.shell.reset()
            self?.toplevels.removeAll { $0 === toplevel }
        }
    }

    func addPopup(
        _ resource: XdgPopupResource, on shellSurface: DeskShellSurface, parent: XdgSurfaceResource?,
        positioner: XdgPositionerResource, shell: XdgWmBaseResource
    ) {
        let parent = surfaces.lazy.compactMap(\.shellSurface).first { $0.resource === parent }
        guard let parent, parent.hasRole else {
            return shell.postError(
                code: XdgWmBaseResource.ErrorCode.invalidPopupParent.rawValue, message: "there is no parent")
        }
        guard let rules = rules(of: positioner, parent: parent, base: shell) else { return }
        let popup = DeskPopup(
            resource, shell: shellSurface, parent: parent, rules: rules, base: shell, desk: self)
        shellSurface.popup = popup
        parent.popups.append(popup)
        popups.append(popup)
        resource.onEnd = { [weak self, weak popup] in
            guard let popup else { return }
            popup.shell.reset()
            if let self, seat.keyboardFocus?.resource === popup.surface.resource {
                focusKeyboard(popup.parent.surface)
            }
            popup.parent.popups.removeAll { $0 === popup }
            self?.grabs.removeAll { $0 === popup }
            self?.popups.removeAll { $0 === popup }
        }
    }

    /// Returns the values of a complete positioner; an incomplete one is a protocol error.
    func rules(
        of resource: XdgPositionerResource, parent: DeskShellSurface, base: XdgWmBaseResource
    ) -> DeskPositioner.Rules? {
        let rules = positioners.first { $0.resource === resource }?.rules
        guard let rules, rules.isComplete(parent: parent.size) else {
            base.postError(
                code: XdgWmBaseResource.ErrorCode.invalidPositioner.rawValue,
                message: "no size, or no anchor inside the parent")
            return nil
        }
        return rules
    }

    /// Returns the first output's rectangle, relative to the window geometry of `parent`.
    func bounds(for parent: DeskShellSurface) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
        guard let output = outputs.first?.settings.logical else { return (-100_000, -100_000, 200_000, 200_000) }
        var origin = (x: Int32(0), y: Int32(0))
        var shell: DeskShellSurface? = parent
        while let current = shell {
            let place = current.toplevel.map { [$0.origin.x, $0.origin.y] } ?? current.popup?.place ?? []
            if place.count >= 2 { origin = (origin.x + place[0], origin.y + place[1]) }
            shell = current.popup?.parent
        }
        return (output.x - origin.x, output.y - origin.y, output.width, output.height)
    }
}
