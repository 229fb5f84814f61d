// SPDX-License-Identifier: MIT
import UIKit

@main
final class MovieApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 720, height: 460))
        window.rootViewController = MovieViewController(CommandLine.arguments.dropFirst().first)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
