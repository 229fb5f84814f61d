import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // If using a storyboard, the `window` property will automatically be initialized and attached to the scene.
        guard let windowScene = scene as? UIWindowScene else { return }
        guard let tabs = windowScene.windows.first?.rootViewController as? MainTabBarController else { return }
        tabs.restoreSelection(from: UserDefaults.standard)
    }
}
