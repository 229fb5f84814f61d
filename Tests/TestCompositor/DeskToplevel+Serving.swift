// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A window's requested state.
struct DeskWindowWishes {
    var isMaximized = false
    var isFullScreen = false
    var isMinimized = false
    /// The output to fill.
    weak var output: DeskOutput?
    /// The size to restore.
    var ownSize: (width: Int32, height: Int32)?

    var fillsScreen: Bool { isMaximized || isFullScreen }
}

/// Responses to a window's requests, under `CompositorOptions.servesClients`.
extension DeskToplevel {
    func serve(_ change: (inout DeskWindowWishes) -> Void) {
        guard let desk, desk.options.servesClients else { return }
        let filled = wishes.fillsScreen
        change(&wishes)
        if wishes.fillsScreen, !filled { wishes.ownSize = shell.isMapped ? shell.size : nil }
        // The first configure event contains everything.
        guard !shell.configured.isEmpty else { return }
        sendShape()
    }

    func didCommit() {
        guard let desk, desk.options.servesClients, shell.isMapped, surface.entered.isEmpty else { return }
        surface.enter(Array(desk.outputs.prefix(1)))
    }

    /// Restores a minimized window.
    public func bringBack() {
        wishes.isMinimized = false
        sendShape()
    }

    /// Sends the size and the states that result from the requests.
    func sendShape() {
        guard let desk else { return }
        var states: [XdgToplevelResource.State] = wishes.isMinimized ? [.suspended] : [.activated]
        if wishes.isMaximized { states.append(.maximized) }
        if wishes.isFullScreen { states.append(.fullscreen) }
        let output = (wishes.isFullScreen ? wishes.output : nil) ?? desk.outputs.first
        guard wishes.fillsScreen, let output else {
            let size = wishes.ownSize ?? desk.options.firstSize
            configure(width: size.width, height: size.height, states: states)
            return
        }
        origin = (output.settings.logical.x, output.settings.logical.y)
        configure(width: output.settings.logical.width, height: output.settings.logical.height, states: states)
        surface.enter([output])
    }
}

extension DeskSurface {
    /// Sends the outputs that show the window.
    func enter(_ outputs: [DeskOutput]) {
        for output in entered where !outputs.contains(where: { $0 === output }) {
            for object in output.resources where object.client === resource.client {
                resource.sendLeave(output: object)
            }
        }
        for output in outputs where !entered.contains(where: { $0 === output }) {
            for object in output.resources where object.client === resource.client {
                resource.sendEnter(output: object)
            }
        }
        entered = outputs
    }
}
