// SPDX-License-Identifier: MIT
import UIKit

/// The most recent log lines, the newest at the bottom.
final class LogView: UIView {
    /// The height of a line at the application's text size.
    static var lineHeight: CGFloat { UITraitCollection.current.grown(20) }
    private static let padding: CGFloat = 12

    /// The text shown while the log is empty.
    private let hint: UILabel
    private let labels: [UILabel]
    private var lines: [String] = []

    init(lineCount: Int, hint text: String) {
        hint = UILabel(text, font: .systemFont(ofSize: 13), color: .secondaryLabel, lines: 0)
        labels = (0..<max(1, lineCount)).map { _ in
            UILabel("", font: .monospacedSystemFont(ofSize: 12, weight: .regular))
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        hint.textAlignment = .center
        for label in [hint] + labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    static func height(forLines count: Int) -> CGFloat {
        CGFloat(count) * lineHeight + 2 * padding
    }

    func append(_ line: String) {
        lines.append(line)
        lines.removeFirst(max(0, lines.count - labels.count))
        setNeedsLayout()
    }

    /// Replaces the newest line.
    ///
    /// For events that arrive many times per second.
    func replaceLast(with line: String) {
        if !lines.isEmpty { lines.removeLast() }
        append(line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.padding, dy: Self.padding)
        let lineHeight = grown(20)
        hint.isHidden = !lines.isEmpty
        let hintHeight = hint.height(forWidth: inner.width)
        hint.frame = CGRect(
            x: inner.minX, y: (inner.midY - hintHeight / 2).rounded(), width: inner.width, height: hintHeight)

        let space = max(1, Int((inner.height / lineHeight).rounded(.down)))
        let visible = lines.suffix(space)
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= visible.count
            guard index < visible.count else { continue }
            label.text = visible[visible.startIndex + index]
            // Older lines are dimmed.
            label.textColor = index == visible.count - 1 ? .label : .secondaryLabel
            label.frame = CGRect(
                x: inner.minX, y: inner.minY + CGFloat(index) * lineHeight, width: inner.width,
                height: lineHeight)
        }
    }
}
