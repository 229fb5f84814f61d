// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIButton {
    /// Returns the pointer style for a button, given the proposed effect and the proposed shape in the coordinates of
    /// the button's superview; `nil` disables the effect.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?

    func pointerInteractionDidChange() {
        if let pointer {
            removeInteraction(pointer.interaction)
            self.pointer = nil
        }
        if isPointerInteractionEnabled {
            let pointer = ButtonPointer(of: self)
            self.pointer = pointer
            addInteraction(pointer.interaction)
        }
        setNeedsUpdateConfiguration()
    }

    /// The pointer style: a lift effect for a button with a background, otherwise a highlight.
    fileprivate func pointerStyle() -> UIPointerStyle? {
        guard isEnabled, let superview else { return nil }
        let preview = UITargetedPreview(view: self)
        let hasBackground = resolvedStyle().background.cgColor(for: traitCollection).alpha > 0
        let effect: UIPointerEffect =
            hasBackground || currentBackgroundImage != nil ? .lift(preview) : .highlight(preview)
        let frame = convert(bounds, to: superview)
        let shape = UIPointerShape.roundedRect(frame, radius: backgroundView.layer.cornerRadius)
        guard let pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return pointerStyleProvider(self, effect, shape)
    }
}

/// The delegate of a button's pointer interaction.
@MainActor
final class ButtonPointer: UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(of button: UIButton) {
        self.button = button
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        button?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        button?.pointerStyle()
    }
}
