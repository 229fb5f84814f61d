// SPDX-License-Identifier: MIT
public import Windowing

extension HeadlessWindowSystem {
    /// Returns the clipboard or the primary selection, which last as long as the system.
    public func selection(_ kind: SelectionKind) -> any PlatformSelection {
        headlessSelection(kind)
    }

    /// Returns a selection with its test interface.
    public func headlessSelection(_ kind: SelectionKind) -> HeadlessSelection {
        if let selection = selections[kind] { return selection }
        let selection = HeadlessSelection(timeSource: timeSource)
        selections[kind] = selection
        return selection
    }

    /// Begins a drag of content from another application, canceling the current drag.
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
