// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import UIKit
import UIKitCore
import Windowing

/// The application of `screenmodes` without a subcommand: a window for arranging screens.
final class ArrangeApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var observers: [any NSObjectProtocol] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let system = application.windowSystem
        let editor = ScreenEditor(
            configurator: try? Survey.configurator(of: system), clock: system.timeSource,
            look: { Survey(of: system) })
        editor.protection = { original in
            let guardian = Guardian(of: original, on: system)
            return { guardian?.release() }
        }
        for name in [
            UIScreen.didConnectNotification, UIScreen.didDisconnectNotification, UIScreen.modeDidChangeNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { editor.screensDidChange() }
                })
        }
        // Closing the window doesn't confirm a provisional change.
        application.terminationWork = { status in
            await editor.goBack()
            return status
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 660))
        window.rootViewController = ArrangeViewController(editor: editor)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        ArrangeViewController.build(builder)
    }
}
