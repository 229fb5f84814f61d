// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics

/// A control that shows a color and opens a panel for choosing another.
///
/// It sends `.valueChanged` for each color that the user selects, including continuously during a drag.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        coder.decodeInterface(self, as: UIColorWell.self)
    }

    // MARK: - Color

    /// The selected color.
    ///
    /// `nil`, the default, means that no color is selected. Setting it doesn't send `.valueChanged`.
    open var selectedColor: UIColor? {
        didSet {
            guard selectedColor != oldValue else { return }
            setNeedsDisplay()
            panel?.show(selectedColor)
        }
    }

    /// Whether the user can choose translucent colors.
    ///
    /// The default is `true`.
    open var supportsAlpha = true

    /// The title at the top of the color panel.
    ///
    /// The default is `nil`.
    open var title: String?

    // MARK: - Layout

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = title
        defaults.value = selectedColor?.accessibilityName
        defaults.traits.insert(.button)
        defaults.role = .colorPicker
        defaults.states = .hasPopup
        return defaults
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Theme.ColorWell.side, height: Theme.ColorWell.side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        drawWell()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsDisplay()
    }

    @_spi(Toolkit) open override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

    override func willTriggerPrimaryAction() {
        openPanel()
    }

    // MARK: - Internal state

    weak var popup: PopupWindow?
    weak var panel: ColorPanel?

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}

extension UIColorWell {
    func openPanel() {
        guard popup == nil else { return }
        let panel = ColorPanel(title: title, supportsAlpha: supportsAlpha)
        panel.show(selectedColor)
        panel.onChoose = { [weak self] color in
            guard let self else { return }
            selectedColor = color
            send(.valueChanged, for: nil)
        }
        self.panel = panel
        popup = openPopup(showing: panel, size: panel.naturalSize)
    }

    // MARK: - Appearance

    func drawWell() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let outer = side / 2 - Theme.ColorWell.ringWidth / 2
        guard outer > 0 else { return }
        let alpha = isHighlighted ? Theme.ColorWell.pressedAlpha : isEnabled ? 1 : Theme.Control.disabledAlpha
        context.setAlpha(alpha)
        context.setLineWidth(Theme.ColorWell.ringWidth)
        let steps = Theme.ColorWell.ringSteps
        for step in 0..<steps {
            let share = CGFloat(step) / CGFloat(steps)
            let start = 2 * CGFloat.pi * share
            // The sectors overlap slightly so that no gaps show between them.
            let end = start + 2 * .pi / CGFloat(steps) * 1.3
            UIColor(hue: share, saturation: 0.75, brightness: 1, alpha: 1).setStroke()
            let arc = UIBezierPath(
                arcCenter: middle, radius: outer, startAngle: start, endAngle: end, clockwise: true)
            arc.lineWidth = Theme.ColorWell.ringWidth
            arc.stroke()
        }
        let inner = side / 2 - Theme.ColorWell.ringWidth - Theme.ColorWell.gap
        guard inner > 0, let selectedColor else { return }
        let disc = CGRect(x: middle.x - inner, y: middle.y - inner, width: 2 * inner, height: 2 * inner)
        context.saveGState()
        UIBezierPath(ovalIn: disc).addClip()
        if selectedColor.cgColor.alpha < 1 { drawChecks(in: disc) }
        selectedColor.setFill()
        context.fill(disc)
        context.restoreGState()
    }

    private func drawChecks(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        Theme.ColorWell.ground.setFill()
        context.fill(rect)
        Theme.ColorWell.check.setFill()
        let side = Theme.ColorWell.checkSide
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column) % 2 == 0 {
                context.fill(
                    CGRect(
                        x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                        height: side))
            }
        }
    }
}
