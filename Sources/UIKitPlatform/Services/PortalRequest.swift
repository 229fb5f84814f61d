// SPDX-License-Identifier: MIT
package import DesktopBus
package import UIKitCore

/// A request to the desktop portal, which the user answers in a dialog of the desktop.
@MainActor
package enum PortalRequest {
    /// The end of a request.
    package enum Outcome: Equatable {
        /// The user agreed. The dictionary has the results that the method documents.
        case done([String: BusValue])
        /// The user cancelled, or the portal ended the request.
        case cancelled
    }

    private static let interface = "org.freedesktop.portal.Request"

    /// Calls a method that creates a request, and waits for the user without a time limit.
    ///
    /// The dialog is shown above `window`, or above the key window if that is `nil` or hidden. The identifier of the
    /// window is the first argument of the method; `arguments` are the others. If the task is cancelled, the dialog is closed, and the request is cancelled.
    package static func send(
        _ method: BusMethod, above window: UIWindow?, _ arguments: [BusArgument], files: [Int32] = [],
        on bus: DesktopBus
    ) async throws(BusError) -> Outcome {
        let parent = await Portal.parent(window)
        guard !Task.isCancelled else { return .cancelled }
        let (responses, received) = AsyncStream.makeStream(of: (path: String, arguments: [BusValue]).self)
        // The response may arrive before the call returns, so it is subscribed to first.
        let subscription = bus.subscribe(
            to: BusSignalFilter(service: method.service, interface: interface, member: "Response")
        ) { received.yield(($0.path, $0.arguments)) }
        // A portal that crashes doesn't respond.
        let owner = bus.subscribe(
            to: BusSignalFilter(
                service: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged")
        ) { signal in
            if signal.arguments.first?.text == method.service, signal.arguments.last?.text == "" { received.finish() }
        }
        defer { withExtendedLifetime((subscription, owner)) {} }
        let reply = try await bus.call(method, [parent] + arguments, files: files)
        guard let request = reply.first?.text else { return .done([:]) }
        for await response in responses where response.path == request {
            guard response.arguments.first?.integer == 0 else { return .cancelled }
            return .done(response.arguments.dropFirst().first?.dictionary ?? [:])
        }
        if Task.isCancelled {
            Task {
                _ = try? await bus.call(
                    BusMethod(service: method.service, path: request, interface: interface, member: "Close"))
            }
        }
        return .cancelled
    }
}

extension Portal {
    /// Returns the argument `parent_window` of a method that shows a dialog, for a window or, if that is `nil` or hidden,
    /// for the key window.
    ///
    /// It is empty, and the desktop places the dialog freely, if there is neither, or if the display server provides no
    /// identifier.
    @MainActor
    static func parent(_ window: UIWindow?) async -> BusArgument {
        let shown = window.flatMap { $0.isHidden ? nil : $0 } ?? UIApplication.running?.keyWindow
        return .text(await shown?.foreignHandle() ?? "")
    }
}
