// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
public import Windowing

/// What applications exchange through the compositor.
extension WaylandWindowSystem {
    /// The clipboard, or the selection for the middle button to paste.
    ///
    /// Throws `missingInterface` where the compositor has no `wl_data_device_manager`, or no
    /// `zwp_primary_selection_device_manager_v1` for the primary selection, and `notSupported` after the connection's end.
    public func selection(_ kind: SelectionKind) throws(WindowingError) -> any PlatformSelection {
        guard let optional = session?.optional else {
            throw .notSupported(
                operation: "Sharing the \(kind.name)", reason: "the connection to the display is closed")
        }
        let isOffered =
            switch kind {
            case .clipboard: optional.dataDevices != nil
            case .primary: optional.primarySelections != nil
            }
        guard isOffered else { throw kind.missingInterface }
        return selection(of: kind)
    }

    /// The one object for that kind, whatever the compositor offers.
    func selection(of kind: SelectionKind) -> WaylandSelection {
        switch kind {
        case .clipboard: clipboard
        case .primary: primarySelection
        }
    }

    /// Content of another application, which `request` asks to write into a pipe.
    func read(
        _ type: String, limits: TransferLimits, request: (OwnedFileDescriptor) -> Void
    ) async throws -> Data {
        let content = try await IncomingTransfer.read(type, limits: limits, timeSource: timeSource) {
            request($0)
            flush()
        }
        // A compositor that goes before it has passed the request on ends the pipe, too.
        guard !content.isEmpty || session?.display.hasHungUp == false else {
            throw WindowingError.transferFailed(type: type, reason: "the connection to the display was lost")
        }
        return content
    }

    /// Seats, or the globals that their devices are made of, came or went.
    func devicesDidChange() {
        for kind in SelectionKind.allCases { selection(of: kind).devicesDidChange() }
    }
}
