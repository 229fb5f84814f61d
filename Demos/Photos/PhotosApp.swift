// SPDX-License-Identifier: MIT
import UIKit

/// A photo browser: folders next to a wall of photos in wide windows, one stack in narrow ones.
@main
final class PhotosApp: UIResponder, UIApplicationDelegate {
    lazy var library = PhotoLibrary(folder: PictureFolder.standard)

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "photos", sessionRole: session.role)
        configuration.delegateClass = PhotosScene.self
        return configuration
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        PhotosController.build(builder)
    }
}

/// The window's scene, which restores the open folder.
final class PhotosScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? PhotosApp else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = PhotosController(library: app.library)
        window.makeKeyAndVisible()
        self.window = window
        Task { await app.library.reload() }
    }
}
