// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessWindow {
    /// Keeps this window in front of `parent`; that a modal one keeps the user from it is up to the application.
    public func setParent(_ parent: (any PlatformWindow)?, isModal: Bool) {
        let parent = parent as? HeadlessWindow
        precondition(
            parent.map { !$0.belongs(to: self) } ?? true, "A window cannot belong to one that belongs to it.")
        self.parent = parent
        self.isModal = isModal && parent != nil
        system?.keepChildrenInFront()
    }

    private func belongs(to window: HeadlessWindow) -> Bool {
        self === window || (parent?.belongs(to: window) ?? false)
    }

    /// Gives a token by the clock's next call; what has become of the window until then is of no matter.
    public func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void) {
        guard let system, !isClosed else { return completion(nil) }
        _ = system.timeSource.schedule(after: 0) { [weak system] in completion(system?.makeToken()) }
    }

    /// Comes to the front with a token that this desktop has given and that was not used yet; with another one, or none,
    /// it only `wantsAttention`.
    public func activate(token: String?) {
        guard isShown, !isClosed, let system else { return }
        if let token, system.useToken(token) {
            activate()
        } else {
            wantsAttention = true
        }
    }

    public func setIdleInhibited(_ isInhibited: Bool) throws(WindowingError) {
        isIdleInhibited = isInhibited
    }
}

extension HeadlessWindowSystem {
    /// Whether some window keeps the screens from dimming: one that is seen and has asked for it.
    public var isIdleInhibited: Bool {
        windows.contains { $0.isIdleInhibited && !$0.isMinimized }
    }

    func makeToken() -> String {
        let token = "headless-\(nextSerial())"
        tokens.insert(token)
        return token
    }

    func useToken(_ token: String) -> Bool {
        tokens.remove(token) != nil
    }
}
