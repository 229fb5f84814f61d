// SPDX-License-Identifier: MIT
internal import Dispatch

/// A value that any thread may use, one at a time.
///
/// Unlike a `Mutex`, it passes on objects that aren't Sendable, as the Objective-C runtime does.
final class SharedValue<Value>: @unchecked Sendable {  // The queue protects the value.
    private let queue = DispatchQueue(label: "ObjectiveC.SharedValue")
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func access<Result>(_ body: (inout Value) -> Result) -> Result {
        queue.sync { body(&value) }
    }
}
