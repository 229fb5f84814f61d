// SPDX-License-Identifier: MIT
import UIKit

/// Keeps a window with the slides on the first external screen as screens are connected and disconnected.
@MainActor
final class Stagehand {
    private let talk: Talk
    private var window: UIWindow?
    private var observers: [any NSObjectProtocol] = []
    /// Called when the audience's screen changes.
    var onChange: (() -> Void)?

    /// The audience's screen; `nil` if there is none.
    var screen: UIScreen? { window?.screen }

    init(talk: Talk) {
        self.talk = talk
        let names = [
            UIScreen.didConnectNotification, UIScreen.didDisconnectNotification, UIScreen.modeDidChangeNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.arrange() }
            }
        }
        arrange()
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        window?.isHidden = true
    }

    func update(animated: Bool) {
        let audience = window?.rootViewController as? AudienceViewController
        audience?.show(talk.slide, isDark: talk.isDark, animated: animated)
    }

    private func arrange() {
        let screen = UIScreen.screens.first { $0 !== UIScreen.main && $0.mirrored == nil }
        if let screen, let window, window.screen === screen, !window.isHidden { return }
        window?.isHidden = true
        window = nil
        if let screen {
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            window.rootViewController = AudienceViewController()
            self.window = window
            update(animated: false)
            // Not the key window, which is the speaker's.
            window.isHidden = false
        }
        onChange?()
    }
}
