// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What the protocols that change outputs have in common: a list of heads that is told in steps, and changes that are
/// answered later.
@MainActor
class WaylandScreenConfigurator: ScreenConfigurator {
    let route: String
    private(set) var heads: [ScreenHead] = []
    var changeHandler: (() -> Void)?

    private let timeSource: any TimeSource
    /// Whether the first list has come.
    private var isReady = false
    /// Why nothing can be changed any more.
    private var endReason: WindowingError?
    private var lastIdentifier = 0
    private var pending: [Int: (Result<Void, WindowingError>) -> Void] = [:]
    /// Those of `pending` that wait for the next list.
    private var waitingForHeads: [Int] = []
    /// When those of `pending` that do not wait for ever are answered in any case.
    private var timeouts: [Int: ScheduledCall] = [:]

    /// A compositor that says yes carries it out within a frame or two; a display that takes longer than this to show
    /// its new mode has failed.
    private static let patience: TimeInterval = 3

    init(route: String, timeSource: any TimeSource) {
        self.route = route
        self.timeSource = timeSource
    }

    // MARK: - For the routes to override

    /// Sends the targets, and has the answer told by `finish(_:_:)`.
    func send(_ targets: [HeadTarget], isTest: Bool, identifier: Int) {}

    /// Lets go of all protocol objects.
    func disconnect() {}

    // MARK: - ScreenConfigurator

    func apply(_ changes: [ScreenChange]) async throws(WindowingError) {
        try await ready()
        let targets = try ScreenChangePlan(route: route, heads: heads).targets(for: changes)
        try await wait { send(targets, isTest: false, identifier: $0) }
        try await agreement(on: targets)
    }

    func test(_ changes: [ScreenChange]) async throws(WindowingError) {
        try await ready()
        let targets = try ScreenChangePlan(route: route, heads: heads).targets(for: changes)
        try await wait { send(targets, isTest: true, identifier: $0) }
    }

    private func ready() async throws(WindowingError) {
        guard !isReady else { return }
        try await wait { waitingForHeads.append($0) }
    }

    /// Waits until the heads are what was asked for; some compositors say yes, and then do less.
    private func agreement(on targets: [HeadTarget]) async throws(WindowingError) {
        let deadline = timeSource.now + Self.patience
        while let difference = ScreenChangePlan(route: route, heads: heads).disagreement(with: targets) {
            guard timeSource.now < deadline else {
                throw .screenChangeRefused(route: route, reason: "it was agreed to, but \(difference)")
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

    private func wait(_ start: (Int) -> Void) async throws(WindowingError) {
        if let endReason { throw endReason }
        let result: Result<Void, WindowingError> = await withCheckedContinuation { continuation in
            lastIdentifier += 1
            pending[lastIdentifier] = { continuation.resume(returning: $0) }
            start(lastIdentifier)
        }
        try result.get()
    }

    // MARK: - For the routes to call

    /// The answer to what was sent under that number.
    final func finish(_ identifier: Int, _ result: Result<Void, WindowingError>) {
        waitingForHeads.removeAll { $0 == identifier }
        timeouts.removeValue(forKey: identifier)?.cancel()
        pending.removeValue(forKey: identifier)?(result)
    }

    /// The list is complete again.
    final func publish(_ heads: [ScreenHead]) {
        let isNew = heads != self.heads
        self.heads = heads
        isReady = true
        for identifier in waitingForHeads { finish(identifier, .success(())) }
        if isNew { changeHandler?() }
    }

    /// Nothing can be changed this way any more, and why.
    final func end(with error: WindowingError) {
        guard endReason == nil else { return }
        endReason = error
        disconnect()
        for identifier in pending.keys.sorted() { finish(identifier, .failure(error)) }
    }
}
