// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Stack views")
struct UIStackViewTests {
    /// Three views, 40 × 10, 20 × 30, and 60 × 20, in a stack of 200 × 50.
    private func stack(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(20, 30), SizedView(60, 20)])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        configure(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func row(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    private func column(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
    }

    @Test("Fill grows the view with the lowest hugging priority, and shrinks the one with the lowest resistance")
    func fill() {
        let wide = stack {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        }
        #expect(row(wide) == [[0, 40], [50, 80], [140, 60]])
        wide.arrangedSubviews[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        wide.frame.size.width = 100
        wide.layoutIfNeeded()
        #expect(row(wide) == [[0, 40], [50, 20], [80, 20]])
        #expect(column(wide) == [[0, 50], [0, 50], [0, 50]])
    }

    @Test("Fill equally makes all views equally wide")
    func fillEqually() {
        let stack = stack {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(row(stack) == [[0, 60], [70, 60], [140, 60]])
    }

    @Test("Fill proportionally keeps the proportions of natural sizes")
    func fillProportionally() {
        let stack = stack {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(row(stack) == [[0, 60], [70, 30], [110, 90]])
        (stack.arrangedSubviews[1] as? SizedView)?.natural.width = 80
        stack.layoutIfNeeded()
        #expect(row(stack) == [[0, 40], [50, 80], [140, 60]])
    }

    @Test("Equal spacing distributes the remaining space, with the minimum spacing if there is none")
    func equalSpacing() {
        let stack = stack {
            $0.distribution = .equalSpacing
            $0.spacing = 10
        }
        #expect(row(stack) == [[0, 40], [80, 20], [140, 60]])
        stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        stack.frame.size.width = 130
        stack.layoutIfNeeded()
        #expect(row(stack) == [[0, 30], [40, 20], [70, 60]])
    }

    @Test("Equal centering makes the distances between centers equal")
    func equalCentering() {
        let stack = stack { $0.distribution = .equalCentering }
        #expect(row(stack) == [[0, 40], [85, 20], [140, 60]])
    }

    @Test("Alignments apply across a row")
    func alignments() {
        #expect(column(stack { $0.alignment = .top }) == [[0, 10], [0, 30], [0, 20]])
        #expect(column(stack { $0.alignment = .bottom }) == [[40, 10], [20, 30], [30, 20]])
        #expect(column(stack { $0.alignment = .center }) == [[20, 10], [10, 30], [15, 20]])
        #expect(column(stack { $0.alignment = .fill }) == [[0, 50], [0, 50], [0, 50]])
    }

    @Test("Alignments apply across a column, also in right-to-left layout")
    func columns() {
        let stack = stack {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.distribution = .equalSpacing
            $0.frame.size.height = 80
        }
        #expect(row(stack) == [[0, 40], [0, 20], [0, 60]])
        #expect(column(stack) == [[0, 10], [20, 30], [60, 20]])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(row(stack) == [[160, 40], [180, 20], [140, 60]])
    }

    @Test("Labels are aligned on a baseline", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(alignment: UIStackView.Alignment) throws {
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 12)
        large.text = "large"
        large.font = .systemFont(ofSize: 30)
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            let size = label.intrinsicContentSize
            return label.frame.midY - size.height / 2 + (label.font.ascender + 0.5).rounded(.down)
        }
        #expect(abs(baseline(small) - baseline(large)) <= 1)
        #expect(small.frame.height == small.intrinsicContentSize.height)
        #expect(large.frame.minY == (alignment == .firstBaseline ? 0 : 100 - large.frame.height))
    }

    @Test("Custom spacing, margins, and gaps between baselines apply")
    func spacings() {
        let stack = stack {
            $0.distribution = .equalSpacing
            $0.frame.size.width = 180
            $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
            $0.distribution = .fill
            $0.spacing = UIStackView.spacingUseSystem
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 2, left: 5, bottom: 4, right: 7)
        }
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        let frames = stack.arrangedSubviews.map(\.frame)
        #expect(frames[0].minX == 5 && frames[2].maxX == 173)
        #expect(frames[1].minX - frames[0].maxX == 30 && frames[2].minX - frames[1].maxX == 8)
        #expect(frames[0].minY == 2 && frames[0].height == 44)
    }

    @Test("A column can be spaced from baseline to baseline")
    func baselineRelative() {
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = "text" }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) <= 1)
    }

    @Test("The natural size is that required by the arranged subviews")
    func fitting() {
        let compressed = UIView.layoutFittingCompressedSize
        #expect(stack { $0.spacing = 10 }.systemLayoutSizeFitting(compressed) == CGSize(width: 140, height: 30))
        let column = stack {
            $0.axis = .vertical
            $0.alignment = .center
            $0.spacing = 1
        }
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 60, height: 62))
        column.arrangedSubviews[1].isHidden = true
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 60, height: 31))
        #expect(UIStackView().systemLayoutSizeFitting(compressed) == .zero)
    }

    @Test("In constraint-based layout, a stack has the size of its content")
    func nested() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(30, 20)])
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(100, 5)])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 100, y: 0, width: 100, height: 25))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    }

    @Test("Arranged subviews can be added, moved, and removed")
    func arrangedSubviews() {
        let stack = stack { $0.distribution = .fillEqually }
        let views = stack.arrangedSubviews
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[2], views[1]] && views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stack.layoutIfNeeded()
        #expect(views[2].frame == stack.bounds)
        stack.insertArrangedSubview(views[1], at: 99)
        #expect(stack.arrangedSubviews == [views[2], views[1]])
    }

    @Test("A view hidden in an animation block collapses while the others move up")
    func hiding() {
        let stage = Stage()
        let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(40, 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
        stack.distribution = .fillEqually
        stage.show(stack)
        let views = stack.arrangedSubviews
        #expect(row(stack) == [[0, 40], [40, 40]])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
        #expect(views[0].isHidden)
        #expect(row(stack) == [[0, 0], [0, 80]])
        stage.advance(by: 0.5)
        let shown = views[1].layer.presentation()?.frame ?? .zero
        #expect(shown.minX > 10 && shown.minX < 30 && shown.width > 50 && shown.width < 70)
        #expect(!views[0].layer.isHidden)
        stage.advance(by: 0.6)
        #expect(views[0].layer.isHidden)
        UIView.animate(withDuration: 1) { views[0].isHidden = false }
        #expect(!views[0].isHidden && !views[0].layer.isHidden)
        #expect(row(stack) == [[0, 40], [40, 40]])
        stage.advance(by: 1.1)
        #expect(!views[0].layer.isHidden)
    }
}
