import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // If using a storyboard, the `window` property will automatically be initialized and attached to the scene.
        guard let windowScene = scene as? UIWindowScene else { return }
        (window ?? windowScene.windows.first)?.tintColor = UIColor(named: "AccentColor")
        UIMenuSystem.main.setNeedsRebuild()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        NotificationCenter.default.post(name: .noteShouldSave, object: scene)
    }
}
