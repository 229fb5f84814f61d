// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

/// Two pictures of which one is in a container that has no content of its own.
private final class PicturesController: UIViewController {
    static let imageSize = CGSize(width: 121, height: 80)
    static let top: CGFloat = 34

    let container = UIView(frame: .zero)
    let first = UIImageView(frame: CGRect(origin: .zero, size: imageSize))
    let second = UIImageView(frame: CGRect(origin: .zero, size: imageSize))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("TransitionsTitle", comment: "")
        let x = ((view.bounds.width - Self.imageSize.width) / 2).rounded()
        container.frame = CGRect(origin: CGPoint(x: x, y: Self.top), size: Self.imageSize)
        container.accessibilityLabel = NSLocalizedString("Images", comment: "")
        view.addSubview(container)
        first.backgroundColor = .red
        second.backgroundColor = .blue
        container.addSubview(first)
    }
}

@Suite("Container of two images")
@MainActor
struct TransitionContainerTests {
    @Test("S-V-32: An empty container is centered and contains one of two images of its size")
    func container() throws {
        let stage = Stage(size: CGSize(width: 320, height: 240))
        let controller = PicturesController()
        controller.loadViewIfNeeded()
        controller.view.frame = stage.window.bounds
        stage.show(controller)
        controller.container.frame.origin.x =
            ((controller.view.bounds.width - PicturesController.imageSize.width) / 2).rounded()
        stage.advance(by: 0)
        #expect(controller.title == "TransitionsTitle")
        #expect(controller.container.frame == CGRect(x: 100, y: 34, width: 121, height: 80))
        #expect(controller.container.subviews == [controller.first])
        #expect(controller.second.superview == nil)
        #expect(controller.second.frame == controller.first.frame)
        // One name stands for both pictures.
        #expect(try stage.view(named: "Images") === controller.container)
        // Only the picture shows: the container alone is what is behind it.
        let place = CGPoint(x: 160, y: 70)
        let picture = try #require(stage.pixel(at: place))
        #expect(picture.red == 255 && picture.blue == 0)
        controller.first.isHidden = true
        #expect(stage.pixel(at: place) == stage.pixel(at: CGPoint(x: 5, y: 5)))
    }
}
