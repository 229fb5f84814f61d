// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// Content that the user drags from one of the windows or from another application.
///
/// A test moves and drops it as a user would. Each step is delivered before its call returns.
@MainActor
public final class HeadlessDrag {
    private enum Phase {
        case held
        case dropped
        case ended
    }

    /// The content and the permitted operations.
    public let attributes: DragAttributes
    /// The window from which it is dragged; `nil` for another application's.
    public private(set) weak var source: HeadlessWindow?
    /// The window that it is over, or was dropped on.
    public private(set) weak var target: HeadlessWindow?
    /// The effect that a drop would have now; `nil` if it would have none.
    public private(set) var prospect: DragOperations?

    private weak var system: HeadlessWindowSystem?
    private let progress: (DragProgress) -> Void
    private var offer: HeadlessDragOffer?
    private var location = CGPoint.zero
    private var phase = Phase.held
    private var toldProspect: DragProgress?

    init(
        _ attributes: DragAttributes, from source: HeadlessWindow?, system: HeadlessWindowSystem,
        progress: @escaping (DragProgress) -> Void
    ) {
        self.attributes = attributes
        self.source = source
        self.system = system
        self.progress = progress
    }

    // MARK: - User actions

    /// Moves the drag over a window, to a location in its surface points, or off all windows.
    public func move(over window: HeadlessWindow?, at location: CGPoint = .zero) {
        guard phase == .held else { return }
        self.location = location
        if window === target, let window, let offer {
            window.dropDelegate?.window(window, dragDidMove: offer, to: location)
        } else {
            leave()
            enter(window)
        }
        notifyProspect()
    }

    /// Drops the content.
    ///
    /// If a drop has no effect, the drag is canceled.
    public func drop() {
        guard phase == .held else { return }
        guard let target, let offer, prospect != nil, let delegate = target.dropDelegate else { return cancel() }
        phase = .dropped
        progress(.dropped)
        delegate.window(target, didDrop: offer, at: location)
    }

    /// Cancels the drag, like the Escape key.
    public func cancel() {
        guard phase == .held else { return }
        leave()
        end(nil)
    }

    // MARK: - Window callbacks

    func accept(_ operations: DragOperations, preferred: DragOperations) {
        guard phase == .held else { return }
        let possible = attributes.operations.intersection(operations)
        prospect = Self.first(of: possible.intersection(preferred)) ?? Self.first(of: possible)
        notifyProspect()
    }

    func finish(_ operation: DragOperations?) {
        guard phase == .dropped else { return }
        guard let operation, let prospect else { return end(nil) }
        // The user was asked and chose one of the operations that the source permits.
        let choice = attributes.operations.intersection(operation).subtracting(.ask)
        end(prospect == .ask ? Self.first(of: choice) : prospect)
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        guard phase != .ended, let system else {
            throw TransferError.failed(type: type, reason: "the drag is over")
        }
        return source == nil
            ? try await HeadlessTransfer.read(
                attributes.offer, as: type, limits: limits, timeSource: system.timeSource)
            : try await attributes.offer.content(type, limits: limits)
    }

    /// Called when a window is closed.
    ///
    /// A drag from it is canceled unless it has been dropped.
    func windowDidClose(_ window: HeadlessWindow) {
        if window === source, phase == .held {
            leave()
            end(nil)
        } else if window === target {
            offer = nil
            target = nil
            prospect = nil
            phase == .dropped ? end(nil) : notifyProspect()
        }
    }

    private func enter(_ window: HeadlessWindow?) {
        guard let window, window.isShown, !window.isClosed else { return }
        let offer = HeadlessDragOffer(self)
        target = window
        self.offer = offer
        window.dropDelegate?.window(window, dragDidEnter: offer, at: location)
    }

    /// Reports the drag to a delegate that is set while it is over the window.
    func enterNewDelegate(of window: HeadlessWindow) {
        guard phase == .held, window === target, let offer else { return }
        window.dropDelegate?.window(window, dragDidEnter: offer, at: location)
        notifyProspect()
    }

    private func leave() {
        guard let target, let offer else { return }
        self.target = nil
        self.offer = nil
        prospect = nil
        target.dropDelegate?.window(target, dragDidLeave: offer)
    }

    private func end(_ operation: DragOperations?) {
        phase = .ended
        offer = nil
        if system?.drag === self { system?.drag = nil }
        progress(.ended(operation))
    }

    private func notifyProspect() {
        let news = DragProgress.wouldDo(prospect)
        guard phase == .held, news != toldProspect else { return }
        toldProspect = news
        progress(news)
    }

    /// Returns a single operation, preferring copy, then move, then ask.
    private static func first(of operations: DragOperations) -> DragOperations? {
        [.copy, .move, .ask].first { operations.contains($0) }
    }
}

/// The dragged content, as seen by one window that it is over.
@MainActor
final class HeadlessDragOffer: PlatformDragOffer {
    private let drag: HeadlessDrag

    init(_ drag: HeadlessDrag) {
        self.drag = drag
    }

    var types: [String] { drag.attributes.offer.types }
    var operations: DragOperations { drag.attributes.operations }

    func accept(_ operations: DragOperations, preferred: DragOperations) {
        drag.accept(operations, preferred: preferred)
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        try await drag.read(type, limits: limits)
    }

    func finish(_ operation: DragOperations?) {
        drag.finish(operation)
    }
}
