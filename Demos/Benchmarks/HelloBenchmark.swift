// SPDX-License-Identifier: MIT
import UIKit

/// A minimal window, as used for measurements of other toolkits.
final class HelloBenchmark: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        let root = UIViewController()
        window.rootViewController = root
        root.title = "hello"
        root.view.backgroundColor = .systemBackground

        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 360, height: 30))
        label.text = "Hello"
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
        root.view.addSubview(label)
        root.view.addSubview(button)

        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
