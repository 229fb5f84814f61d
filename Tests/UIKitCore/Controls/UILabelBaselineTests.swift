// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite("Baselines of labels")
@MainActor
struct UILabelBaselineTests {
    /// Text whose line is made taller by another font, as by a fallback font, without ink of its own.
    private func tall(_ text: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        result.append(NSAttributedString(string: " ", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        return result
    }

    /// The lower edge of the ink in `frame`.
    private func inkBottom(in frame: CGRect, on stage: Stage) throws -> Int {
        let picture = stage.screenshot().cropped(to: frame)
        let rows = (0..<picture.height).filter { y in
            (0..<picture.width).contains { (picture[$0, y]?.red ?? 255) < 128 }
        }
        return Int(frame.minY) + (try #require(rows.last))
    }

    @Test("Labels that are aligned by baselines share one, also if another font makes a line taller")
    func alignment() throws {
        let stage = Stage()
        let labels = (0..<2).map { _ in UILabel() }
        labels[0].text = "HH"
        labels[1].attributedText = tall("HH")
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
            stack.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
        ])
        stage.advance(by: 0)
        let frames = labels.map { $0.convert($0.bounds, to: stage.window) }
        #expect(frames[1].height > frames[0].height + 10)
        let bottoms = try frames.map { try inkBottom(in: $0, on: stage) }
        #expect(abs(bottoms[0] - bottoms[1]) <= 1)
    }
}
