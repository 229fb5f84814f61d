// SPDX-License-Identifier: MIT
import UIKit

/// A bar that moves one position with each refresh of the display, and marks missed refreshes in red.
final class PacingView: UIView {
    static let height: CGFloat = 20
    private static let places = 60
    private static let gap: CGFloat = 2

    private let bar = UIView(frame: .zero)
    /// A mark for each position, visible if the last round missed it.
    private let marks: [UIView]
    private var place = 0
    private var lastTimestamp: TimeInterval?

    override init(frame: CGRect) {
        marks = (0..<Self.places).map { _ in UIView(frame: .zero) }
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 0, alpha: 0.75)
        for mark in marks {
            mark.backgroundColor = UIColor(red: 1, green: 0.27, blue: 0.23, alpha: 1)
            mark.isHidden = true
            addSubview(mark)
        }
        bar.backgroundColor = .white
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Records a frame presented at `timestamp` with `interval` seconds between refreshes.
    func frame(at timestamp: TimeInterval, interval: TimeInterval) {
        let elapsed = lastTimestamp.map { timestamp - $0 } ?? interval
        lastTimestamp = timestamp
        guard interval > 0, elapsed.isFinite, elapsed > 0 else { return }
        // A pause longer than a round marks each position only once.
        let steps = max(1, Int(min(elapsed / interval, Double(Self.places)).rounded()))
        for step in 1...steps {
            marks[(place + step) % Self.places].isHidden = step == steps
        }
        place = (place + steps) % Self.places
        bar.frame = slot(place)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, mark) in marks.enumerated() { mark.frame = slot(index) }
        bar.frame = slot(place)
    }

    private func slot(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(Self.places)
        return CGRect(x: CGFloat(index) * width, y: 0, width: max(1, width - Self.gap), height: bounds.height)
    }
}
