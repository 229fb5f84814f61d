// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// The state of a popup's parent once it has responded to its latest configure event.
struct ParentConfigure: Hashable {
    var serial: UInt32
    var size: CGSize
}

extension XdgWmBase {
    /// Creates a positioner for a parent with that window geometry.
    ///
    /// Sizes below one and anchors outside the parent are protocol errors.
    func makePositioner(
        _ placement: PopupPlacement, geometry: SurfaceRect?, future: ParentConfigure?
    ) -> XdgPositioner {
        let positioner = createPositioner()
        positioner.setSize(
            width: max(1, Int32(rounding: placement.size.width.rounded(.up))),
            height: max(1, Int32(rounding: placement.size.height.rounded(.up))))
        let parentSize =
            future?.size ?? geometry.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? .zero
        let anchorRect = SurfaceRect(nearest: placement.anchorRect(inside: parentSize))
        positioner.setAnchorRect(
            x: anchorRect.x, y: anchorRect.y, width: max(1, anchorRect.width), height: max(1, anchorRect.height))
        positioner.setAnchor(anchor: XdgPositioner.Anchor(placement.anchor))
        positioner.setGravity(
            gravity: XdgPositioner.Gravity(rawValue: XdgPositioner.Anchor(placement.gravity).rawValue))
        positioner.setConstraintAdjustment(
            constraintAdjustment: XdgPositioner.ConstraintAdjustment(placement.adjustments).rawValue)
        positioner.setOffset(x: Int32(rounding: placement.offset.x), y: Int32(rounding: placement.offset.y))
        guard positioner.version >= 3 else { return positioner }
        if placement.isReactive { positioner.setReactive() }
        if let future {
            positioner.setParentSize(
                parentWidth: Int32(rounding: future.size.width), parentHeight: Int32(rounding: future.size.height))
            positioner.setParentConfigure(serial: future.serial)
        }
        return positioner
    }
}

extension XdgPositioner.Anchor {
    init(_ point: PopupPlacement.Point) {
        self =
            switch point {
            case .center: .`none`
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

extension XdgPositioner.ConstraintAdjustment {
    init(_ adjustments: PopupPlacement.Adjustments) {
        let pairs: [(PopupPlacement.Adjustments, XdgPositioner.ConstraintAdjustment)] = [
            (.slideX, .slideX), (.slideY, .slideY), (.flipX, .flipX), (.flipY, .flipY), (.resizeX, .resizeX),
            (.resizeY, .resizeY),
        ]
        self = pairs.reduce(into: []) { if adjustments.contains($1.0) { $0.insert($1.1) } }
    }
}
