// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import UIKitCore
import UIKitTesting

/// What a control sent, in its order.
@MainActor
final class ControlLog {
    private(set) var names: [String] = []

    init(_ control: UIControl) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.valueChanged, "changed"), (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"),
            (.editingDidEnd, "end"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
        }
    }

    func count(of name: String) -> Int {
        names.filter { $0 == name }.count
    }

    func clear() {
        names = []
    }
}

extension Stage {
    /// A stage with `view` at (50, 50) and nothing else.
    static func showing(
        _ view: UIView, size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light
    ) -> Stage {
        let stage = Stage(size: size, scale: scale, appearance: appearance)
        view.frame.origin = CGPoint(x: 50, y: 50)
        stage.show(view)
        view.window?.rootViewController?.view.backgroundColor = .systemBackground
        return stage
    }

    /// Compares what is seen of `view`, and a margin around it, with the picture `name` beside the test.
    func comparePicture(of view: UIView, _ name: String, testFile: String = #filePath) throws {
        let scale = window.screen.scale
        let frame = view.convert(view.bounds, to: window).insetBy(dx: -8, dy: -8)
        let picture = screenshot().cropped(to: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
        // Edges may be mixed a little differently by another version of the libraries that draw.
        try ReferencePicture(name, testFile: testFile).compare(picture, tolerance: 12, pixels: 12)
    }
}
