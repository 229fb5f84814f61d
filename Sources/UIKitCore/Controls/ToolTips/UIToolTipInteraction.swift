// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

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

    private var pending: ScheduledCall?
    private(set) var popup: ToolTipPopup?
    private var region: CGRect?

    private func pointerMoved() {
        guard let view, [.began, .changed].contains(hover.state) else { return end() }
        let point = hover.location(in: view)
        if popup != nil, let region, region.contains(point) { return }
        end()
        guard isEnabled, let configuration = configuration(at: point), !configuration.toolTip.isEmpty else { return }
        let region = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
        guard region.contains(point) else { return }
        pending = LayerClock.timeSource.schedule(after: Theme.ToolTip.delay) { [weak self] in
            self?.show(configuration.toolTip, at: point, in: region)
        }
    }

    private func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }

    private func show(_ text: String, at point: CGPoint, in region: CGRect) {
        pending = nil
        guard let view, let window = view.window else { return }
        let popup = ToolTipPopup(text, parent: window, at: view.convert(point, to: window))
        popup.onDismiss = { [weak self] in self?.popup = nil }
        popup.isHidden = false
        guard popup.isShown else { return }
        self.popup = popup
        self.region = region
    }

    private func end() {
        pending?.cancel()
        pending = nil
        popup?.dismiss()
        popup = nil
        region = nil
    }
}

extension UIControl {
    /// The text that is shown while the pointer rests on the control; `nil`, the default, for none.
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
