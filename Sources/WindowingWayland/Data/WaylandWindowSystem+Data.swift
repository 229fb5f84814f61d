// SPDX-License-Identifier: MIT
internal import Foundation
internal import SystemFiles
internal import WaylandClient
public import Windowing

/// Data exchange with other applications.
extension WaylandWindowSystem {
    /// Returns the clipboard or the primary selection.
    ///
    /// - Throws: `OperationError.missingInterface` if the compositor has no `wl_data_device_manager`, or no
    ///   `zwp_primary_selection_device_manager_v1` for the primary selection, and `unavailable` after the connection
    ///   has ended.
    public func selection(_ kind: SelectionKind) throws(OperationError) -> any PlatformSelection {
        guard let optional = session?.optional else {
            throw .unavailable(
                operation: "Sharing the \(kind.name)", reason: "the connection to the display is closed")
        }
        let isOffered =
            switch kind {
            case .clipboard: optional.dataDevices != nil
            case .primary: optional.primarySelections != nil
            }
        guard isOffered else { throw kind.missingInterface(for: "Sharing the \(kind.name)") }
        return selection(of: kind)
    }

    /// Returns the object for that kind, whatever the compositor supports.
    func selection(of kind: SelectionKind) -> WaylandSelection {
        switch kind {
        case .clipboard: clipboard
        case .primary: primarySelection
        }
    }

    /// Reads another application's content, which `request` asks to write into a pipe.
    func read(
        _ type: String, limits: TransferLimits, request: (OwnedFileDescriptor) -> Void
    ) async throws -> Data {
        let content = try await IncomingTransfer.read(type, limits: limits, timeSource: timeSource) {
            request($0)
            flush()
        }
        // The pipe also ends if the compositor disconnects before it has forwarded the request.
        guard !content.isEmpty || session?.display.hasHungUp == false else {
            throw TransferError.failed(type: type, reason: "the connection to the display was lost")
        }
        return content
    }

    /// Called when seats, or the globals of their devices, were added or removed.
    func devicesDidChange() {
        for kind in SelectionKind.allCases { selection(of: kind).devicesDidChange() }
    }
}
