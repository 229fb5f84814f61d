// SPDX-License-Identifier: MIT
internal import Foundation

/// Calls a handler on the render thread whenever a descriptor is ready.
///
/// A handler that doesn't read the available data is called again immediately. The end of a connection counts as ready.
@RenderActor
package final class RenderWatch {
    package enum Readiness: Sendable {
        case reading
        case writing
    }

    let descriptor: Int32
    let events: Int16
    private var handler: (@RenderActor () -> Void)?

    /// Creates an active watch.
    ///
    /// The descriptor must stay open until `cancel()`.
    package init(_ descriptor: Int32, for readiness: Readiness, _ handler: @escaping @RenderActor () -> Void) {
        self.descriptor = descriptor
        events = Int16(readiness == .reading ? POLLIN : POLLOUT)
        self.handler = handler
        RenderPollSet.shared.add(self)
    }

    /// Stops the calls.
    package func cancel() {
        handler = nil
        RenderPollSet.shared.remove(self)
    }

    func fire(_ result: Int16) {
        // A descriptor that was closed anyway would be ready forever.
        guard result & Int16(POLLNVAL) == 0 else { return cancel() }
        handler?()
    }
}
