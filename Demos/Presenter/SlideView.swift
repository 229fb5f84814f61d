// SPDX-License-Identifier: MIT
import UIKit

/// A slide with an aspect ratio of 16:9, as large as possible, on black.
final class SlideView: UIView {
    var slide: Slide? {
        didSet { if slide != oldValue { setNeedsDisplay() } }
    }

    static let aspect: CGFloat = 16 / 9

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let slide else { return }
        let size = Self.size(in: bounds.size)
        // Avoids a black line where a view of the slide's shape is rounded to whole points.
        let (across, down) = (bounds.width - size.width, bounds.height - size.height)
        let paper = bounds.insetBy(
            dx: across > 1 ? (across / 2).rounded() : 0, dy: down > 1 ? (down / 2).rounded() : 0)
        SlidePainter(paper: paper).draw(slide)
    }

    /// Returns the size of the largest slide that fits.
    static func size(in space: CGSize) -> CGSize {
        let width = min(space.width, space.height * aspect)
        return CGSize(width: width.rounded(), height: (width / aspect).rounded())
    }
}

/// Draws slides.
///
/// All sizes are fractions of the width.
@MainActor
private struct SlidePainter {
    let paper: CGRect

    private static let ink = UIColor(red: 0.13, green: 0.15, blue: 0.24, alpha: 1)
    private static let softInk = UIColor(red: 0.13, green: 0.15, blue: 0.24, alpha: 0.75)
    private static let sheet = UIColor(red: 0.975, green: 0.965, blue: 0.94, alpha: 1)
    private static let sun = UIColor(red: 0.89, green: 0.31, blue: 0.2, alpha: 1)
    private static let wood = UIColor(red: 0.32, green: 0.21, blue: 0.15, alpha: 1)

    private var unit: CGFloat { paper.width / 100 }

    func draw(_ slide: Slide) {
        Self.sheet.setFill()
        UIRectFill(paper)
        slide.isOpening ? drawOpening(slide) : drawPoints(slide)
    }

    private func drawOpening(_ slide: Slide) {
        let screen = CGRect(x: paper.minX, y: paper.minY, width: 30 * unit, height: paper.height)
        Self.sun.setFill()
        let radius = 9 * unit
        let center = CGPoint(x: screen.maxX, y: paper.minY + 18 * unit)
        UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        ).fill()
        drawScreen(screen)
        text(slide.title, weight: .bold, size: 5.4, color: Self.ink).draw(
            in: CGRect(
                x: screen.maxX + 6 * unit, y: paper.minY + 31 * unit, width: 60 * unit, height: 22 * unit))
    }

    /// Draws a paper screen in a wooden frame, half of it lit by the sun.
    private func drawScreen(_ screen: CGRect) {
        Self.sheet.withAlphaComponent(0.82).setFill()
        UIRectFillUsingBlendMode(screen, .normal)
        Self.wood.setFill()
        let bar = max(1, 0.45 * unit)
        for column in 1...3 {
            let x = screen.minX + screen.width * CGFloat(column) / 3 - bar
            UIRectFill(CGRect(x: x, y: screen.minY, width: column == 3 ? 2 * bar : bar, height: screen.height))
        }
        for row in 1...4 {
            let y = screen.minY + screen.height * CGFloat(row) / 5 - bar / 2
            UIRectFill(CGRect(x: screen.minX, y: y, width: screen.width, height: bar))
        }
    }

    private func drawPoints(_ slide: Slide) {
        Self.sun.setFill()
        UIRectFill(CGRect(x: paper.minX, y: paper.minY + 7.4 * unit, width: 5 * unit, height: 0.7 * unit))
        let margin = 8 * unit
        let width = paper.width - 2 * margin
        text(slide.title, weight: .bold, size: 4.6, color: Self.ink).draw(
            in: CGRect(x: paper.minX + margin, y: paper.minY + 4.6 * unit, width: width, height: 7 * unit))

        let size = Self.pointSize(slide.points.count)
        var y = paper.minY + 15.5 * unit
        for point in slide.points {
            let line = text(point, weight: .regular, size: size, color: Self.softInk)
            let indent = 3.2 * unit
            let height = line.height(width: width - indent)
            guard y + height <= paper.maxY - 3 * unit else { break }
            let mark = 0.9 * unit
            Self.sun.setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: paper.minX + margin, y: y + size * unit * 0.61 - mark / 2, width: mark, height: mark)
            ).fill()
            line.draw(in: CGRect(x: paper.minX + margin + indent, y: y, width: width - indent, height: height))
            y += height + size * unit * 0.72
        }
    }

    /// The font size for a number of points: smaller for more points, so that all fit.
    private static func pointSize(_ count: Int) -> CGFloat {
        switch count {
        case ...4: 3.1
        case ...6: 2.6
        default: 2.1
        }
    }

    private func text(_ text: String, weight: UIFont.Weight, size: CGFloat, color: UIColor) -> SlideText {
        SlideText(
            text: text,
            attributes: [.font: UIFont.systemFont(ofSize: size * unit, weight: weight), .foregroundColor: color])
    }
}

@MainActor
private struct SlideText {
    let text: String
    let attributes: [NSAttributedString.Key: Any]

    func height(width: CGFloat) -> CGFloat {
        text.boundingRect(
            with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil
        ).height.rounded(.up)
    }

    func draw(in rect: CGRect) {
        text.draw(in: rect, withAttributes: attributes)
    }
}
