// SPDX-License-Identifier: MIT
internal import WaylandClient

/// The export of a window, whose handle other clients import.
///
/// The handle is valid until the export ends.
@MainActor
final class ToplevelExport {
    private enum State {
        case requested([(String?) -> Void])
        case answered(String?)
    }

    private let object: any ExportedObject
    private var state = State.requested([])

    /// The maximum length of a handle in bytes; compositors use UUIDs and similar names.
    private static let maximumHandleLength = 256

    init(_ object: any ExportedObject) {
        self.object = object
        object.onHandle { [weak self] handle in
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
        object.ignoreEvents()
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

/// An exported surface in a version of the protocol; they differ in names only.
protocol ExportedObject: Proxy {
    func onHandle(_ receive: @escaping @Sendable (String) -> Void)
    func ignoreEvents()
    func destroy()
}

extension ZxdgExportedV2: ExportedObject {
    func onHandle(_ receive: @escaping @Sendable (String) -> Void) {
        handler = { event in
            if case .handle(let handle) = event { receive(handle) }
        }
    }

    func ignoreEvents() { handler = nil }
}

extension ZxdgExportedV1: ExportedObject {
    func onHandle(_ receive: @escaping @Sendable (String) -> Void) {
        handler = { event in
            if case .handle(let handle) = event { receive(handle) }
        }
    }

    func ignoreEvents() { handler = nil }
}
