// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Removing masks")
struct MaskRemovalTests {
    /// The position of the masked layer and its other properties.
    enum Setting: CaseIterable {
        case plain
        case faded
        case clipping
        case rasterized
        case turned
        case inSpace
        case animated
        case inMaskedLayer
        case inRasterizedLayer
        case inFadedLayer
        case inReplicator
        case inFlippedLayer
    }

    enum Kind: CaseIterable {
        case color
        case rounded
        case shape
        case gradient
        case drawn
        case empty
        case masked
        case faint
    }

    private let painter = Painter()

    private func makeMask(_ kind: Kind) -> CALayer {
        let frame = CGRect(x: 8, y: 6, width: 14, height: 12)
        let mask: CALayer
        switch kind {
        case .shape:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 14, height: 12))
            mask = shape
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.colors = [CGColor.black, CGColor.clear]
            mask = gradient
        default: mask = CALayer()
        }
        mask.frame = frame
        switch kind {
        case .color: mask.backgroundColor = .black
        case .rounded:
            mask.backgroundColor = .black
            mask.cornerRadius = 6
        case .drawn:
            mask.delegate = painter
            mask.setNeedsDisplay()
        case .masked:
            mask.backgroundColor = .black
            mask.mask = makeMask(.color)
        case .faint:
            mask.backgroundColor = .black
            mask.opacity = 0.3
        case .shape, .gradient, .empty: break
        }
        return mask
    }

    private func makeLayer(_ setting: Setting, in scene: Scene) -> CALayer {
        var parent = scene.root
        switch setting {
        case .inMaskedLayer, .inRasterizedLayer, .inFadedLayer, .inFlippedLayer:
            parent = scene.add(CGRect(x: 2, y: 3, width: 50, height: 50), .green)
            if setting == .inMaskedLayer {
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 40, height: 45)
                mask.backgroundColor = .black
                parent.mask = mask
            }
            parent.shouldRasterize = setting == .inRasterizedLayer
            parent.opacity = setting == .inFadedLayer ? 0.5 : 1
            if setting == .inFlippedLayer { parent.transform = CATransform3DMakeRotation(0.4, 0, 1, 0) }
        case .inReplicator:
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(12, 10, 0)
            scene.root.addSublayer(replicator)
            parent = replicator
        default: break
        }
        let layer = scene.add(CGRect(x: 10, y: 12, width: 30, height: 24), .red, to: parent)
        scene.add(CGRect(x: 20, y: 10, width: 20, height: 20), .blue, to: layer)
        switch setting {
        case .faded: layer.opacity = 0.5
        case .clipping:
            layer.masksToBounds = true
            layer.cornerRadius = 5
        case .rasterized: layer.shouldRasterize = true
        case .turned: layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        case .inSpace: layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        default: break
        }
        return layer
    }

    @Test(
        "A layer whose mask is removed looks as if it had never had one", arguments: Setting.allCases,
        Kind.allCases)
    func removal(setting: Setting, kind: Kind) throws {
        let scene = Scene(width: 60, height: 60, bufferCount: 3)
        let layer = makeLayer(setting, in: scene)
        layer.mask = makeMask(kind)
        if setting == .animated {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 15
            animation.duration = 1
            layer.mask?.add(animation, forKey: nil)
        }
        for _ in 0..<3 { scene.frame(after: 0.02) }
        layer.mask = nil
        let frame = try #require(scene.frame(after: 0.02))
        let other = Scene(width: 60, height: 60)
        _ = makeLayer(setting, in: other)
        let expected = try #require(other.frame())
        let wrong = zip(frame.pixels, expected.pixels).enumerated().first { !isClose($0.element.0, $0.element.1) }
        #expect(wrong == nil)
    }
}
