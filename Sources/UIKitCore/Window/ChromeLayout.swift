// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The frames of a window's parts on its surface, in surface points, for one configuration.
struct ChromeLayout: Equatable {
    /// The size of the whole surface, including the shadow.
    let surface: CGSize
    /// The window geometry: title bar and content, without the shadow.
    let geometry: CGRect
    let titleBar: CGRect
    let placement: TitleBarPlacement
    /// The frame of the `UIWindow`.
    let content: CGRect
    let cornerRadius: CGFloat
    let isClientSide: Bool
    let canResize: Bool
    /// Whether the window can have another size.
    let isResizable: Bool
    let capabilities: WindowCapabilities
    let isMaximized: Bool
    /// Whether the window extends, in black, beyond its content.
    let hasBlackEdges: Bool

    /// Creates a layout with black `edges` around the content, as on a screen with overscan.
    init(
        configuration: WindowConfiguration, ownContentSize: CGSize, edges: UIEdgeInsets = .zero,
        placement: TitleBarPlacement = TitleBarPlacement(), isResizable: Bool = true
    ) {
        isClientSide = configuration.decoration == .client && !configuration.states.contains(.fullScreen)
        let isAnchored = !configuration.states.isDisjoint(with: .anchored)
        let hasShadow = isClientSide && !isAnchored
        let titleHeight = isClientSide ? placement.extraHeight : 0
        self.placement = isClientSide ? placement : TitleBarPlacement()
        let margin = hasShadow ? Theme.Chrome.shadowMargin : .zero
        let size = CGSize(
            width: max(1, (configuration.width ?? ownContentSize.width).rounded()),
            height: max(titleHeight + 1, (configuration.height ?? ownContentSize.height + titleHeight).rounded()))
        geometry = CGRect(x: margin.left, y: margin.top, width: size.width, height: size.height)
        surface = CGSize(
            width: size.width + margin.left + margin.right, height: size.height + margin.top + margin.bottom)
        titleBar = CGRect(
            x: geometry.minX, y: geometry.minY, width: size.width,
            height: isClientSide ? min(placement.height, size.height) : 0)
        content = CGRect(
            x: geometry.minX + edges.left, y: geometry.minY + titleHeight + edges.top,
            width: max(1, size.width - edges.left - edges.right),
            height: max(1, size.height - titleHeight - edges.top - edges.bottom))
        hasBlackEdges = edges != .zero
        cornerRadius = hasShadow ? Theme.Chrome.cornerRadius : 0
        self.isResizable = isResizable
        canResize = hasShadow && isResizable
        capabilities = configuration.capabilities
        isMaximized = configuration.states.contains(.maximized)
    }

    func pixelSize(scale: CGFloat) -> PixelSize {
        // As viewporter defines it, the buffer size is the rounded product of surface size and scale.
        PixelSize(
            width: max(1, Int((surface.width * scale).rounded())),
            height: max(1, Int((surface.height * scale).rounded())))
    }

    /// The geometry without the rows of the rounded corners.
    var opaqueRegion: CGRect? {
        geometry.insetBy(dx: 0, dy: cornerRadius)
    }

    /// The region that receives input.
    ///
    /// The outer part of the shadow is excluded; on its inner part, edges can be dragged.
    var inputRegion: CGRect? {
        canResize ? geometry.insetBy(dx: -Theme.Chrome.resizeMargin, dy: -Theme.Chrome.resizeMargin) : nil
    }

    // MARK: - Hit testing

    enum Place: Equatable {
        case outside
        case edge(WindowEdge)
        case titleBar
        case content
    }

    func place(at point: CGPoint) -> Place {
        guard isClientSide else { return .content }
        if titleBar.contains(point) { return .titleBar }
        if content.contains(point) { return .content }
        guard canResize, let inputRegion, inputRegion.contains(point) else { return .outside }
        return edge(at: point).map(Place.edge) ?? .outside
    }

    private func edge(at point: CGPoint) -> WindowEdge? {
        let reach = Theme.Chrome.cornerReach
        let nearLeft = point.x < geometry.minX + reach
        let nearRight = point.x >= geometry.maxX - reach
        let nearTop = point.y < geometry.minY + reach
        let nearBottom = point.y >= geometry.maxY - reach
        switch (nearLeft, nearRight, nearTop, nearBottom) {
        case (true, _, true, _): return .topLeft
        case (_, true, true, _): return .topRight
        case (true, _, _, true): return .bottomLeft
        case (_, true, _, true): return .bottomRight
        default: break
        }
        if point.x < geometry.minX { return .left }
        if point.x >= geometry.maxX { return .right }
        if point.y < geometry.minY { return .top }
        if point.y >= geometry.maxY { return .bottom }
        return nil
    }
}
