// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// The open transactions and the pending work of the next commit.
@MainActor
final class TransactionState {
    static let shared = TransactionState()

    struct Level {
        var duration: TimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completionBlock: (@MainActor () -> Void)?
        var completion: TransactionCompletion?
    }

    var commitHandlers: [@MainActor () -> Void] = []
    var postCommitHandlers: [@MainActor () -> Void] = []

    /// The implicit transaction of this iteration, followed by the explicit ones from the outermost in.
    private var levels = [Level()]
    private var isScheduled = false
    private var isFlushing = false
    /// The number of commits so far, modulo 2³².
    private(set) var commitCount: UInt32 = 0
    /// Whether the caller ends the iteration.
    private var isInTurn = false
    private var hosts: [HostConnection.ID: HostConnection] = [:]
    private var layersWithNewAnimations: [CALayer] = []

    // MARK: - Settings

    func begin() {
        levels.append(Level())
        schedule()
    }

    func end() {
        precondition(levels.count > 1, "CATransaction.commit() without a CATransaction.begin() before it.")
        levels.removeLast().completion?.close()
    }

    func set<Value>(_ setting: WritableKeyPath<Level, Value>, to value: Value) {
        levels[levels.count - 1][keyPath: setting] = value
        schedule()
    }

    /// Returns the innermost value of a setting.
    func setting<Value>(_ setting: KeyPath<Level, Value?>) -> Value? {
        for level in levels.reversed() {
            if let value = level[keyPath: setting] { return value }
        }
        return nil
    }

    var completionBlock: (@MainActor () -> Void)? {
        get { levels[levels.count - 1].completionBlock }
        set {
            levels[levels.count - 1].completionBlock = newValue
            levels[levels.count - 1].completion = newValue.map { TransactionCompletion($0) }
            schedule()
        }
    }

    /// From the innermost out, which is the order of their calls.
    var openCompletions: [TransactionCompletion] { levels.reversed().compactMap(\.completion) }

    // MARK: - Commits

    /// Schedules a commit at the end of this run-loop iteration.
    func schedule() {
        guard !isScheduled, !isFlushing else { return }
        isScheduled = true
        guard !isInTurn else { return }
        CATransaction.scheduler {
            let state = TransactionState.shared
            // An intervening `flush()` has already done the work.
            if state.isScheduled { state.flush() }
        }
    }

    /// Commits the changes of `body` as soon as it returns, so that a response to a frame doesn't wait for other
    /// run-loop work.
    func turn(_ body: () -> Void) {
        let isOuter = !isInTurn && !isFlushing
        if isOuter { isInTurn = true }
        body()
        guard isOuter else { return }
        isInTurn = false
        guard isScheduled else { return }
        flush()
        CATransaction.turnDidEnd()
    }

    func noteChange(in host: HostConnection) {
        hosts[host.id] = host
        schedule()
    }

    func forget(_ host: HostConnection) {
        hosts[host.id] = nil
    }

    func noteAnimation(of layer: CALayer) {
        layersWithNewAnimations.append(layer)
        schedule()
    }

    func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        isScheduled = false
        let handlers = commitHandlers
        commitHandlers = []
        for handler in handlers { handler() }
        settle()
        for host in hosts.values.sorted(by: { $0.id.number < $1.id.number }) { host.updateTiles() }
        let now = CACurrentMediaTime()
        let changed = hosts.values.sorted { $0.id.number < $1.id.number }
        hosts = [:]
        for host in changed { host.commit(at: now) }
        endAnimationsOutsideHosts()
        let completion = levels[0].completion
        levels[0] = Level()
        let postHandlers = postCommitHandlers
        postCommitHandlers = []
        isFlushing = false
        commitCount &+= 1
        for handler in postHandlers { handler() }
        completion?.close()
        CATransaction.didCommit()
        // Changes made by delegates or handlers during this commit belong to the next one.
        if !commitHandlers.isEmpty || !hosts.isEmpty || !layersWithNewAnimations.isEmpty { schedule() }
    }

    /// Performs layout, then drawing, and repeats while either marks more layers.
    private func settle() {
        for _ in 0..<CATransaction.maximumPasses {
            let unsettled = hosts.values.filter(\.needsLayoutOrDisplay).sorted { $0.id.number < $1.id.number }
            if unsettled.isEmpty { return }
            for host in unsettled { host.layoutTree() }
            for host in unsettled { host.displayLayers() }
        }
        Log.misuse(
            "The layers did not settle in \(CATransaction.maximumPasses) rounds of layout and drawing; "
                + "what is still marked waits for the next commit.")
    }

    /// Animations of a layer outside any window are not evaluated, so they end as soon as they are committed.
    private func endAnimationsOutsideHosts() {
        let layers = layersWithNewAnimations
        layersWithNewAnimations = []
        for layer in layers where layer.hosting.host == nil { layer.endAllAnimations(finished: false) }
    }
}
