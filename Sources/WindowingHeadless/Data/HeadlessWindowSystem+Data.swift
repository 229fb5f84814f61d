// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessWindowSystem {
    /// The clipboard or the primary selection, which last as long as the system.
    public func selection(_ kind: SelectionKind) -> any PlatformSelection {
        headlessSelection(kind)
    }

    /// As `selection(_:)`, with what a test does to it.
    public func headlessSelection(_ kind: SelectionKind) -> HeadlessSelection {
        if let selection = selections[kind] { return selection }
        let selection = HeadlessSelection(timeSource: timeSource)
        selections[kind] = selection
        return selection
    }

    /// Begins to drag content out of another application; a drag that is under way is given up.
    @discardableResult
    public func beginDragFromElsewhere(
        _ offer: DataOffer, operations: DragOperations, progress: @escaping (DragProgress) -> Void = { _ in }
    ) -> HeadlessDrag {
        beginDrag(
            DragAttributes(offer: offer, operations: operations, serial: nextSerial()), from: nil, progress: progress)
    }

    @discardableResult
    func beginDrag(
        _ attributes: DragAttributes, from window: HeadlessWindow?, progress: @escaping (DragProgress) -> Void
    ) -> HeadlessDrag {
        drag?.cancel()
        let drag = HeadlessDrag(attributes, from: window, system: self, progress: progress)
        self.drag = drag
        return drag
    }
}
