// SPDX-License-Identifier: MIT
internal import CXCB
internal import Dispatch
internal import RenderThread
internal import Windowing

/// The resources of one connection, and the thread that reads it.
@MainActor
final class Session {
    let connection: XConnection
    let extensions: Extensions
    let atoms: Atoms
    let screen: XScreen
    let reader: EventReader
    /// A window that is never mapped, which owns and receives selections.
    let helper: UInt32
    /// The queue for inquiries with several round trips, since each of them blocks.
    private let inquiries = DispatchQueue(label: "shoji.x11.inquiries", qos: .userInitiated)

    init(displayName: String?, handlers: EventReader.Handlers) throws(ConnectionError) {
        connection = try XConnection(displayName: displayName)
        connection.prefetchExtensions()
        atoms = Atoms(connection)
        extensions = Extensions(connection)
        try extensions.requireInput()
        screen = try XScreen(connection)
        guard let helper = connection.makeIdentifier() else {
            throw connection.error ?? .lost(display: connection.name, reason: "it has no numbers left")
        }
        self.helper = helper
        reader = EventReader(connection: connection, extensions: extensions, atoms: atoms, handlers: handlers)
        makeHelper()
        listenToRoot()
    }

    private func makeHelper() {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        unsafe _ = xcb_create_window(
            connection.pointer, 0, helper, screen.root, -1, -1, 1, 1, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// Selects events of the root window about the window manager, settings and screens.
    private func listenToRoot(stacking: Bool = false) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        if stacking { mask |= XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue }
        unsafe _ = xcb_change_window_attributes(
            connection.pointer, screen.root, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// Starts or stops events about the stacking order of all applications' windows.
    ///
    /// Each move of any window wakes this process while it is on.
    func setWatchesStacking(_ watches: Bool) {
        listenToRoot(stacking: watches)
        flush()
    }

    /// Performs an inquiry with several round trips without blocking the main actor.
    func inquire<Value>(
        _ question: @escaping @Sendable (XConnection) -> sending Value
    ) async -> sending Value {
        let (connection, reader) = (connection, reader)
        return await withCheckedContinuation { continuation in
            inquiries.async {
                continuation.resume(returning: question(connection))
                // While waiting, libxcb might have read replies for other requests.
                reader.flush()
            }
        }
    }

    /// Returns the value of a property when the server has replied.
    func property(
        _ name: UInt32, of window: UInt32, limit: Int = 1 << 20, deletes: Bool = false,
        _ handler: @escaping @MainActor @Sendable (PropertyValue?) -> Void
    ) {
        let sequence = connection.getProperty(name, of: window, limit: limit, deletes: deletes)
        reader.answer(to: sequence) { handler(PropertyValue($0)) }
    }

    func flush() {
        reader.flush()
    }

    /// Stops reading and disconnects.
    func end() {
        let reader = reader
        RenderActor.sync { reader.stop() }
        _ = unsafe xcb_flush(connection.pointer)
        connection.disconnect()
    }
}
