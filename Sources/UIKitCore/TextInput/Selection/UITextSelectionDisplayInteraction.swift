// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

/// The method that chooses where a selection is shown.
///
/// It is optional.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
    /// Returns the view to which the highlight is added, below the text; `nil` (the default) for the interaction's view,
    /// above the text.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// An interaction that shows the caret, the selection, and its handles in a custom text view.
///
/// ``UITextInteraction`` adds one. Add one directly to a view with gestures of its own, set `isActivated` while the text
/// is edited, and call `setNeedsSelectionUpdate()` after each change of the text, the selection, or the layout.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// Creates an interaction for a text, which isn't retained.
    public init(
        textInput: any UIResponder & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
    ) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
        host.layOut = { [weak self] in self?.layoutManagedSubviews() }
        addParts()
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The text whose selection is shown.
    public private(set) weak var textInput: (any UIResponder & UITextInput)?
    /// The object that chooses where the selection is shown.
    public private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// Whether the selection and the caret are shown; `false` by default.
    open var isActivated = false {
        didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
    }

    /// The view that shows the caret of an empty selection in text that can be edited.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { replace(oldValue) }
    }

    /// The view that shows the selection.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextSelectionHighlight() {
        didSet { replace(oldValue) }
    }

    /// The handles at the start and the end of the selection, which are shown after it was made by a finger.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        TextSelectionHandle(direction: .leading), TextSelectionHandle(direction: .trailing),
    ]
    {
        didSet {
            for handle in oldValue { handle.removeFromSuperview() }
            addParts()
        }
    }

    /// Updates the frames of the managed views now.
    open func layoutManagedSubviews() {
        guard let view, let textInput else { return }
        if host.superview === view, view.subviews.last !== host { view.bringSubviewToFront(host) }
        placeHighlight(in: view, textInput)
        UIView.performWithoutAnimation {
            placeCaret(textInput)
            placeHandles(textInput)
        }
    }

    /// Updates the managed views with the next layout.
    open func setNeedsSelectionUpdate() {
        host.setNeedsLayout()
    }

    // MARK: - UIInteraction

    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        host.removeFromSuperview()
        highlightView.removeFromSuperview()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        host.frame = view.bounds
        view.addSubview(host)
        setNeedsSelectionUpdate()
    }

    // MARK: - Internal state

    /// Whether handles are shown for a selection.
    var showsHandles = false {
        didSet { if showsHandles != oldValue { setNeedsSelectionUpdate() } }
    }

    private let host = SelectionDisplayHost()

    private func replace(_ old: UIView) {
        old.removeFromSuperview()
        addParts()
    }

    private func addParts() {
        var parts: [UIView] = [cursorView]
        parts += handleViews.map { $0 as UIView }
        for part in parts where part.superview !== host { host.addSubview(part) }
        setNeedsSelectionUpdate()
    }

    // MARK: - Placement

    private func placeHighlight(in view: UIView, _ input: any UITextInput) {
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? host
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        let source = input.textInputView ?? view
        UIView.performWithoutAnimation {
            highlightView.frame = container.convert(source.bounds, from: source)
            highlightView.bounds.origin = source.bounds.origin
        }
        let range = isActivated ? input.selectedTextRange : nil
        highlightView.selectionRects = range.map { $0.isEmpty ? [] : input.selectionRects(for: $0) } ?? []
    }

    private func placeCaret(_ input: any UITextInput) {
        guard isActivated, input.isEditable, let range = input.selectedTextRange, range.isEmpty else {
            cursorView.isHidden = true
            return
        }
        let rect = input.caretRect(for: range.start)
        cursorView.isHidden = !rect.isDrawable
        guard rect.isDrawable else { return }
        cursorView.transform = .identity
        cursorView.frame = host.convert(rect, from: input.textInputView ?? view)
        if let cursor = cursorView as? UIStandardTextCursorView {
            cursor.secondBounds = input.secondaryCaretRect(for: range.start, caret: rect)
                .map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
        }
        cursorView.transform = input.caretTransform(for: range.start)
    }

    private func placeHandles(_ input: any UITextInput) {
        let ends = isActivated && showsHandles ? input.selectionEnds : nil
        for handle in handleViews {
            handle.isHidden = ends == nil
            guard let ends else { continue }
            let rect = handle.direction.contains(.leading) ? ends.start : ends.end
            handle.frame = handle.preferredFrame(for: host.convert(rect, from: input.textInputView ?? view))
        }
    }
}

/// The view in which a selection display shows the caret and the handles.
private final class SelectionDisplayHost: UIView {
    override var accessibilityDefaults: AccessibilityDefaults { .decoration }

    var layOut: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }
}
