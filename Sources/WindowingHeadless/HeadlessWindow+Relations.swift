// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessWindow {
    /// Keeps this window above `parent`.
    ///
    /// Blocking input to the parent of a modal window is up to the application.
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

    /// Provides a token at the clock's next call, whatever happens to the window in the meantime.
    public func requestActivationToken(serial: UInt32?, completion: @escaping (String?) -> Void) {
        guard let system, !isClosed else { return completion(nil) }
        _ = system.timeSource.schedule(after: 0) { [weak system] in completion(system?.makeToken()) }
    }

    /// Provides a handle with the window's title, unless the system answers otherwise.
    public func requestForeignHandle(completion: @escaping (String?) -> Void) {
        guard let system, !isClosed else { return completion(nil) }
        switch system.foreignHandles {
        case .none: completion(nil)
        case .titles: completion("headless:\(title)")
        case .unanswered: break
        }
    }

    /// Activates the window if the token was created by this system and is unused; otherwise only `wantsAttention` is
    /// set.
    public func activate(token: String?) {
        guard isShown, !isClosed, let system else { return }
        if let token, system.useToken(token) {
            activate()
        } else {
            wantsAttention = true
        }
    }

    public func setIdleInhibited(_ isInhibited: Bool) throws(OperationError) {
        isIdleInhibited = isInhibited
    }
}

extension HeadlessWindowSystem {
    /// Whether a visible window prevents the screens from dimming.
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
