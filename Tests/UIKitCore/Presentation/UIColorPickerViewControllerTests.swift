// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class Painter: UIColorPickerViewControllerDelegate {
    var events: [String] = []

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        events.append(viewController.selectedColor == color ? "chosen" : "another")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        events.append("finished")
    }
}

@MainActor
@Suite("Color picker")
struct UIColorPickerViewControllerTests {
    @Test("S-VC-78: the delegate is notified of the selected color and of the end")
    func choosing() throws {
        let stage = Stage(size: CGSize(width: 700, height: 600), scale: 0.5)
        let root = UIViewController()
        stage.show(root)
        let (picker, painter) = (UIColorPickerViewController(), Painter())
        picker.delegate = painter
        picker.selectedColor = .white
        root.present(picker, animated: false)
        stage.advance(by: 0.1)
        let grid = try #require(picker.view.firstDescendant { $0 is ColorGrid })
        stage.tap(at: grid.convert(CGPoint(x: grid.bounds.midX, y: grid.bounds.midY), to: nil))
        #expect(painter.events == ["chosen"])
        try stage.key("escape")
        try stage.settle()
        #expect(painter.events == ["chosen", "finished"])
        #expect(root.presentedViewController == nil)
    }
}
