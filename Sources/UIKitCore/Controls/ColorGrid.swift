// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree

/// A grid of color swatches, selected by touch or with the arrow keys.
final class ColorGrid: UIControl {
    /// Called with each color that the user selects.
    var onChoose: ((UIColor) -> Void)?

    /// The components of the selected color.
    ///
    /// A swatch is marked only if its color is in the grid.
    var chosen: [CGFloat]? {
        didSet { if chosen != oldValue { findMark() } }
    }

    private struct Place: Equatable {
        var column: Int
        var row: Int
    }

    private var mark: Place?
    private let frameView = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = Theme.ColorWell.gridRadius
        layer.masksToBounds = true
        contentMode = .redraw
        frameView.isUserInteractionEnabled = false
        frameView.layer.borderWidth = Theme.ColorWell.markWidth
        frameView.layer.borderColor = .white
        frameView.layer.cornerRadius = Theme.ColorWell.markWidth
        frameView.layer.shadowOpacity = 0.5
        frameView.layer.shadowRadius = 1
        frameView.layer.shadowOffset = .zero
        addSubview(frameView)
    }

    required init?(coder: NSCoder) { nil }

    override var isPressedByKeys: Bool { false }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.adjustable)
        defaults.role = .colorPicker
        defaults.value = mark.map { Theme.ColorWell.color(column: $0.column, row: $0.row).accessibilityName }
        return defaults
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by steps: Int) {
        let (columns, rows) = (Theme.ColorWell.columns, Theme.ColorWell.rows)
        let index = mark.map { $0.row * columns + $0.column + steps } ?? 0
        guard index >= 0, index < columns * rows else { return }
        choose(Place(column: index % columns, row: index / columns))
    }

    private var cell: CGSize {
        CGSize(
            width: bounds.width / CGFloat(Theme.ColorWell.columns),
            height: bounds.height / CGFloat(Theme.ColorWell.rows))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let cell = cell
        for row in 0..<Theme.ColorWell.rows {
            for column in 0..<Theme.ColorWell.columns {
                Theme.ColorWell.color(column: column, row: row).setFill()
                // Whole points, with a slight overlap, so that no seams show between the swatches.
                let origin = CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height)
                context.fill(CGRect(origin: origin, size: CGSize(width: cell.width + 0.5, height: cell.height + 0.5)))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        frameView.isHidden = mark == nil
        guard let mark else { return }
        let cell = cell
        frameView.frame = CGRect(
            x: CGFloat(mark.column) * cell.width, y: CGFloat(mark.row) * cell.height, width: cell.width,
            height: cell.height)
    }

    private func findMark() {
        mark = nil
        setNeedsLayout()
        guard let chosen else { return }
        for row in 0..<Theme.ColorWell.rows {
            for column in 0..<Theme.ColorWell.columns {
                let color = Theme.ColorWell.color(column: column, row: row).cgColor(for: traitCollection)
                let parts = color.components ?? []
                guard parts.count == 4, zip(parts, chosen).allSatisfy({ abs($0 - $1) < 1 / 512 }) else { continue }
                mark = Place(column: column, row: row)
                return
            }
        }
    }

    private func choose(_ place: Place) {
        guard place != mark else { return }
        onChoose?(Theme.ColorWell.color(column: place.column, row: place.row))
        mark = place
        setNeedsLayout()
    }

    private func choose(at point: CGPoint) {
        let cell = cell
        guard cell.width > 0, cell.height > 0 else { return }
        let column = min(max(point.x / cell.width, 0), CGFloat(Theme.ColorWell.columns - 1))
        let row = min(max(point.y / cell.height, 0), CGFloat(Theme.ColorWell.rows - 1))
        choose(Place(column: Int(column), row: Int(row)))
    }

    // MARK: - Input

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self))
        return true
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        var place = mark ?? Place(column: 0, row: 0)
        switch key.keyCode {
        case .keyboardLeftArrow: place.column -= 1
        case .keyboardRightArrow: place.column += 1
        case .keyboardUpArrow: place.row -= 1
        case .keyboardDownArrow: place.row += 1
        default: return false
        }
        place.column = min(max(place.column, 0), Theme.ColorWell.columns - 1)
        place.row = min(max(place.row, 0), Theme.ColorWell.rows - 1)
        choose(place)
        return true
    }

    override var preventsTapsOfAncestors: Bool { true }
}
