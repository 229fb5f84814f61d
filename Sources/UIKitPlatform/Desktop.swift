// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

/// The desktop, for a program that talks to it without being an application.
@MainActor
package enum Desktop {
    /// Connects as `UIApplicationMain` would: where `SHOJI_DISPLAY` says, else to the first display that there is.
    ///
    /// The caller flushes the connection after it has asked for something, as nobody else does.
    package static func connect() throws(WindowingError) -> any WindowSystem {
        Signals.ignoreBrokenPipes()
        return try Backend.connect(try ApplicationEnvironment(ProcessInfo.processInfo.environment))
    }
}
