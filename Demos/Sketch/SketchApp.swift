// SPDX-License-Identifier: MIT
import UIKit

/// A drawing application for pen, touch, and mouse.
@main
final class SketchApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1100, height: 800))
        window.rootViewController = SketchViewController(store: .standard)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        SketchViewController.build(builder)
    }
}
