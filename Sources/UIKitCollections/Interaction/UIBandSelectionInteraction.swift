// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore
internal import UIKitDragDrop

/// An interaction that draws a rectangle as the pointer is dragged, with which the user selects the items it touches.
///
/// In a scroll view, the rectangle extends into content out of sight: near the edges, the content scrolls.
@preconcurrency @MainActor
public final class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The states of a band selection.
    public enum State: Int, Sendable {
        /// No drag is in progress.
        case possible = 0
        /// A drag has begun.
        case began = 1
        /// The rectangle has changed.
        case selecting = 2
        /// The drag has ended; the selection is final.
        case ended = 3
    }

    /// Creates an interaction that calls `selectionHandler` whenever its state or its rectangle changes.
    @_disfavoredOverload
    public convenience init(selectionHandler: @escaping @MainActor (_ interaction: UIBandSelectionInteraction) -> Void)
    {
        self.init(selectionHandler)
    }

    /// Creates an interaction that calls `selectionHandler` whenever its state or its rectangle changes.
    public init(_ selectionHandler: @escaping @MainActor (_ interaction: UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init()
        drag.addTarget(self, action: UIBandSelectionInteraction.dragged)
        drag.mayBegin = { [weak self] in self?.mayBegin(with: $0) ?? false }
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?

    /// Whether the user can drag a rectangle; `true` by default.
    public var isEnabled = true {
        didSet { drag.isEnabled = isEnabled }
    }

    /// The state of the selection.
    public private(set) var state = State.possible

    /// The rectangle, in the view's coordinates; empty while there is none.
    public private(set) var selectionRect = CGRect.zero

    /// The modifier keys held at the beginning of the drag.
    public private(set) var initialModifierFlags: UIKeyModifierFlags = []

    /// A closure that returns whether a drag may begin at a point of the view; `nil` (the default) for anywhere.
    public var shouldBeginHandler: (@MainActor (_ interaction: UIBandSelectionInteraction, _ point: CGPoint) -> Bool)?

    // MARK: - UIInteraction

    public func willMove(to view: UIView?) {
        finish()
        self.view?.removeGestureRecognizer(drag)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(drag)
    }

    // MARK: - Internal state

    /// Returns whether a drag may begin with a press, in addition to the `shouldBeginHandler`.
    var allowsTouch: (UITouch) -> Bool = { !($0.view is UIControl) }
    private let drag = PointerDragRecognizer()
    private let selectionHandler: @MainActor (UIBandSelectionInteraction) -> Void
    private var scroller: DragAutoScroller?
    private var bandView: BandView?
    /// The pointer's position in the visible part of the view.
    private var place = CGPoint.zero

    private func mayBegin(with touch: UITouch) -> Bool {
        guard isEnabled, let view, allowsTouch(touch) else { return false }
        return shouldBeginHandler?(self, touch.location(in: view)) ?? true
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        switch recognizer.state {
        case .began:
            begin(in: view)
            move(to: recognizer.location(in: view))
        case .changed: move(to: recognizer.location(in: view))
        case .ended:
            move(to: recognizer.location(in: view))
            finish()
        case .cancelled, .failed: finish()
        case .possible: break
        }
    }

    private func begin(in view: UIView) {
        initialModifierFlags = drag.startFlags
        selectionRect = CGRect(origin: drag.start, size: .zero)
        let band = BandView(frame: selectionRect)
        view.addSubview(band)
        bandView = band
        if let scrollView = view as? UIScrollView {
            scroller = DragAutoScroller(scrollView) { [weak self] in self?.contentDidScroll() }
        }
        change(to: .began)
    }

    private func move(to point: CGPoint) {
        guard let view, state == .began || state == .selecting else { return }
        place = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        stretch()
        scroller?.move(to: point)
    }

    private func contentDidScroll() {
        view?.layoutIfNeeded()
        stretch()
    }

    /// Extends the rectangle from its start, which scrolls with the content, to the pointer.
    private func stretch() {
        guard let view else { return }
        var point = CGPoint(x: place.x + view.bounds.minX, y: place.y + view.bounds.minY)
        // Outside the view, the rectangle ends at the visible edge.
        point.x = min(max(point.x, view.bounds.minX), view.bounds.maxX)
        point.y = min(max(point.y, view.bounds.minY), view.bounds.maxY)
        selectionRect = CGRect(
            x: min(drag.start.x, point.x), y: min(drag.start.y, point.y), width: abs(point.x - drag.start.x),
            height: abs(point.y - drag.start.y))
        UIView.performWithoutAnimation {
            bandView?.frame = selectionRect
            if let bandView { view.bringSubviewToFront(bandView) }
        }
        change(to: .selecting)
    }

    private func finish() {
        guard state == .began || state == .selecting else { return }
        scroller?.end()
        scroller = nil
        bandView?.removeFromSuperview()
        bandView = nil
        change(to: .ended)
        selectionRect = .zero
        state = .possible
    }

    private func change(to state: State) {
        self.state = state
        selectionHandler(self)
    }
}

/// The rectangle of a band selection, in the accent color.
@MainActor
final class BandView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = Theme.Collection.bandBorderWidth
        tintColorDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        let color: UIColor = tintColor
        backgroundColor = color.withAlphaComponent(Theme.Collection.bandOpacity)
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
