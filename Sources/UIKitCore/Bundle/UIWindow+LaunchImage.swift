// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// Shows the bundle's launch image while a window has nothing to show yet.
///
/// An application that makes its views at once never shows it: nothing is on the screen before the launch is over, and
/// then the views are there. One that has to fetch something first shows its window without a root view controller.
extension UIWindow {
    func showLaunchImage(in bundle: Bundle = UIApplication.launchImageBundle) {
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

    /// The first view is there.
    func removeLaunchImage() {
        launchImageLayer?.removeFromSuperlayer()
        launchImageLayer = nil
    }
}

extension UIApplication {
    /// Where launch images are looked for.
    static var launchImageBundle: Bundle { running?.launchOptions.bundle ?? .main }
}
