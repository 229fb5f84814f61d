// SPDX-License-Identifier: MIT
package import Foundation
import Graphics
package import UIKitCore
package import UIKitTesting

/// The events that a control sent, in order.
@MainActor
package final class ControlLog {
    package private(set) var names: [String] = []

    package init(_ control: UIControl) {
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

    package func count(of name: String) -> Int {
        names.filter { $0 == name }.count
    }

    package func clear() {
        names = []
    }
}

extension Stage {
    /// Creates a stage with only `view`, at (50, 50).
    package static func showing(
        _ view: UIView, size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light
    ) -> Stage {
        let stage = Stage(size: size, scale: scale, appearance: appearance)
        view.frame.origin = CGPoint(x: 50, y: 50)
        stage.show(view)
        view.window?.rootViewController?.view.backgroundColor = .systemBackground
        return stage
    }

    /// Compares the displayed `view`, with a margin, with the reference image `name` next to the test.
    package func comparePicture(of view: UIView, _ name: String, testFile: String = #filePath) throws {
        let scale = window.screen.scale
        let frame = view.convert(view.bounds, to: window).insetBy(dx: -8, dy: -8)
        let picture = screenshot().cropped(to: frame.applying(CGAffineTransform(scaleX: scale, y: scale)))
        // Other versions of the drawing libraries may antialias edges slightly differently.
        try ReferencePicture(name, testFile: testFile).compare(picture, tolerance: 12, pixels: 12)
    }
}
