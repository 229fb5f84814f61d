// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A box in a resizable frame, with a button for each flexible part.
private final class SpringsController: UIViewController {
    static let flags: [(name: String, flag: UIView.AutoresizingMask)] = [
        ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
        ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
    ]
    let box = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    let frameView = UIView(frame: CGRect(x: 0, y: 100, width: 120, height: 120))

    override func viewDidLoad() {
        view.addSubview(frameView)
        frameView.addSubview(box)
        for (index, entry) in Self.flags.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(entry.name, for: .normal)
            button.frame = CGRect(x: CGFloat(index) * 70, y: 10, width: 66, height: 40)
            button.addAction(
                UIAction { [weak self] _ in self?.box.autoresizingMask.formSymmetricDifference(entry.flag) },
                for: .touchUpInside)
            view.addSubview(button)
        }
    }
}

@MainActor
@Suite("Springs and struts on screen")
struct AutoresizingScreenTests {
    /// The position of the second third of 120 points after 60 points are added, for given flexible parts.
    ///
    /// All parts are of equal length.
    private func expected(start: Bool, length: Bool, end: Bool) -> (start: CGFloat, length: CGFloat) {
        let count = [start, length, end].filter { $0 }.count
        let share = count == 0 ? 0 : 60 / CGFloat(count)
        return (40 + (start ? share : 0), 40 + (length ? share : 0))
    }

    @Test("S-V-46 A box in a resizable frame follows any combination of the six toggles", arguments: 0..<64)
    func toggles(pattern: Int) throws {
        let stage = Stage(size: CGSize(width: 440, height: 320))
        let controller = SpringsController()
        stage.show(controller)
        let isOn = (0..<6).map { pattern & 1 << $0 != 0 }
        for (entry, isOn) in zip(SpringsController.flags, isOn) where isOn { try stage.tap(entry.name) }
        controller.frameView.frame.size = CGSize(width: 180, height: 180)
        stage.advance(by: 0)
        let horizontal = expected(start: isOn[0], length: isOn[1], end: isOn[2])
        let vertical = expected(start: isOn[3], length: isOn[4], end: isOn[5])
        #expect(
            controller.box.frame
                == CGRect(
                    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
        for (entry, isOn) in zip(SpringsController.flags, isOn) where isOn { try stage.tap(entry.name) }
        #expect(controller.box.autoresizingMask == [])
    }
}
