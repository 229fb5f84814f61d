// SPDX-License-Identifier: MIT
import UIKit

/// A contact book: a list next to a card in wide windows, one stack in narrow ones.
@main
final class ContactsApp: UIResponder, UIApplicationDelegate {
    lazy var book = ContactBook(file: .standard, samples: SampleContacts.contacts)

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "contacts", sessionRole: session.role)
        configuration.delegateClass = ContactsScene.self
        return configuration
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        ContactsController.build(builder)
    }
}

/// The window's scene, which restores the open contact.
final class ContactsScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? ContactsApp else {
            return
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ContactsController(book: app.book)
        window.makeKeyAndVisible()
        self.window = window
    }
}
