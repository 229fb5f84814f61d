// SPDX-License-Identifier: MIT
import UIKit

/// A mail client: three columns in wide windows, one stack in narrow ones.
@main
final class MailApp: UIResponder, UIApplicationDelegate {
    lazy var store = MailStore.standard

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "mail", sessionRole: session.role)
        configuration.delegateClass = MailScene.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.saveIfNeeded()
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        MailCommand.build(builder)
    }
}

/// The window's scene, which restores the open mailbox and message.
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
