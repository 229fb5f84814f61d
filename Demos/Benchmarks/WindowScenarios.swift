// SPDX-License-Identifier: MIT
import UIKit

/// A window with a thousand labeled cells that is resized in each frame, as by dragging an edge.
final class ResizeScenario: Scenario {
    private static let count = 1000
    private static let columns = 25
    private static let full = CGSize(width: 1600, height: 1000)

    func run(in view: UIView) async -> [TableRow] {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.full))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.backgroundColor = .systemBackground
        fill(controller.view)
        window.makeKeyAndVisible()
        let figures = await FrameMeter.measure { frame in
            // A triangle wave of 4 points per frame: about the speed of a drag.
            let distance = CGFloat(abs(frame % 100 - 50)) * 4
            window.frame.size = CGSize(width: Self.full.width - distance, height: Self.full.height - distance)
        }
        window.isHidden = true
        return [figures.row("1,000 views resized with their window", "ms/frame", target: 16)]
    }

    /// Adds cells that keep their fraction of the width and the height.
    private func fill(_ root: UIView) {
        let rows = Self.count / Self.columns / 2
        let cell = CGSize(width: Self.full.width / CGFloat(Self.columns), height: Self.full.height / CGFloat(rows))
        root.frame = CGRect(origin: .zero, size: Self.full)
        for index in 0..<(Self.count / 2) {
            let place = CGPoint(x: CGFloat(index % Self.columns), y: CGFloat(index / Self.columns))
            let back = UIView(
                frame: CGRect(
                    x: place.x * cell.width, y: place.y * cell.height, width: cell.width - 2, height: cell.height - 2))
            back.backgroundColor = index % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground
            back.autoresizingMask = [
                .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
                .flexibleBottomMargin,
            ]
            let label = UILabel(frame: back.bounds)
            label.text = "\(index)"
            label.textAlignment = .center
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            back.addSubview(label)
            root.addSubview(back)
        }
    }
}

/// A second window with a label and a button: from its creation to the commit of its first frame.
final class SecondWindowScenario: Scenario {
    private static let repetitions = 15

    func run(in view: UIView) async -> [TableRow] {
        var times: [TimeInterval] = []
        for _ in 0..<Self.repetitions {
            let start = CACurrentMediaTime()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            let controller = UIViewController()
            window.rootViewController = controller
            let label = UILabel(frame: CGRect(x: 20, y: 30, width: 360, height: 30))
            label.text = "Hello"
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Button"
            button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
            controller.view.addSubview(label)
            controller.view.addSubview(button)
            window.makeKeyAndVisible()
            CATransaction.flush()
            times.append(CACurrentMediaTime() - start)
            // The frame is composited on another thread; the next window is opened afterward.
            await FrameMeter.pass()
            window.isHidden = true
        }
        return [Figures(times).row("a second window opened", "ms", target: 10)]
    }
}
