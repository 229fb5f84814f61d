import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // If using a storyboard, the `window` property will automatically be initialized and attached to the scene.
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.title = NSLocalizedString("list.title", comment: "Title of the window")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        NotificationCenter.default.post(name: .errandsNeedRefresh, object: nil)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        ErrandStore.shared.save()
    }
}
