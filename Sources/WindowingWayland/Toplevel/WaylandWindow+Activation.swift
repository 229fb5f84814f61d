// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// `xdg_activation_v1`: activating the window, and letting other applications activate theirs.
extension WaylandWindow {
    func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void) {
        guard let objects, let manager = objects.session.optional.activation else { return completion(nil) }
        let request = manager.getActivationToken()
        if let serial, let seat = system.seat(for: self) { request.setSerial(serial: serial, seat: seat) }
        if !applicationIdentifier.isEmpty { request.setAppId(appId: applicationIdentifier) }
        request.setSurface(surface: objects.surface)
        let identity = ObjectIdentifier(request)
        activationRequests[identity] = ActivationRequest(object: request, completion: completion)
        request.handler = { [weak self] event in
            guard case .done(let token) = event else { return }
            MainActor.assumeIsolated { self?.finishActivationRequest(identity, token: token) }
        }
        request.commit()
        objects.session.reader.flush()
    }

    private func finishActivationRequest(_ identity: ObjectIdentifier, token: String?) {
        guard let request = activationRequests.removeValue(forKey: identity) else { return }
        request.object.handler = nil
        request.object.destroy()
        request.completion(token)
    }

    /// Called when the window is closed; pending requests get no token.
    func endActivationRequests() {
        for identity in activationRequests.keys { finishActivationRequest(identity, token: nil) }
    }

    /// Activates with another application's token, or with a new one without a user action.
    ///
    /// Compositors respond to the latter at most by marking the window as demanding attention. Without the protocol,
    /// nothing happens.
    func activate(token: String?) {
        if let token {
            sendActivation(token)
        } else {
            requestActivationToken(serial: nil) { [weak self] token in
                if let token { self?.sendActivation(token) }
            }
        }
    }

    private func sendActivation(_ token: String) {
        guard let objects, let manager = objects.session.optional.activation else { return }
        manager.activate(token: ProtocolString.sanitized(token), surface: objects.surface)
        objects.session.reader.flush()
    }

    /// Uses the token with which the application was started for the first mapped window.
    ///
    /// The variable stays in the environment, since other threads might be reading it; a token can be used once.
    func useStartupToken() {
        guard let token = system.startupToken.take() else { return }
        sendActivation(token)
    }

    struct ActivationRequest {
        let object: XdgActivationTokenV1
        let completion: (String?) -> Void
    }
}
