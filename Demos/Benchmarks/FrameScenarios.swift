// SPDX-License-Identifier: MIT
import UIKit

/// A hundred moving labels that are drawn once.
final class TextLayersScenario: FramedScenario {
    let title = "100 moving text layers"
    let target = 0.4
    private var labels: [UILabel] = []

    func prepare(in view: UIView) {
        labels = (0..<100).map { index in
            let label = UILabel(frame: place(of: index, frame: 0))
            label.text = "Label \(index)"
            view.addSubview(label)
            return label
        }
    }

    func step(_ frame: Int) {
        for (index, label) in labels.enumerated() { label.frame = place(of: index, frame: frame) }
    }

    private func place(of index: Int, frame: Int) -> CGRect {
        // Each label moves on a circle by whole points, so that only the position changes.
        let angle = CGFloat(frame) * 0.07 + CGFloat(index)
        return CGRect(
            x: (CGFloat(index % 7) * 100 + 50 + 48 * cos(angle)).rounded(),
            y: (CGFloat(index / 7) * 38 + 10 * sin(angle)).rounded(), width: 100, height: 40)
    }
}

/// Two opaque view trees that fill the window; the front one fades as a group.
final class CrossFadeScenario: FramedScenario {
    let title = "cross-fade of two full-window trees"
    let target = 1.2
    private var front = UIView(frame: .zero)

    func prepare(in view: UIView) {
        let colors: [UIColor] = [.systemTeal, .systemOrange]
        let trees = colors.map { color in
            let tree = UIView(frame: view.bounds)
            tree.backgroundColor = color
            tree.isOpaque = true
            for index in 0..<24 {
                let label = UILabel(
                    frame: CGRect(x: index % 6 * 130 + 10, y: index / 6 * 145 + 10, width: 120, height: 40))
                label.text = "Label \(index)"
                label.backgroundColor = .systemBackground
                tree.addSubview(label)
            }
            view.addSubview(tree)
            return tree
        }
        front = trees[1]
    }

    func step(_ frame: Int) {
        front.alpha = 0.5 + 0.4 * sin(CGFloat(frame) * 0.1)
    }
}

/// A bitmap the size of the window that the render server rotates.
final class RotationScenario: FramedScenario {
    let title = "rotating full-window layer"
    let target = 4.0

    func prepare(in view: UIView) {
        let picture = UIView(frame: view.bounds)
        picture.backgroundColor = .systemIndigo
        let label = CheckerView(frame: view.bounds)
        picture.addSubview(label)
        view.addSubview(picture)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.fromValue = 0.0
        turn.toValue = 2 * Double.pi
        turn.duration = 7
        turn.repeatCount = .infinity
        label.layer.add(turn, forKey: "turn")
    }

    func step(_ frame: Int) {}

    /// A view whose bitmap has different pixels everywhere.
    private final class CheckerView: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.systemYellow.set()
            for row in 0..<15 {
                for column in 0..<20 where (row + column) % 2 == 0 {
                    UIRectFill(CGRect(x: column * 40, y: row * 40, width: 40, height: 40))
                }
            }
        }
    }
}

/// Blur views in rows over a bitmap with moving content.
final class BlurScenario: FramedScenario {
    let title = "8 blur views over moving content"
    let target = 3.0
    private let mover = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 600))

    func prepare(in view: UIView) {
        for index in 0..<20 {
            let stripe = UIView(frame: CGRect(x: index * 40, y: 0, width: 20, height: 600))
            stripe.backgroundColor = .systemTeal
            view.addSubview(stripe)
        }
        mover.backgroundColor = .systemOrange
        view.addSubview(mover)
        for row in 0..<8 {
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            glass.frame = CGRect(x: 20, y: row * 74 + 8, width: 760, height: 60)
            view.addSubview(glass)
        }
    }

    func step(_ frame: Int) {
        mover.center.x = 400 + 360 * sin(CGFloat(frame) * 0.06)
    }
}
