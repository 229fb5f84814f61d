// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import TextLayout
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Text layers")
struct CATextLayerTests {
    private func makeLayer(_ string: Any?, on stage: Stage) -> CATextLayer {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let layer = CATextLayer()
        layer.frame = view.bounds
        layer.string = string
        layer.foregroundColor = UIColor.black.cgColor
        view.layer.addSublayer(layer)
        stage.show(view)
        return layer
    }

    private func height(_ layer: CATextLayer) -> CGFloat {
        guard let bitmap = (layer.contents as? CGImage) else { return 0 }
        return CGFloat(bitmap.height)
    }

    @Test("S-IPAD-84 The font size and color of a text layer are animated without drawing code")
    func animation() {
        let stage = Stage()
        let layer = makeLayer("Text", on: stage)
        stage.advance(by: 0.1)
        #expect(layer.fontSize == 36)
        let size = CABasicAnimation(keyPath: "fontSize")
        size.fromValue = 10
        size.toValue = 50
        size.duration = 1
        size.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(size, forKey: nil)
        layer.foregroundColor = UIColor.red.cgColor
        stage.advance(by: 0.05)
        let start = layer.contents as AnyObject
        #expect(layer.shownText.fontSize < 15)
        #expect(layer.shownText.foregroundColor != UIColor.red.cgColor)
        stage.advance(by: 0.5)
        #expect(abs(layer.shownText.fontSize - 32) < 4)
        #expect(layer.contents as AnyObject !== start)
        #expect(layer.foregroundColor == UIColor.red.cgColor)
        stage.advance(by: 1)
        #expect(layer.shownText.fontSize == 36)
        #expect(!layer.animatesText)
        #expect(layer.value(forKey: "fontSize") as? Double == 36)
    }

    @Test("A text is wrapped, truncated, and aligned in the bounds")
    func lines() throws {
        let stage = Stage()
        let layer = makeLayer("alpha beta gamma delta epsilon", on: stage)
        layer.fontSize = 20
        #expect(try #require(layer.makeLayout()).lines.count == 1)
        layer.isWrapped = true
        #expect(try #require(layer.makeLayout()).lines.count > 1)
        layer.isWrapped = false
        layer.truncationMode = .end
        let truncated = try #require(layer.makeLayout())
        #expect(truncated.isTruncated)
        #expect(truncated.size.width <= 200)
        layer.string = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 50)])
        layer.alignmentMode = .right
        let line = try #require(layer.makeLayout()?.lines.first)
        #expect(abs(line.frame.maxX - 200) < 0.5)
        #expect(line.frame.height > 45)
        layer.string = nil
        #expect(layer.makeLayout() == nil)
    }

    @Test("Broken sizes and values of other types are harmless")
    func invalid() {
        let stage = Stage()
        let layer = makeLayer(42, on: stage)
        #expect(layer.makeLayout() == nil)
        layer.string = "a"
        for size in [CGFloat.nan, -.infinity, .infinity, 0] {
            layer.fontSize = size
            #expect(layer.makeLayout() != nil)
        }
        layer.font = 17
        #expect(layer.makeLayout() != nil)
    }
}
