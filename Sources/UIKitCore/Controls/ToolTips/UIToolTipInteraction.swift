// SPDX-License-Identifier: MIT
public import Foundation

/// An interaction that shows a tooltip while the pointer rests on a view.
///
/// The tooltip disappears when the pointer leaves its region, and on a press or a key.
@preconcurrency @MainActor
public final class UIToolTipInteraction: NSObject, UIInteraction {
    /// Creates an interaction without a text.
    public override init() {
        super.init()
        hover.addAction(UIAction { [weak self] _ in self?.pointerMoved() })
    }

    /// Creates an interaction with the same text everywhere in the view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// The object that chooses the text for a position.
    public weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text where there is no delegate; `nil` for none.
    public var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { end() } }
    }

    /// Whether tooltips are shown.
    ///
    /// The default is `true`.
    public var isEnabled = true {
        didSet { if !isEnabled { end() } }
    }

    // MARK: - Attachment

    public private(set) weak var view: UIView?
    private let hover = UIHoverGestureRecognizer()

    public func willMove(to view: UIView?) {
        end()
        self.view?.removeGestureRecognizer(hover)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    // MARK: - Showing

    private let presenter = ToolTipPresenter()
    var popup: ToolTipPopup? { presenter.popup }

    private func pointerMoved() {
        guard let view, [.began, .changed].contains(hover.state) else { return end() }
        let point = hover.location(in: view)
        guard !presenter.isShown(at: point) else { return }
        end()
        if isEnabled { presenter.show(configuration(at: point), at: point, in: view) }
    }

    private func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }

    private func end() { presenter.end() }
}

extension UIControl {
    /// The text that is shown while the pointer rests on the control.
    ///
    /// `nil`, the default, shows the accessibility label of a button that has an image and no title, with the key
    /// equivalent of the same command. An empty text shows nothing.
    ///
    /// > Note: Differs from UIKit: buttons without a title have tooltips by default, as is usual on the desktop.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue, let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            } else if let toolTipInteraction {
                removeInteraction(toolTipInteraction)
            }
        }
    }

    /// The interaction that shows `toolTip`; `nil` without a text.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
