// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The common part of the protocols for changing outputs: a list of heads that is received incrementally, and changes
/// with asynchronous results.
@MainActor
class WaylandScreenConfigurator: ScreenConfigurator {
    let route: String
    private(set) var heads: [ScreenHead] = []
    var changeHandler: (() -> Void)?

    private let timeSource: any TimeSource
    /// Whether the first list is complete.
    private var isReady = false
    /// The reason why changes are no longer possible.
    private var endReason: ScreenConfigurationError?
    private var lastIdentifier = 0
    private var pending: [Int: (Result<Void, ScreenConfigurationError>) -> Void] = [:]
    /// The `pending` changes that wait for the next list.
    private var waitingForHeads: [Int] = []
    /// The timeouts of `pending` changes, if they have one.
    private var timeouts: [Int: ScheduledCall] = [:]

    /// The timeout after the compositor has accepted a change, in seconds.
    ///
    /// It applies the change within a frame or two; a display that needs longer for its new mode has failed.
    private static let timeLimit: TimeInterval = 3

    init(route: String, timeSource: any TimeSource) {
        self.route = route
        self.timeSource = timeSource
    }

    // MARK: - Overridden by the protocols

    /// Sends the targets.
    ///
    /// The result is reported with `finish(_:_:)`.
    func send(_ targets: [HeadTarget], isTest: Bool, identifier: Int) {}

    /// Releases all protocol objects.
    func disconnect() {}

    // MARK: - ScreenConfigurator

    func apply(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        try await ready()
        let targets = try ScreenChangePlan(route: route, heads: heads).targets(for: changes)
        try await wait { send(targets, isTest: false, identifier: $0) }
        try await agreement(on: targets)
    }

    func test(_ changes: [ScreenChange]) async throws(ScreenConfigurationError) {
        try await ready()
        let targets = try ScreenChangePlan(route: route, heads: heads).targets(for: changes)
        try await wait { send(targets, isTest: true, identifier: $0) }
    }

    private func ready() async throws(ScreenConfigurationError) {
        guard !isReady else { return }
        try await wait { waitingForHeads.append($0) }
    }

    /// Waits until the heads match the targets, since some compositors report success for a partial change.
    private func agreement(on targets: [HeadTarget]) async throws(ScreenConfigurationError) {
        let deadline = timeSource.now + Self.timeLimit
        while let difference = ScreenChangePlan(route: route, heads: heads).disagreement(with: targets) {
            guard timeSource.now < deadline else {
                throw .refused(route: route, reason: "it was agreed to, but \(difference)")
            }
            try await wait { identifier in
                waitingForHeads.append(identifier)
                let call = timeSource.schedule(after: deadline - timeSource.now) { [weak self] in
                    self?.finish(identifier, .success(()))
                }
                timeouts[identifier] = call
            }
        }
    }

    private func wait(_ start: (Int) -> Void) async throws(ScreenConfigurationError) {
        if let endReason { throw endReason }
        let result: Result<Void, ScreenConfigurationError> = await withCheckedContinuation { continuation in
            lastIdentifier += 1
            pending[lastIdentifier] = { continuation.resume(returning: $0) }
            start(lastIdentifier)
        }
        try result.get()
    }

    // MARK: - Called by the protocols

    /// Reports the result of a change.
    final func finish(_ identifier: Int, _ result: Result<Void, ScreenConfigurationError>) {
        waitingForHeads.removeAll { $0 == identifier }
        timeouts.removeValue(forKey: identifier)?.cancel()
        pending.removeValue(forKey: identifier)?(result)
    }

    /// Called when the list is complete again.
    final func publish(_ heads: [ScreenHead]) {
        let isNew = heads != self.heads
        self.heads = heads
        isReady = true
        for identifier in waitingForHeads { finish(identifier, .success(())) }
        if isNew { changeHandler?() }
    }

    /// Called when changes are no longer possible.
    final func end(with error: ScreenConfigurationError) {
        guard endReason == nil else { return }
        endReason = error
        disconnect()
        for identifier in pending.keys.sorted() { finish(identifier, .failure(error)) }
    }
}
