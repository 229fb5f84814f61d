// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// What another application has put into a selection.
@MainActor
final class SelectionOffer {
    private(set) var types: OfferedTypes
    private let receive: (String, OwnedFileDescriptor) -> Void

    /// `receive` asks for the content in a form, to be written into a file.
    init(types: OfferedTypes = OfferedTypes(), receive: @escaping (String, OwnedFileDescriptor) -> Void) {
        self.types = types
        self.receive = receive
    }

    func add(_ type: String) {
        types.add(type)
    }

    func request(_ type: String, into file: OwnedFileDescriptor) {
        receive(type, file)
    }
}

/// What happens to content that this application has put into a selection.
enum SelectionSourceEvent {
    case send(String, OwnedFileDescriptor)
    /// Somebody else's content has taken its place.
    case cancelled
}

/// One seat's access to a selection, by whichever protocol.
@MainActor
protocol SelectionDevice: AnyObject {
    /// What the compositor said last; `nil` for nothing.
    var selectionOffer: SelectionOffer? { get }

    /// Puts content into the selection that lasts as long as the returned object.
    func offer(
        _ types: [String], serial: UInt32, onEvent: @escaping @MainActor (SelectionSourceEvent) -> Void
    ) -> Proxy
    /// Forgets what the compositor said last, which is known not to hold any more.
    func forgetSelection()
    /// Empties the selection, whoever filled it.
    func clear(serial: UInt32)
}
