// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The content that a window shows until the application adds a view: the initial scene of the launch storyboard, the
/// color and image of `UILaunchScreen`, or a launch image.
///
/// It is no subview of the window and receives no events.
@MainActor
final class LaunchScreen {
    let layer: CALayer
    /// The controller of a launch storyboard, whose view has the layer.
    private let controller: UIViewController?
    private let plain: PlainLaunchScreen?

    /// Returns `nil` if the bundle has none of them.
    init?(of bundle: Bundle, for orientation: UIInterfaceOrientation) {
        controller = Self.controller(of: bundle)
        plain = controller == nil ? PlainLaunchScreen(of: bundle) : nil
        if let controller {
            layer = controller.view.layer
        } else if let plain {
            layer = plain.layer
        } else if let path = LaunchImage(bundle: bundle).path(in: bundle, for: orientation),
            let image = UIImage(contentsOfFile: path)
        {
            layer = CALayer()
            layer.contents = image.cgImage
            layer.contentsGravity = .resizeAspectFill
            layer.masksToBounds = true
        } else {
            return nil
        }
    }

    func layOut(in bounds: CGRect, traits: UITraitCollection) {
        if let view = controller?.view {
            UITraitCollection.performAsCurrent(traits) {
                view.updateTraits()
                view.frame = bounds
                view.layoutIfNeeded()
            }
        } else {
            layer.frame = bounds
            plain?.layOut(traits: traits)
        }
    }

    /// Returns the controller of the storyboard that `UILaunchStoryboardName` names.
    private static func controller(of bundle: Bundle) -> UIViewController? {
        guard
            let name = bundle.uiObject(forInfoDictionaryKey: "UILaunchStoryboardName", idiom: .application) as? String,
            !name.isEmpty
        else { return nil }
        return UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    }
}

/// The launch screen that `UILaunchScreen` describes: a color and an image of an asset catalog.
@MainActor
private final class PlainLaunchScreen {
    let layer = CALayer()
    private let imageLayer = CALayer()
    private let color: UIColor?
    private let image: UIImage?

    init?(of bundle: Bundle) {
        let key = "UILaunchScreen"
        guard let values = bundle.uiObject(forInfoDictionaryKey: key, idiom: .application) as? [String: Any] else {
            return nil
        }
        color = (values["UIColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
        image = (values["UIImageName"] as? String).flatMap { UIImage(named: $0, in: bundle) }
        imageLayer.contentsGravity = .resizeAspect
        layer.masksToBounds = true
        layer.addSublayer(imageLayer)
    }

    func layOut(traits: UITraitCollection) {
        layer.backgroundColor = (color ?? .systemBackground).cgColor(for: traits)
        guard let image = image?.variant(for: traits) else { return }
        let (size, bounds) = (image.size, layer.bounds)
        imageLayer.contents = image.pixels(filling: size, scale: max(traits.displayScale, 1))
        // A larger image is scaled down to the window.
        let shown = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        imageLayer.frame = CGRect(
            x: bounds.midX - shown.width / 2, y: bounds.midY - shown.height / 2, width: shown.width,
            height: shown.height)
    }
}
