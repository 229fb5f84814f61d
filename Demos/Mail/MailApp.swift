// SPDX-License-Identifier: MIT
import UIKit

/// Letters in folders: three columns in a wide window, one stack in a narrow one.
@main
final class MailApp: UIResponder, UIApplicationDelegate {
    let store = MailStore.standard

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        let configuration = UISceneConfiguration(name: "mail", sessionRole: session.role)
        configuration.delegateClass = MailScene.self
        return configuration
    }
}

/// One window; what was open in it is open again at the next start.
final class MailScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let store = (UIApplication.shared.delegate as? MailApp)?.store ?? .standard
        let window = UIWindow(windowScene: scene)
        window.rootViewController = MailSplitController(store: store)
        window.makeKeyAndVisible()
        self.window = window
    }
}
