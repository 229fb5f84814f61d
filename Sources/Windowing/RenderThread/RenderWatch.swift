// SPDX-License-Identifier: MIT
internal import Foundation

/// Calls a handler on the render thread whenever a descriptor is ready, as long as it is.
///
/// A handler that does not take what is there is called again at once. The end of a connection counts as readiness.
@RenderActor
package final class RenderWatch {
    package enum Readiness: Sendable {
        case reading
        case writing
    }

    let descriptor: Int32
    let events: Int16
    private var handler: (@RenderActor () -> Void)?

    /// Begins at once.
    ///
    /// The descriptor has to stay open until `cancel()`.
    package init(_ descriptor: Int32, for readiness: Readiness, _ handler: @escaping @RenderActor () -> Void) {
        self.descriptor = descriptor
        events = Int16(readiness == .reading ? POLLIN : POLLOUT)
        self.handler = handler
        RenderPollSet.shared.add(self)
    }

    /// Ends the calls.
    package func cancel() {
        handler = nil
        RenderPollSet.shared.remove(self)
    }

    func fire(_ result: Int16) {
        // A descriptor that has been closed nevertheless would be ready for ever.
        guard result & Int16(POLLNVAL) == 0 else { return cancel() }
        handler?()
    }
}
