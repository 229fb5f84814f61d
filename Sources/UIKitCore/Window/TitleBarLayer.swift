// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// A title bar with the window's title and buttons.
@MainActor
final class TitleBarLayer: CALayer {
    /// The state of the window that the bar shows.
    struct State {
        var isActive = true
        var isMaximized = false
        /// The items on each side, of which all are possible.
        var items = TitleBarSettings()
        var isRightToLeft = false
        /// Whether the bar has a background and shows the title; otherwise it shows only its buttons.
        var hasBackground = true
        var showsTitle = true
        var separator = UITitlebarSeparatorStyle.automatic
    }

    private let titleLayer = TitleLayer()
    private let hairline = CALayer()
    private var buttons: [TitleBarButton] = []

    var title = "" {
        didSet { titleLayer.title = title }
    }

    override init() {
        super.init()
        addSublayer(titleLayer)
        addSublayer(hairline)
    }

    func apply(traits: UITraitCollection, state: State) {
        backgroundColor =
            state.hasBackground
            ? (state.isActive ? Theme.Chrome.background : Theme.Chrome.inactiveBackground).cgColor(for: traits) : nil
        showSeparator(traits: traits, state: state)
        showButtons(state.items)
        let metrics = Theme.Chrome.metrics(for: traits)
        let leading = state.items.width(of: state.items.leading, metrics)
        let trailing = state.items.width(of: state.items.trailing, metrics)
        place(state.items.leading, from: metrics.buttonInset, metrics, state)
        place(state.items.trailing, from: bounds.width - trailing + metrics.buttonSpacing, metrics, state)
        for button in buttons {
            button.apply(
                traits: traits, metrics: metrics, isActive: state.isActive, isMaximized: state.isMaximized)
        }
        titleLayer.isHidden = !state.hasBackground || !state.showsTitle
        titleLayer.apply(
            traits: traits, isActive: state.isActive, bounds: bounds,
            free: (state.isRightToLeft ? trailing : leading, state.isRightToLeft ? leading : trailing))
    }

    private func showSeparator(traits: UITraitCollection, state: State) {
        let pixel = 1 / traits.displayScale
        hairline.isHidden = !state.hasBackground || state.separator == .none
        hairline.backgroundColor = Theme.Chrome.hairline.cgColor(for: traits)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
        let casts = state.hasBackground && state.separator == .shadow
        shadowColor = .black
        shadowOpacity = casts ? Theme.Chrome.separatorShadowOpacity : 0
        shadowRadius = Theme.Chrome.separatorShadowRadius
        shadowOffset = .zero
    }

    private func showButtons(_ items: TitleBarSettings) {
        let kinds = (items.leading + items.trailing).filter { $0 != .spacer }
        guard buttons.map(\.kind) != kinds else { return }
        for button in buttons { button.removeFromSuperlayer() }
        buttons = kinds.map { TitleBarButton(kind: $0) }
        for button in buttons { addSublayer(button) }
    }

    /// Places items next to each other, beginning at a distance from the leading edge.
    private func place(
        _ items: [TitleBarSettings.Item], from start: CGFloat, _ metrics: Theme.Chrome.Metrics, _ state: State
    ) {
        let size = metrics.buttonDiameter
        var x = start
        for item in items {
            if let button = buttons.first(where: { $0.kind == item }) {
                button.frame = CGRect(
                    x: state.isRightToLeft ? bounds.width - x - size : x, y: ((bounds.height - size) / 2).rounded(),
                    width: size, height: size)
            }
            x += size + metrics.buttonSpacing
        }
    }

    /// Returns the button at `point`, in the bar's coordinates.
    ///
    /// The area of the outermost buttons extends to the window's edge, and that of all to the bar's upper and lower
    /// edges.
    func button(at point: CGPoint) -> TitleBarButton.Kind? {
        guard bounds.contains(point) else { return nil }
        let reach = Theme.Chrome.buttonSpacing / 2
        return buttons.first { button in
            let frame = button.frame
            let edge = Theme.Chrome.buttonInset
            let left = frame.minX <= edge ? frame.minX : reach
            let right = bounds.width - frame.maxX <= edge ? bounds.width - frame.maxX : reach
            return point.x >= frame.minX - left && point.x < frame.maxX + right
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

extension TitleBarSettings {
    /// The width that items take from the edge of a bar, including the space next to the innermost one.
    func width(of items: [Item], _ metrics: Theme.Chrome.Metrics) -> CGFloat {
        guard !items.isEmpty else { return 0 }
        return metrics.buttonInset + CGFloat(items.count) * (metrics.buttonDiameter + metrics.buttonSpacing)
    }

    /// Returns the settings without the items that `isPossible` excludes, and without gaps next to nothing.
    func filtered(_ isPossible: (Item) -> Bool) -> TitleBarSettings {
        func remaining(_ items: [Item]) -> [Item] {
            let items = items.filter { $0 == .spacer || isPossible($0) }
            return items.contains { $0 != .spacer } ? items : []
        }
        var result = self
        (result.leading, result.trailing) = (remaining(leading), remaining(trailing))
        return result
    }
}
