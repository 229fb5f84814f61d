// SPDX-License-Identifier: MIT
internal import Foundation

/// Access to a ``Speller`` from any thread.
///
/// Nothing is loaded before the first call: then the library, which takes about 2 ms, and with the first word of a
/// language its dictionary, which takes 15 ms for English.
package final class SpellingService: Sendable {
    /// The service of the process.
    package static let shared = SpellingService()

    private let queue = DispatchQueue(label: "spelling", qos: .utility)
    private let storage: Storage

    /// The speller, which is created on the queue.
    private final class Storage: @unchecked Sendable {
        // Used on the service's queue alone.
        private var speller: Speller?
        private let library: String

        init(library: String) {
            self.library = library
        }

        var current: Speller {
            if let speller { return speller }
            let made = Speller(library: library)
            speller = made
            return made
        }
    }

    /// Creates a service with its own dictionaries.
    ///
    /// - Parameter library: The file name of libenchant.
    package init(library: String = "libenchant-2.so.2") {
        storage = Storage(library: library)
    }

    /// Waits for the speller, and returns what `body` returns.
    package func wait<Result>(_ body: (Speller) -> Result) -> Result {
        queue.sync { body(storage.current) }
    }

    /// Returns what `body` returns on the service's queue.
    ///
    /// A call of a few milliseconds leaves time for others, so divide a long text into several calls.
    package func perform<Result: Sendable>(_ body: @escaping @Sendable (Speller) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { [storage] in continuation.resume(returning: body(storage.current)) }
        }
    }
}
