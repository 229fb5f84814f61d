// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// A title bar with the window's title and buttons.
@MainActor
final class TitleBarLayer: CALayer {
    private let titleLayer = TitleLayer()
    private let hairline = CALayer()
    private var buttons: [TitleBarButton] = []
    private var traits = UITraitCollection()

    var title = "" {
        didSet { titleLayer.title = title }
    }

    override init() {
        super.init()
        addSublayer(titleLayer)
        addSublayer(hairline)
    }

    func apply(traits: UITraitCollection, isActive: Bool, isMaximized: Bool, capabilities: WindowCapabilities) {
        self.traits = traits
        backgroundColor =
            (isActive ? Theme.Chrome.background : Theme.Chrome.inactiveBackground).cgColor(for: traits)
        hairline.backgroundColor = Theme.Chrome.hairline.cgColor(for: traits)
        let pixel = 1 / traits.displayScale
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)

        var kinds: [TitleBarButton.Kind] = []
        if capabilities.contains(.minimize) { kinds.append(.minimize) }
        if capabilities.contains(.maximize) { kinds.append(.maximize) }
        kinds.append(.close)
        if buttons.map(\.kind) != kinds {
            for button in buttons { button.removeFromSuperlayer() }
            buttons = kinds.map { TitleBarButton(kind: $0) }
            for button in buttons { addSublayer(button) }
        }
        let size = Theme.Chrome.buttonDiameter
        var x = bounds.width - Theme.Chrome.buttonInset - size
        for button in buttons.reversed() {
            button.frame = CGRect(x: x, y: ((bounds.height - size) / 2).rounded(), width: size, height: size)
            button.apply(traits: traits, isActive: isActive, isMaximized: isMaximized)
            x -= size + Theme.Chrome.buttonSpacing
        }
        titleLayer.apply(
            traits: traits, isActive: isActive,
            // Centered in the window if it fits between equal margins.
            frame: bounds.insetBy(dx: min(bounds.width / 2, bounds.width - x), dy: 0))
    }

    /// Returns the button at `point`, in the bar's coordinates.
    ///
    /// Its hit area extends to the bar's edges.
    func button(at point: CGPoint) -> TitleBarButton.Kind? {
        let reach = Theme.Chrome.buttonSpacing / 2
        return buttons.first {
            $0.frame.insetBy(dx: -reach, dy: -reach).contains(point)
        }?.kind
    }

    var kinds: [TitleBarButton.Kind] { buttons.map(\.kind) }

    func frame(of kind: TitleBarButton.Kind) -> CGRect { buttons.first { $0.kind == kind }?.frame ?? .zero }

    func highlight(hovered: TitleBarButton.Kind?, pressed: TitleBarButton.Kind?) {
        for button in buttons {
            button.isHovered = button.kind == hovered
            button.isPressed = button.kind == pressed
        }
    }
}

/// A round button of a title bar.
@MainActor
final class TitleBarButton: CALayer {
    enum Kind: Equatable {
        case minimize
        case maximize
        case close
    }

    let kind: Kind
    private var traits = UITraitCollection()
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
        cornerRadius = Theme.Chrome.buttonDiameter / 2
    }

    override convenience init() {
        self.init(kind: .close)
    }

    func apply(traits: UITraitCollection, isActive: Bool, isMaximized: Bool) {
        contentsScale = traits.displayScale
        self.traits = traits
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
        context.setLineWidth(Theme.Chrome.glyphWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let reach = Theme.Chrome.glyphSize / 2
        let box = CGRect(x: bounds.midX - reach, y: bounds.midY - reach, width: reach * 2, height: reach * 2)
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
            context.addRect(box.insetBy(dx: 1.5, dy: 1.5).offsetBy(dx: -1, dy: 1))
            context.move(to: CGPoint(x: box.minX + 2.5, y: box.minY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.minY))
            context.addLine(to: CGPoint(x: box.maxX, y: box.maxY - 2.5))
        case .maximize:
            context.addRect(box.insetBy(dx: 0.5, dy: 0.5))
        }
        context.strokePath()
    }
}
