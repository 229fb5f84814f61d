// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// The popup of an edit menu's bar.
///
/// It does not grab input: keys and presses elsewhere have their usual effect and dismiss the bar.
@MainActor
final class EditMenuPopup: PopupWindow {
    let bar = EditMenuBar(frame: .zero)
    private var items: [MenuItem] = []
    private let direction: UIEditMenuArrowDirection

    /// Creates a bar for the rectangle `target` of the parent's content.
    init(parent: UIWindow, target: CGRect, direction: UIEditMenuArrowDirection) {
        self.direction = direction
        super.init(
            parent: parent, anchor: Self.anchor(target, direction, in: parent), size: CGSize(width: 1, height: 1),
            takesInput: false)
        backgroundColor = .clear
        layer.cornerRadius = 0
        layer.masksToBounds = false
        bar.layer.cornerRadius = Theme.Popup.cornerRadius
        addSubview(bar)
        bar.onTextSizeChange = { [weak self] in
            guard let self, !items.isEmpty else { return }
            show(items)
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .menu) }

    func show(_ items: [MenuItem]) {
        self.items = items
        let maximumWidth = Theme.Text.widened(Theme.EditMenu.maximumWidth, for: traitCollection)
        let width = (parent?.rootWindow.bounds.width ?? 0) - 2 * Theme.EditMenu.margin
        bar.show(items, space: max(min(width, maximumWidth), Theme.EditMenu.minimumCellWidth))
        var size = bar.sizeThatFits(.zero)
        let arrow = Theme.EditMenu.arrowSize.height
        size.width += pointsSideways ? arrow : 0
        size.height += pointsSideways ? 0 : arrow
        setWantedSize(size)
        setNeedsLayout()
    }

    func move(to target: CGRect) {
        guard let parent else { return }
        anchor = Self.anchor(target, direction, in: parent)
    }

    // MARK: - Position

    private var pointsSideways: Bool { direction == .left || direction == .right }

    private static func anchor(
        _ target: CGRect, _ direction: UIEditMenuArrowDirection, in parent: UIWindow
    ) -> PopupAnchor {
        let seen = target.intersection(parent.bounds)
        // An empty or invisible target is replaced by the nearest point of the window.
        let rect =
            seen.isNull
            ? CGRect(
                x: min(max(target.midX, 0), parent.bounds.width), y: min(max(target.midY, 0), parent.bounds.height),
                width: 0, height: 0) : seen
        let gap = Theme.EditMenu.gap
        let least = rect.insetBy(dx: min(0, (rect.width - 1) / 2), dy: min(0, (rect.height - 1) / 2))
        switch direction {
        case .automatic, .down:
            return PopupAnchor(
                rect: least.insetBy(dx: 0, dy: -gap), point: .top, gravity: .top,
                adjustments: [.flipY, .slideX, .slideY])
        case .up:
            return PopupAnchor(
                rect: least.insetBy(dx: 0, dy: -gap), point: .bottom, gravity: .bottom,
                adjustments: [.flipY, .slideX, .slideY])
        case .left:
            return PopupAnchor(
                rect: least.insetBy(dx: -gap, dy: 0), point: .right, gravity: .right,
                adjustments: [.flipX, .slideX, .slideY])
        case .right:
            return PopupAnchor(
                rect: least.insetBy(dx: -gap, dy: 0), point: .left, gravity: .left,
                adjustments: [.flipX, .slideX, .slideY])
        }
    }

    /// Returns the outline, with the arrow on the edge that results from the popup's actual position.
    private func shape(of size: CGSize) -> PopupOutline {
        let target = anchor.rect
        let edge: PopupOutline.Edge =
            pointsSideways
            ? (place.midX >= target.midX ? .left : .right) : (place.midY < target.midY ? .bottom : .top)
        let tip = edge.isHorizontal ? target.midX - place.minX : target.midY - place.minY
        return PopupOutline(edge: edge, tip: tip, size: size)
    }

    /// The edge with the arrow.
    var arrowEdge: PopupOutline.Edge { shape(of: bounds.size).edge }

    override func placeDidChange() {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = shape(of: bounds.size).body
    }

    // MARK: - PopupWindow

    override var isTransient: Bool { true }

    override func outline(of size: CGSize) -> CGPath? {
        shape(of: size).path(cornerRadius: cornerRadius)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
}
