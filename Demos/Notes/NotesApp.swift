// SPDX-License-Identifier: MIT
import UIKit

/// A notebook: folders, notes, and an editor for rich text; one stack in narrow windows.
@main
final class NotesApp: UIResponder, UIApplicationDelegate {
    let store = NoteStore(folder: .standard, samples: SampleNotes.all)

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "notes", sessionRole: session.role)
        configuration.delegateClass = NotesScene.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.save()
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        NotesController.build(builder)
    }
}

/// The window's scene, which restores the open folder and note.
final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? NotesApp else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = NotesController(store: app.store)
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        (UIApplication.shared.delegate as? NotesApp)?.store.save()
    }
}
