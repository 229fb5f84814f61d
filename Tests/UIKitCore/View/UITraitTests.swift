// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traits and dynamic colors")
struct UITraitTests {
    @Test("A dynamic color resolves for light and dark, also with its alpha replaced")
    func dynamicColor() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    }

    @Test("Hue, saturation, and brightness produce the colors of the color wheel")
    func hues() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
        #expect(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    }

    @Test("An override applies to descendants, which are notified once with the previous traits")
    func inheritance() {
        final class Listener: UIView {
            var previous: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
            }
        }
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        root.addSubview(child)
        stage.show(root)
        child.previous = []
        root.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.previous == [.light])
        #expect(child.layer.backgroundColor?.components?.first == 1)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
        root.overrideUserInterfaceStyle = .unspecified
        #expect(child.previous == [.light, .dark])
        #expect(child.layer.backgroundColor?.components?.first == 0)
    }

    @Test("A view in a window of another scale draws at that scale")
    func scale() {
        final class Drawn: UIView {
            var scale: CGFloat = 0
            override func draw(_ rect: CGRect) {
                scale = UIGraphicsGetCurrentContext().map { _ in contentScaleFactor } ?? 0
            }
        }
        let stage = Stage(scale: 2)
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        #expect(view.scale == 2)
        #expect(view.traitCollection.displayScale == 2)
        view.contentScaleFactor = 3
        stage.advance(by: 0)
        #expect(view.scale == 3)
    }
}
