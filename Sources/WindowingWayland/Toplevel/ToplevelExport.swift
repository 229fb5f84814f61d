// SPDX-License-Identifier: MIT
internal import WaylandClient

/// A window's export by `zxdg_exporter_v2`, whose handle other clients import.
///
/// The handle is valid until the export ends.
@MainActor
final class ToplevelExport {
    private enum State {
        case requested([(String?) -> Void])
        case answered(String?)
    }

    private let object: ZxdgExportedV2
    private var state = State.requested([])

    /// The maximum length of a handle in bytes; compositors use UUIDs and similar names.
    private static let maximumHandleLength = 256

    init(of surface: WlSurface, by exporter: ZxdgExporterV2) {
        object = exporter.exportToplevel(surface: surface)
        object.handler = { [weak self] event in
            guard case .handle(let handle) = event else { return }
            MainActor.assumeIsolated { self?.finish(Self.isUsable(handle) ? handle : nil) }
        }
    }

    /// Calls `completion` once with the handle, now or when the compositor has sent it; with `nil` if the export ends
    /// before that.
    func request(_ completion: @escaping (String?) -> Void) {
        switch state {
        case .requested(let completions): state = .requested(completions + [completion])
        case .answered(let handle): completion(handle)
        }
    }

    func end() {
        object.handler = nil
        object.destroy()
        finish(nil)
    }

    /// The first answer counts; the protocol has no other.
    private func finish(_ handle: String?) {
        guard case .requested(let completions) = state else { return }
        state = .answered(handle)
        for completion in completions { completion(handle) }
    }

    /// Returns whether a handle is short printable ASCII, so that it can be passed to other processes.
    private static func isUsable(_ handle: String) -> Bool {
        let bytes = handle.utf8
        return !bytes.isEmpty && bytes.count <= maximumHandleLength && bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
