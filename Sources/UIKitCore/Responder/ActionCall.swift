// SPDX-License-Identifier: MIT

/// The arguments with which an action is performed: for actions of controls, the sender and the event.
public struct ActionCall {
    private let arguments: [Any?]

    package init(arguments: [Any?]) {
        self.arguments = arguments
    }

    /// Returns an argument; `nil` for one that wasn't passed if the type is optional.
    ///
    /// - Throws: An error that is logged if the argument has another type.
    public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        guard let value = argument as? Value else { throw ActionMismatch(accepted: type, value: argument) }
        return value
    }

    /// Returns whether an argument is `true`, or an object, as a method with a Boolean parameter receives it.
    public func flag(_ index: Int) -> Bool {
        guard arguments.indices.contains(index), let argument = arguments[index] else { return false }
        return argument as? Bool ?? true
    }
}

/// An argument of an action that has another type than the method accepts.
struct ActionMismatch: Error {
    let accepted: Any.Type
    // It is only described, on the actor on which the error is caught.
    nonisolated(unsafe) let value: Any?
}
