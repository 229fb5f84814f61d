// SPDX-License-Identifier: MIT
import UIKit

/// Shapes defined by a rectangle.
final class ShapesCard: CardView {
    private static let height: CGFloat = 64
    private static let shapes: [(name: String, path: @MainActor (CGRect) -> UIBezierPath)] = [
        ("Rect", { UIBezierPath(rect: $0) }),
        ("Rounded", { UIBezierPath(roundedRect: $0, cornerRadius: 20) }),
        (
            "Two corners",
            {
                UIBezierPath(
                    roundedRect: $0, byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 22, height: 22))
            }
        ),
        ("Oval", { UIBezierPath(ovalIn: $0) }), ("Arc", { .pie(in: $0) }), ("Star", { .star(in: $0) }),
    ]

    private let views = shapes.map { shape in
        DrawingView { bounds in
            let path = shape.path(bounds.insetBy(dx: 2, dy: 2))
            path.lineWidth = 2
            path.lineJoinStyle = .round
            UIColor.tintColor.withAlphaComponent(0.16).setFill()
            UIColor.tintColor.setStroke()
            path.fill()
            path.stroke()
        }
    }
    private let names = shapes.map { UILabel($0.name, font: .systemFont(ofSize: 13), color: .secondaryLabel) }

    override func build() {
        for view in views + names as [UIView] { addSubview(view) }
        for name in names { name.textAlignment = .center }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(count: 6, columns: 3, rowHeight: Self.height + 4 + grown(20), spacing: 12)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        GridLayout.height(count: 6, columns: 3, rowHeight: 44 + 4 + grown(20), spacing: 12)
    }

    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        let height = ((area.height + 12) / 2 - 16 - grown(20)).rounded(.down)
        GridLayout.place(views, in: area, columns: 3, rowHeight: height + 4 + grown(20), spacing: 12)
        for (view, name) in zip(views, names) {
            view.frame.size.height = height
            name.frame = CGRect(x: view.frame.minX, y: view.frame.maxY + 4, width: view.frame.width, height: grown(20))
        }
    }
}
