// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Windowing

extension UIApplication {
    /// Called when the connection to the display server broke.
    ///
    /// Windows and views are kept while the application tries to reconnect.
    ///
    /// A compositor that crashed is usually restarted within a second or two.
    func displayWasLost(_ error: ConnectionError) {
        guard !isDisplayLost else { return }
        Log.error(error.description)
        isDisplayLost = true
        saveScenes()
        popups.dismissAll(animated: false)
        for window in windows { window.cancelInput() }
        for window in windows {
            window.lostPlacement = window.host.map { WindowPlacement(of: $0, screen: window.screen) }
        }
        let lost = screens
        lastScreen = lost.first ?? lastScreen
        screens = []
        for screen in lost { hideWindows(strandedOn: screen) }
        for window in windows { window.closeSurface() }
        updateState()
        delegate?.application(self, didLoseDisplayWith: error)
        if case .protocolError = error, repeatsProtocolError() { return displayStaysAway(nil) }
        let (system, timeLimit) = (windowSystem, reconnectionTimeLimit)
        guard timeLimit > 0 else { return displayStaysAway(nil) }
        Task.immediate { @MainActor [weak self] in
            do throws(ConnectionError) {
                try await system.reconnect(within: timeLimit)
                self?.displayIsBack()
            } catch {
                self?.displayStaysAway(error)
            }
        }
    }

    /// The time, in seconds, within which a second protocol error ends the application: reconnecting wouldn't help.
    private static let protocolErrorInterval: TimeInterval = 60

    /// Notes a protocol error, and returns whether another one occurred shortly before.
    ///
    /// Some can't be avoided: wlroots 0.15 reports one for a frame of a popup that it dismisses in the same moment.
    private func repeatsProtocolError() -> Bool {
        let now = windowSystem.timeSource.now
        defer { protocolErrorTime = now }
        return protocolErrorTime.map { now - $0 < Self.protocolErrorInterval } ?? false
    }

    private func displayIsBack() {
        guard isDisplayLost, onTerminate != nil else { return }
        Log.info("The display \(windowSystem.name) is connected again.")
        isDisplayLost = false
        for window in windows {
            window.isScreenAssigned = window.isScreenAssigned && window.ownScreen.map(screens.contains) == true
            if !window.isScreenAssigned { window.ownScreen = nil }
            window.rehost(in: self)
        }
        updateState()
        delegate?.applicationDidRegainDisplay(self)
    }

    private func displayStaysAway(_ error: ConnectionError?) {
        guard isDisplayLost, onTerminate != nil else { return }
        if let error { Log.error(error.description) }
        terminate(status: 1)
    }

    /// Posts that a screen was disconnected, and hides the windows assigned to it that have no other screen.
    ///
    /// The display server moves other windows.
    func hideWindows(strandedOn screen: UIScreen) {
        let stranded = windows.filter { $0.screen === screen && $0.host?.fillsAssignedScreen == true }
        let others = windows.filter { $0.ownScreen === screen }
        NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen)
        for window in stranded where window.ownScreen === screen { window.isHidden = true }
        for window in others where window.ownScreen === screen {
            window.ownScreen = nil
            window.isScreenAssigned = false
        }
    }
}
