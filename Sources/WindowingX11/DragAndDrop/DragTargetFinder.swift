// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// Finds the window at a position that accepts drops, with blocking requests.
struct DragTargetFinder {
    let connection: XConnection
    let atoms: Atoms
    let root: UInt32

    /// The maximum nesting of windows that is searched, from the outside in.
    private static let maximumDepth = 32

    func target(x: Int, y: Int) -> DragSource.Target? {
        var window = root
        for _ in 0..<Self.maximumDepth {
            let question = unsafe xcb_translate_coordinates(
                connection.pointer, root, window, Int16(clamping: x), Int16(clamping: y)
            ).sequence
            guard
                let child = connection.wait(for: question)?.load(xcb_translate_coordinates_reply_t.self)?.child,
                child != 0
            else { return nil }
            window = child
            let receiver = proxy(of: window) ?? window
            if let version = number(.dragAware, of: receiver), version >= DragOperations.lowestProtocolVersion {
                return DragSource.Target(window: window, receiver: receiver, version: version)
            }
        }
        return nil
    }

    /// A proxy must refer to itself; otherwise the property is a leftover.
    private func proxy(of window: UInt32) -> UInt32? {
        guard let proxy = number(.dragProxy, of: window), number(.dragProxy, of: proxy) == proxy else { return nil }
        return proxy
    }

    private func number(_ property: AtomName, of window: UInt32) -> UInt32? {
        PropertyValue(connection.wait(for: connection.getProperty(atoms[property], of: window)))?.numbers.first
    }
}
