import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // If using a storyboard, the `window` property will automatically be initialized and attached to the scene.
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.title = "Reversi"
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        window?.windowScene?.userActivity = activity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }
}
