// SPDX-License-Identifier: MIT
import Dispatch
import Windowing

/// Sends each request on its way, which in an application the run loop's turns do.
@MainActor
final class FlushingConfigurator: ScreenConfigurator {
    private let configurator: any ScreenConfigurator
    private let system: any WindowSystem

    init(_ configurator: any ScreenConfigurator, of system: any WindowSystem) {
        self.configurator = configurator
        self.system = system
    }

    var route: String { configurator.route }
    var heads: [ScreenHead] { configurator.heads }

    var changeHandler: (() -> Void)? {
        get { configurator.changeHandler }
        set { configurator.changeHandler = newValue }
    }

    func apply(_ changes: [ScreenChange]) async throws(WindowingError) {
        flushSoon()
        try await configurator.apply(changes)
    }

    func test(_ changes: [ScreenChange]) async throws(WindowingError) {
        flushSoon()
        try await configurator.test(changes)
    }

    /// The request is queued before this turn ends, so the next one finds it.
    private func flushSoon() {
        DispatchQueue.main.async { [system] in MainActor.assumeIsolated { system.flush() } }
    }
}
