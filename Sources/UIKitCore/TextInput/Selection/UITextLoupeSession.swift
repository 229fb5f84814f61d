// SPDX-License-Identifier: MIT
public import Foundation

/// The presentation of a loupe, which magnifies the text at the caret while a finger covers it.
@preconcurrency @MainActor
public final class UITextLoupeSession: NSObject {
    private let loupe: LoupeView
    private weak var source: UIView?

    private init(_ loupe: LoupeView, _ source: UIView) {
        self.loupe = loupe
        self.source = source
    }

    isolated deinit { loupe.disappear() }

    /// Presents a loupe above a point of a view; `nil` if the view is in no window.
    ///
    /// The loupe grows out of `selectionWidget`, such as a handle or a caret, or out of the point.
    public static func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard let window = interactionView.window else { return nil }
        let session = UITextLoupeSession(LoupeView(), interactionView)
        window.addSubview(session.loupe)
        let widget = selectionWidget.map { $0.convert($0.bounds, to: interactionView) } ?? .null
        session.move(to: point, withCaretRect: widget, trackingCaret: false)
        session.loupe.appear()
        return session
    }

    /// Moves the loupe to a point of the view.
    ///
    /// With `trackingCaret`, it magnifies the center of `caretRect`, which is in the view's coordinates, and stays above
    /// it; otherwise the text at the point.
    public func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {
        guard let source, let window = source.window, loupe.superview === window, point.x.isFinite, point.y.isFinite
        else { return }
        let hasCaret = !caretRect.isNull && caretRect.minX.isFinite && caretRect.minY.isFinite
        let target = hasCaret ? caretRect : CGRect(origin: point, size: .zero)
        let center = trackingCaret && hasCaret ? CGPoint(x: target.midX, y: target.midY) : point
        // The text is magnified at the height of its line, however far above or below it the finger is.
        let focus = CGPoint(x: center.x, y: hasCaret ? target.midY : center.y)
        loupe.show(source.convert(focus, to: window), above: source.convert(target, to: window), in: window)
    }

    /// Dismisses the loupe.
    public func invalidate() {
        loupe.disappear()
    }

    /// The frame of the loupe in the window; `nil` after it was dismissed.
    package var frame: CGRect? { loupe.isLeaving ? nil : loupe.frame }
}
