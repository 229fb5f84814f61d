// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import WaylandClient
internal import Windowing

/// The minimum and maximum size of a window; zero on an axis means no limit.
struct SizeLimits: Hashable {
    var minimum: CGSize
    var maximum: CGSize

    /// The valid limits: a minimum above the maximum, or below zero, would be a protocol error.
    var sendable: (minimum: (Int32, Int32), maximum: (Int32, Int32)) {
        let width = Self.axis(minimum.width, maximum.width)
        let height = Self.axis(minimum.height, maximum.height)
        return ((width.0, height.0), (width.1, height.1))
    }

    private static func axis(_ minimum: CGFloat, _ maximum: CGFloat) -> (Int32, Int32) {
        let least = max(0, Int32(rounding: minimum.rounded(.up)))
        let most = max(0, Int32(rounding: maximum.rounded(.down)))
        return (least, most == 0 ? 0 : max(least, most))
    }
}

extension WaylandWindow {
    func sendLimits() {
        guard let toplevel = role?.toplevel else { return }
        let (minimum, maximum) = limits.sendable
        toplevel.setMinSize(width: minimum.0, height: minimum.1)
        toplevel.setMaxSize(width: maximum.0, height: maximum.1)
    }

    /// Commits the limits, which take effect with the surface's next commit; an idle window would not make one.
    func commitState() {
        let target = target
        RenderActor.async { target.commitState() }
    }

    /// Requests a content size.
    ///
    /// The application determines the size of a floating window: the compositor receives it with the next frame.
    func requestContentSize(_ size: CGSize) {
        guard role != nil else { return }
        guard lastSerial != nil else {
            configuration.width = size.width
            configuration.height = size.height
            return
        }
        guard !state.isSizeDictated else { return }
        var configuration = configuration
        // With client-side decorations, only the application knows how much to add.
        let isContent = configuration.decoration != .client
        configuration.width = isContent ? size.width : nil
        configuration.height = isContent ? size.height : nil
        deliver(configuration)
    }
}

extension XdgToplevel.ResizeEdge {
    init(_ edge: WindowEdge) {
        self =
            switch edge {
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
    }
}
