// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The bundle's launch image, shown in a window without content.
///
/// An application that creates its views during launch never shows it, because windows appear after launch. One that
/// has to load data first shows its window without a root view controller.
extension UIWindow {
    func showLaunchImage(in bundle: Bundle = .ofApplication) {
        guard subviews.isEmpty, launchImageLayer == nil else { return }
        let orientation = LaunchImage.orientation(interfaceOrientation, among: bundle.launchOrientations())
        guard let path = LaunchImage(bundle: bundle).path(in: bundle, for: orientation),
            let image = UIImage(contentsOfFile: path)
        else { return }
        let layer = CALayer()
        layer.contents = image.cgImage
        layer.contentsGravity = .resizeAspectFill
        layer.masksToBounds = true
        layer.frame = bounds
        self.layer.insertSublayer(layer, at: 0)
        launchImageLayer = layer
    }

    /// Called when the first subview is added.
    func removeLaunchImage() {
        launchImageLayer?.removeFromSuperlayer()
        launchImageLayer = nil
    }
}
