// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension UIApplication {
    /// Creates the window of the main storyboard in `Info.plist`, if there is one and the application has no scenes
    /// (`R-VC-199`).
    ///
    /// It is shown after the delegate has configured its root view controller.
    func loadMainStoryboard() -> UIWindow? {
        let bundle = launchOptions.bundle
        guard let name = bundle.uiObject(forInfoDictionaryKey: "UIMainStoryboardFile") as? String, !name.isEmpty,
            SceneManifest(bundle: bundle) == nil
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate?.window = window
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        guard let controller = storyboard.instantiateInitialViewController() else {
            Log.error("The main storyboard \(name) has no initial view controller.")
            return window
        }
        window.rootViewController = controller
        return window
    }
}
