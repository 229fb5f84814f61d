// SPDX-License-Identifier: MIT

/// The order of transfers from the same selection, one at a time: some owners can't serve another request while they
/// send large content.
@MainActor
final class TransferTurns {
    private var busy: Set<UInt32> = []
    private var waiting: [UInt32: [CheckedContinuation<Void, Never>]] = [:]

    /// Waits until no other transfer uses the selection, and takes the turn.
    func wait(for selection: UInt32) async {
        guard !busy.insert(selection).inserted else { return }
        await withCheckedContinuation { waiting[selection, default: []].append($0) }
    }

    /// Passes the turn to the transfer that has waited longest.
    func pass(_ selection: UInt32) {
        guard var queue = waiting[selection], !queue.isEmpty else {
            busy.remove(selection)
            return
        }
        let next = queue.removeFirst()
        waiting[selection] = queue
        next.resume()
    }

    /// Ends all waiting, because the connection has ended.
    func passAll() {
        let all = waiting.values.flatMap { $0 }
        waiting = [:]
        for continuation in all { continuation.resume() }
    }
}
