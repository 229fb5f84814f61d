// SPDX-License-Identifier: MIT
public import WaylandServer

/// Dialogs, activation and idle inhibition.
extension Desk {
    func offerRelations() {
        offer(XdgWmDialogV1Resource.self) { desk, manager in
            manager.handler = { [weak desk, weak manager] request in
                guard let desk, let manager, case .getXdgDialog(let dialog, let resource) = request else { return }
                guard let toplevel = desk.toplevels.first(where: { $0.resource === resource }),
                    toplevel.dialog == nil
                else {
                    return manager.postError(
                        code: XdgWmDialogV1Resource.ErrorCode.alreadyUsed.rawValue, message: "it is a dialog already")
                }
                toplevel.dialog = dialog
                dialog.onEnd = { [weak toplevel] in
                    toplevel?.dialog = nil
                    toplevel?.isModal = false
                }
                dialog.handler = { [weak toplevel] request in
                    switch request {
                    case .setModal: toplevel?.isModal = true
                    case .unsetModal: toplevel?.isModal = false
                    case .destroy: break
                    }
                }
            }
        }
        offer(XdgActivationV1Resource.self) { desk, activation in
            activation.handler = { [weak desk] request in
                guard let desk else { return }
                switch request {
                case .getActivationToken(let token): desk.serve(token)
                case .activate(let token, let surface):
                    desk.record("xdg_activation_v1.activate \(token)", from: surface)
                case .destroy: break
                }
            }
        }
        offer(ZwpIdleInhibitManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard let desk, case .createInhibitor(let inhibitor, let resource) = request else { return }
                let surface = desk.surface(of: resource)
                surface?.idleInhibitorCount += 1
                inhibitor.onEnd = { [weak surface] in surface?.idleInhibitorCount -= 1 }
            }
        }
    }

    /// Answers with `token-1`, `token-2`… when the client commits the token.
    private func serve(_ token: XdgActivationTokenV1Resource) {
        var words: [String] = []
        var isUsed = false
        token.handler = { [weak self, weak token] request in
            guard let self, let token else { return }
            if case .destroy = request { return }
            guard !isUsed else {
                return token.postError(
                    code: XdgActivationTokenV1Resource.ErrorCode.alreadyUsed.rawValue, message: "it was committed")
            }
            switch request {
            case .setSerial(let serial, _): words.append("serial \(serial)")
            case .setAppId(let identifier): words.append(identifier)
            case .setSurface: words.append("surface")
            case .commit:
                isUsed = true
                record("xdg_activation_token_v1.commit " + words.joined(separator: " "), from: token)
                if grantsTokens { sendToken(token) } else { heldTokens.append(token) }
            case .destroy: break
            }
        }
    }

    /// Answers a token's request.
    public func sendToken(_ token: XdgActivationTokenV1Resource) {
        tokenCount += 1
        token.sendDone(token: "token-\(tokenCount)")
    }
}
