// SPDX-License-Identifier: MIT
import UIKit

@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = GalleryWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 800))
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        GalleryViewController.build(builder)
    }
}
