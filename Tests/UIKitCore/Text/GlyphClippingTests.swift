// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@Suite("Glyphs at the edges of lines")
@MainActor
struct GlyphClippingTests {
    /// Common fonts of desktops; those that aren't installed are skipped.
    nonisolated private static let families = [
        "Inter", "Cantarell", "DejaVu Sans", "DejaVu Serif", "Noto Sans", "Ubuntu", "Liberation Sans",
        "Liberation Serif",
    ]
    private static let sizes: [CGFloat] = [9, 11, 12, 13, 15, 17, 20, 26, 34]
    private static let text = "Ågjpqyß(|)Éf"

    /// Draws labels' texts at their places, without their edges.
    private final class Page: UIView {
        var labels: [UILabel] = []

        override func draw(_ rect: CGRect) {
            for label in labels {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.saveGState()
                context.translateBy(x: label.frame.minX, y: label.frame.minY)
                label.drawText(in: label.bounds)
                context.restoreGState()
            }
        }
    }

    /// Adds labels of their natural sizes to a view.
    private func labels(_ fonts: [UIFont], in view: UIView) -> [UILabel] {
        var y: CGFloat = 6
        return fonts.map { font in
            let label = UILabel()
            label.text = Self.text
            label.font = font
            view.addSubview(label)
            label.frame.size = label.intrinsicContentSize
            label.frame.origin = CGPoint(x: 10, y: y)
            // Even positions are whole pixels at each scale.
            y = ((label.frame.maxY + 12) / 2).rounded(.up) * 2
            return label
        }
    }

    @Test(
        "Labels of their natural size show all of their glyphs, in each common font",
        arguments: families, [1 as CGFloat, 1.5, 2])
    func labels(family: String, scale: CGFloat) throws {
        guard UIFont.familyNames.contains(family) else { return }
        let stage = Stage(size: CGSize(width: 280, height: 460), scale: scale)
        var fonts = try Self.sizes.map { try #require(UIFont(name: family, size: $0)) }
        fonts += fonts.suffix(2).map {
            UIFont(descriptor: $0.fontDescriptor.withSymbolicTraits(.traitItalic) ?? $0.fontDescriptor, size: 0)
        }
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 460))
        stage.show(board)
        let labels = labels(fonts, in: board)
        let shown = stage.screenshot()
        let page = Page(frame: board.bounds)
        page.backgroundColor = .clear
        page.isOpaque = false
        board.addSubview(page)
        page.labels = self.labels(fonts, in: page)
        for label in labels + page.labels { label.isHidden = true }
        #expect(stage.screenshot().differences(from: shown, tolerance: 2) == 0)
    }

    @Test("Buttons and fields show all glyphs of a font whose hinted descenders leave their line")
    func controls() throws {
        // A family without such a font would pass anyway.
        let family = UIFont.familyNames.contains("Cantarell") ? "Cantarell" : "Inter"
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.show(board)
        let font = try #require(UIFont(name: family, size: 15))
        let line = font.lineHeight.rounded(.up)
        let (button, field) = (UIButton(type: .custom), UITextField())
        button.setTitle("gjpqy", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.titleLabel?.font = font
        button.contentEdgeInsets = .zero
        (field.text, field.font, field.textColor) = ("gjpqy", font, .black)
        button.frame = CGRect(x: 10, y: 20, width: 80, height: line)
        field.frame = CGRect(x: 10, y: 60, width: 80, height: line)
        let label = UILabel(frame: CGRect(x: 150, y: 20, width: 80, height: 60))
        (label.text, label.font, label.textColor) = ("gjpqy", font, .black)
        for item in [button, field, label] as [UIView] { board.addSubview(item) }
        let picture = stage.screenshot()
        let whole = inkRows(picture, in: label.frame)
        #expect(whole > 8)
        for item in [button, field] as [UIView] {
            #expect(inkRows(picture, in: item.frame.insetBy(dx: 0, dy: -8)) == whole, "\(type(of: item))")
        }
    }

    /// The number of rows of pixels from the first to the last with ink.
    private func inkRows(_ picture: StagePicture, in area: CGRect) -> Int {
        let rows = (Int(area.minY)..<Int(area.maxY)).filter { y in
            (Int(area.minX)..<Int(area.maxX)).contains { x in (picture[x, y]?.red ?? 255) < 240 }
        }
        return (rows.last ?? 0) - (rows.first ?? 0) + 1
    }

    @Test("A label that clips to its bounds cuts its glyphs there")
    func clipping() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 120, height: 12))
        label.text = "gjpqy"
        label.font = .systemFont(ofSize: 30)
        stage.show(label)
        let picture = stage.screenshot()
        // Lines that don't fit don't reach far beyond the label either.
        #expect((20..<140).allSatisfy { picture[$0, 36]?.red == 255 })
        label.clipsToBounds = true
        let clipped = stage.screenshot()
        #expect((20..<140).allSatisfy { clipped[$0, 32]?.red == 255 && clipped[$0, 19]?.red == 255 })
    }

    @Test("Glyphs beyond a label disappear with its text")
    func removal() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
        stage.show(label)
        let empty = stage.screenshot()
        label.font = .systemFont(ofSize: 20)
        label.text = "e\u{301}\u{302}\u{303}\u{304}\u{301}\u{302}\u{303}\u{304}"
        label.sizeToFit()
        #expect(stage.screenshot() != empty)
        label.text = nil
        #expect(stage.screenshot() == empty)
    }
}
