// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A round button of a title bar.
@MainActor
final class TitleBarButton: CALayer {
    typealias Kind = TitleBarSettings.Item

    let kind: Kind
    private var traits = UITraitCollection()
    private var metrics = Theme.Chrome.Metrics()
    private var isActive = true
    private var isMaximized = false

    var isHovered = false {
        didSet { if isHovered != oldValue { updateColors() } }
    }

    var isPressed = false {
        didSet { if isPressed != oldValue { updateColors() } }
    }

    init(kind: Kind) {
        self.kind = kind
        super.init()
    }

    override convenience init() {
        self.init(kind: .close)
    }

    func apply(traits: UITraitCollection, metrics: Theme.Chrome.Metrics, isActive: Bool, isMaximized: Bool) {
        contentsScale = traits.displayScale
        cornerRadius = metrics.buttonDiameter / 2
        self.traits = traits
        self.metrics = metrics
        self.isActive = isActive
        self.isMaximized = isMaximized
        updateColors()
    }

    private func updateColors() {
        let color: UIColor
        switch (kind, isPressed, isHovered) {
        case (.close, true, _): color = Theme.Chrome.closePressed
        case (.close, _, true): color = Theme.Chrome.closeHovered
        case (_, true, _): color = Theme.Chrome.buttonPressed
        case (_, _, true): color = Theme.Chrome.buttonHovered
        default: color = Theme.Chrome.button
        }
        backgroundColor = color.cgColor(for: traits)
        setNeedsDisplay()
    }

    override var drawsContent: Bool { true }

    override func draw(in context: CGContext) {
        let isOnRed = kind == .close && (isHovered || isPressed)
        let ink = isOnRed ? UIColor.white : isActive ? UIColor.label : UIColor.secondaryLabel
        context.setStrokeColor(ink.cgColor(for: traits))
        context.setLineWidth(Theme.Chrome.glyphWidth * metrics.growth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let reach = metrics.glyphSize / 2
        let box = CGRect(x: bounds.midX - reach, y: bounds.midY - reach, width: reach * 2, height: reach * 2)
        let step = reach / 4.5
        switch kind {
        case .close:
            context.move(to: CGPoint(x: box.minX, y: box.minY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            context.move(to: CGPoint(x: box.maxX, y: box.minY))
            context.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        case .minimize:
            context.move(to: CGPoint(x: box.minX, y: box.midY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.midY))
        case .maximize where isMaximized:
            context.addRect(box.insetBy(dx: 1.5 * step, dy: 1.5 * step).offsetBy(dx: -step, dy: step))
            context.move(to: CGPoint(x: box.minX + 2.5 * step, y: box.minY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.minY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.maxY - 2.5 * step))
        case .maximize:
            context.addRect(box.insetBy(dx: 0.5 * step, dy: 0.5 * step))
        case .menu:
            context.move(to: CGPoint(x: box.minX, y: box.midY - 2 * step))
            context.addLine(to: CGPoint(x: box.midX, y: box.midY + 2.5 * step))
            context.addLine(to: CGPoint(x: box.maxX, y: box.midY - 2 * step))
        case .spacer:
            break
        }
        context.strokePath()
    }
}
