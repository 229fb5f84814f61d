// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A client's `xdg_positioner` and the resulting position.
final class DeskPositioner {
    /// The positioner's values, copied when a popup uses them.
    struct Rules {
        var size: (width: Int32, height: Int32)?
        var anchorRect: (x: Int32, y: Int32, width: Int32, height: Int32)?
        var anchor = XdgPositionerResource.Anchor.none
        var gravity = XdgPositionerResource.Gravity.none
        var adjustment: XdgPositionerResource.ConstraintAdjustment = []
        var offset = (x: Int32(0), y: Int32(0))
        var isReactive = false
        var parentSize: (width: Int32, height: Int32)?
        var parentSerial: UInt32?
    }

    private(set) var rules = Rules()
    let resource: XdgPositionerResource

    init(_ resource: XdgPositionerResource, desk: Desk) {
        self.resource = resource
        resource.handler = { [weak self] in self?.receive($0) }
        resource.onEnd = { [weak self, weak desk] in desk?.positioners.removeAll { $0 === self } }
    }

    private func receive(_ request: XdgPositionerResource.Request) {
        switch request {
        case .setSize(let width, let height):
            guard width > 0, height > 0 else { return refuse("a size of \(width) x \(height)") }
            rules.size = (width, height)
        case .setAnchorRect(let x, let y, let width, let height):
            guard width >= 0, height >= 0 else { return refuse("an anchor of \(width) x \(height)") }
            rules.anchorRect = (x, y, width, height)
        case .setAnchor(let anchor):
            guard anchor.rawValue <= 8 else { return refuse("anchor \(anchor.rawValue)") }
            rules.anchor = anchor
        case .setGravity(let gravity):
            guard gravity.rawValue <= 8 else { return refuse("gravity \(gravity.rawValue)") }
            rules.gravity = gravity
        case .setConstraintAdjustment(let bits):
            rules.adjustment = XdgPositionerResource.ConstraintAdjustment(rawValue: bits)
        case .setOffset(let x, let y): rules.offset = (x, y)
        case .setReactive: rules.isReactive = true
        case .setParentSize(let width, let height): rules.parentSize = (width, height)
        case .setParentConfigure(let serial): rules.parentSerial = serial
        case .destroy: break
        }
    }

    private func refuse(_ message: String) {
        resource.postError(code: XdgPositionerResource.ErrorCode.invalidInput.rawValue, message: message)
    }
}

extension DeskPositioner.Rules {
    /// Returns whether the values are complete for a parent of that size.
    func isComplete(parent: (width: Int32, height: Int32)) -> Bool {
        guard size != nil, let rect = anchorRect, rect.width > 0, rect.height > 0 else { return false }
        let limit = parentSize ?? parent
        return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= limit.width
            && rect.y + rect.height <= limit.height
    }

    /// Returns the popup's x, y, width and height relative to the parent's window geometry, constrained to the bounds.
    func place(within bounds: (x: Int32, y: Int32, width: Int32, height: Int32)) -> [Int32] {
        guard let size, let rect = anchorRect else { return [0, 0, 1, 1] }
        let x = Self.axis(
            rect: (rect.x, rect.width), length: size.width, anchor: Self.x(anchor.rawValue),
            gravity: Self.x(gravity.rawValue), offset: offset.x, bounds: (bounds.x, bounds.x + bounds.width),
            flips: adjustment.contains(.flipX), slides: adjustment.contains(.slideX),
            resizes: adjustment.contains(.resizeX))
        let y = Self.axis(
            rect: (rect.y, rect.height), length: size.height, anchor: Self.y(anchor.rawValue),
            gravity: Self.y(gravity.rawValue), offset: offset.y, bounds: (bounds.y, bounds.y + bounds.height),
            flips: adjustment.contains(.flipY), slides: adjustment.contains(.slideY),
            resizes: adjustment.contains(.resizeY))
        return [x.0, y.0, x.1, y.1]
    }

    private static func axis(
        rect: (Int32, Int32), length: Int32, anchor: Int32, gravity: Int32, offset: Int32, bounds: (Int32, Int32),
        flips: Bool, slides: Bool, resizes: Bool
    ) -> (Int32, Int32) {
        func start(_ anchor: Int32, _ gravity: Int32) -> Int32 {
            rect.0 + (rect.1 * (anchor + 1) - length * (1 - gravity)) / 2 + offset
        }
        func isFree(_ start: Int32) -> Bool { start >= bounds.0 && start + length <= bounds.1 }
        var place = start(anchor, gravity)
        if !isFree(place), flips, isFree(start(-anchor, -gravity)) { place = start(-anchor, -gravity) }
        if !isFree(place), slides {
            // The far edge first, the near one last: if the popup is too long, its near edge is visible.
            let near = bounds.0
            let far = bounds.1 - length
            place = gravity < 0 ? min(max(place, near), far) : max(min(place, far), near)
        }
        guard !isFree(place), resizes else { return (place, length) }
        let first = max(place, bounds.0)
        return (first, min(place + length, bounds.1) - first)
    }

    /// In the protocol's order: none, top, bottom, left, right, top left, bottom left, top right, bottom right.
    private static func x(_ point: UInt32) -> Int32 {
        [0, 0, 0, -1, 1, -1, -1, 1, 1][Int(point)]
    }

    private static func y(_ point: UInt32) -> Int32 {
        [0, -1, 1, 0, 0, -1, 1, -1, 1][Int(point)]
    }
}
