// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The bundle's launch screen, shown in a window without content.
///
/// An application that creates its views during launch never shows it, because windows appear after launch. One that
/// has to load data first shows its window without a root view controller.
extension UIWindow {
    func showLaunchScreen(of bundle: Bundle = .ofApplication) {
        guard subviews.isEmpty, launchScreen == nil else { return }
        let orientation = LaunchImage.orientation(interfaceOrientation, among: bundle.launchOrientations())
        guard let screen = LaunchScreen(of: bundle, for: orientation) else { return }
        layer.insertSublayer(screen.layer, at: 0)
        launchScreen = screen
        layOutLaunchScreen()
    }

    func layOutLaunchScreen() {
        launchScreen?.layOut(in: bounds, traits: traitCollection)
    }

    /// Called when the first subview is added.
    func removeLaunchScreen() {
        launchScreen?.layer.removeFromSuperlayer()
        launchScreen = nil
    }
}
