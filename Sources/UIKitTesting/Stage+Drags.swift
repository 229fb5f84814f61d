// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import UIKitCore
internal import Windowing
internal import WindowingHeadless

/// Content of another application that a test drags over the stage's window.
@MainActor
public final class StageDrag {
    private let stage: Stage
    private let drag: HeadlessDrag
    private let ending: Ending

    init(_ stage: Stage, _ drag: HeadlessDrag, ending: Ending) {
        self.stage = stage
        self.drag = drag
        self.ending = ending
    }

    /// Whether a drop at the current location has an effect.
    public var isAccepted: Bool { drag.prospect != nil }
    /// Whether a drop at the current location moves the content.
    public var isMove: Bool { drag.prospect == .move }
    /// Whether the drag has ended, and the other application was notified.
    public var hasEnded: Bool { ending.hasEnded }

    /// Moves the content to a point in window coordinates.
    public func move(to point: CGPoint) {
        drag.move(over: stage.system.windows.last, at: point)
        stage.advance(by: 0)
    }

    /// Moves the content away from the window.
    public func leave() {
        drag.move(over: nil)
        stage.advance(by: 0)
    }

    /// Drops the content.
    ///
    /// The drag is canceled if a drop at the current location has no effect.
    public func drop() {
        drag.drop()
        stage.advance(by: 0)
    }

    /// Cancels the drag.
    public func cancel() {
        drag.cancel()
        stage.advance(by: 0)
    }

    /// Whether the drag has ended, shared with the closure that is notified of it.
    final class Ending {
        var hasEnded = false
    }
}

extension Stage {
    /// Begins a drag of another application's content, by MIME type, which may be moved as well unless `allowsMove` is
    /// `false`.
    ///
    /// The content is only delivered while the main queue runs, which it doesn't during a synchronous test.
    public func dragFromElsewhere(_ content: KeyValuePairs<String, Data>, allowsMove: Bool = true) -> StageDrag {
        let data = Dictionary(content.map { ($0.key, $0.value) }) { first, _ in first }
        let types = content.map(\.key)
        let offer = DataOffer(types: types) { type in
            guard let data = data[type] else { throw TransferError.typeNotOffered(type: type, offered: types) }
            return data
        }
        let ending = StageDrag.Ending()
        let drag = system.beginDragFromElsewhere(offer, operations: allowsMove ? [.copy, .move] : .copy) { progress in
            if case .ended = progress { ending.hasEnded = true }
        }
        return StageDrag(self, drag, ending: ending)
    }
}
