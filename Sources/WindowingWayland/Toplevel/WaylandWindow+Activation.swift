// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// `xdg_activation_v1`: coming to the front, and letting others do so.
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

    /// The window is closed: whoever still waits gets no token.
    func endActivationRequests() {
        for identity in activationRequests.keys { finishActivationRequest(identity, token: nil) }
    }

    /// Uses a token of another's, or one of our own that says that it was nobody's wish.
    ///
    /// Compositors answer the latter with a hint that the window wants attention, if that. One that lacks the protocol
    /// leaves its windows where they are.
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

    /// The first window that is seen uses the token that the application was started with.
    ///
    /// The variable stays in the environment, since other threads may be reading it; a token is good for one use.
    func useStartupToken() {
        guard let token = system.startupToken.take() else { return }
        sendActivation(token)
    }

    struct ActivationRequest {
        let object: XdgActivationTokenV1
        let completion: (String?) -> Void
    }
}
