// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

extension WaylandWindow {
    func listenToRole() {
        role?.toplevel.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        role?.decoration?.handler = { [weak self] event in
            guard case .configure(let mode) = event else { return }
            MainActor.assumeIsolated { self?.state.decoration = mode == .serverSide ? .server : .client }
        }
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

    func deliver(_ configuration: WindowConfiguration) {
        self.configuration = configuration
        delegate?.window(self, didReceive: configuration)
    }
}
