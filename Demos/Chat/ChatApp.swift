// SPDX-License-Identifier: MIT
import UIKit

/// A messenger: conversations next to messages in wide windows, one stack in narrow ones.
@main
final class ChatApp: UIResponder, UIApplicationDelegate {
    let inbox = Inbox(conversations: SampleConversations.all(before: Date()))

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "chat", sessionRole: session.role)
        configuration.delegateClass = ChatScene.self
        return configuration
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.insertSibling(UIMenu(title: "Conversation", children: ChatController.commands), afterMenu: .edit)
    }
}

/// The window's scene, which restores the open conversation.
final class ChatScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? ChatApp else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ChatController(inbox: app.inbox)
        window.makeKeyAndVisible()
        self.window = window
    }
}
