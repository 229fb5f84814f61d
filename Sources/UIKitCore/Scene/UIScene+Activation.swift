// SPDX-License-Identifier: MIT
internal import Foundation

extension UIScene {
    /// Changes the state through the intermediate states, and notifies the delegate and observers.
    func move(to state: ActivationState) {
        while activationState != state {
            let isUp = Self.height(state) > Self.height(activationState)
            isUp ? rise() : sink()
        }
    }

    private static func height(_ state: ActivationState) -> Int {
        switch state {
        case .unattached: 0
        case .background: 1
        case .foregroundInactive: 2
        case .foregroundActive: 3
        }
    }

    private func rise() {
        switch activationState {
        case .unattached:
            activationState = .background
        case .background:
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            activationState = .foregroundInactive
        case .foregroundInactive, .foregroundActive:
            activationState = .foregroundActive
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        }
    }

    private func sink() {
        switch activationState {
        case .foregroundActive:
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
            activationState = .foregroundInactive
        case .foregroundInactive:
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            remember()
        case .background, .unattached:
            activationState = .unattached
        }
    }

    func remember() {
        userActivity?.prepareForSaving()
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self) ?? userActivity
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
