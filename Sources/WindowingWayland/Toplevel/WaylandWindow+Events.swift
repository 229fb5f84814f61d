// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import WaylandClient
internal import Windowing

extension WaylandWindow {
    func listen() {
        guard let role else { return }
        role.toplevel.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        role.shellSurface.handler = { [weak self] event in
            guard case .configure(let serial) = event else { return }
            MainActor.assumeIsolated { self?.configure(serial) }
        }
        role.surface.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        role.decoration?.handler = { [weak self] event in
            guard case .configure(let mode) = event else { return }
            MainActor.assumeIsolated { self?.state.decoration = mode == .serverSide ? .server : .client }
        }
        role.fractionalScale?.handler = { [weak self] event in
            guard case .preferredScale(let scale) = event else { return }
            MainActor.assumeIsolated { self?.scaleDidChange { $0.preferFraction(scale) } }
        }
    }

    func stopListening(_ role: Role) {
        role.toplevel.handler = nil
        role.shellSurface.handler = nil
        role.surface.handler = nil
        role.decoration?.handler = nil
        role.fractionalScale?.handler = nil
    }

    private func receive(_ event: XdgToplevel.Event) {
        switch event {
        case .configure(let width, let height, let states):
            state.configure(width: width, height: height, states: states.words)
        case .configureBounds(let width, let height):
            state.setBounds(width: width, height: height)
        case .wmCapabilities(let capabilities):
            state.setCapabilities(capabilities.words)
        case .close:
            delegate?.windowShouldClose(self)
        }
    }

    private func receive(_ event: WlSurface.Event) {
        switch event {
        case .enter(let output):
            guard let output, !enteredOutputs.contains(where: { $0 === output }) else { return }
            enteredOutputs.append(output)
            outputsDidChange()
        case .leave(let output):
            guard let output else { return }
            leave(output)
        case .preferredBufferScale(let factor):
            scaleDidChange { $0.preferWhole(factor) }
        case .preferredBufferTransform:
            // The compositor turns the picture itself, at no cost in sharpness.
            break
        }
    }

    /// The surface is on that output no more, or the output is gone.
    func leave(_ output: WlOutput) {
        guard let index = enteredOutputs.firstIndex(where: { $0 === output }) else { return }
        enteredOutputs.remove(at: index)
        outputsDidChange()
    }

    /// The outputs that the surface is on, or what they are, changed.
    func outputsDidChange() {
        let screens = enteredOutputs.compactMap { system.screen(of: $0) }
        scaleDidChange { $0.enter(screens.map(\.integerScale)) }
        system.refreshIntervalDidChange(of: self, screens)
        delegate?.window(self, didMoveTo: screens)
    }

    /// All that was said since the last configure counts from now on.
    private func configure(_ serial: UInt32) {
        let isFirst = lastSerial == nil
        lastSerial = serial
        deliver(state.configuration(serial: serial, scale: scale.value))
        guard isFirst else { return }
        // A turn later, so that the application's layout for this configure is there when the first frame is drawn.
        let target = target
        DispatchQueue.main.async { RenderActor.async { target.open() } }
    }

    private func scaleDidChange(_ change: (inout SurfaceScale) -> Void) {
        let old = scale.value
        change(&scale)
        guard scale.value != old else { return }
        system.cursorDidChange(of: self)
        var configuration = configuration
        configuration.scale = scale.value
        // Before the first configure, no frame may be shown: the scale comes with it.
        if lastSerial == nil {
            self.configuration = configuration
        } else {
            deliver(configuration)
        }
    }

    func deliver(_ configuration: WindowConfiguration) {
        self.configuration = configuration
        delegate?.window(self, didReceive: configuration)
    }
}
