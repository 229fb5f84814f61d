// SPDX-License-Identifier: MIT
internal import SystemFiles
internal import WaylandClient
internal import Windowing

/// The content that another application has put into a selection.
@MainActor
final class SelectionOffer {
    private(set) var types: OfferedTypes
    private let receive: (String, OwnedFileDescriptor) -> Void

    /// Creates an offer.
    ///
    /// `receive` requests the content in a type, to be written into a file.
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

/// Events of content that this application has put into a selection.
enum SelectionSourceEvent {
    case send(String, OwnedFileDescriptor)
    /// Another application's content has replaced it.
    case cancelled
}

/// A seat's access to a selection, with either protocol.
@MainActor
protocol SelectionDevice: AnyObject {
    /// The compositor's last offer; `nil` for none.
    var selectionOffer: SelectionOffer? { get }

    /// Sets the selection for the lifetime of the returned object.
    func offer(
        _ types: [String], serial: UInt32, onEvent: @escaping @MainActor (SelectionSourceEvent) -> Void
    ) -> Proxy
    /// Discards the last offer, which is known to be invalid.
    func forgetSelection()
    /// Clears the selection, whichever application set it.
    func clear(serial: UInt32)
}
