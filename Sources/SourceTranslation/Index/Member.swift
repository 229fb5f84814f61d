// SPDX-License-Identifier: MIT

/// A method or property of a class or protocol, as far as the translation depends on it.
struct Member: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case method, property
    }

    struct Parameter: Codable, Hashable, Sendable {
        /// The argument label; `_` if there is none.
        let label: String
        let name: String
        /// The type without attributes; optional if it is unwrapped implicitly.
        let type: String
    }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    /// The type of the result or of the property; `nil` for `Void` and for types that aren't written.
    var type: String?
    var isThrowing = false
    var isAsynchronous = false
    var isStatic = false
    var isOverride = false
    var isPrivate = false
    /// Whether a property can be set.
    var isSettable = false
    /// Whether the Objective-C runtime could call the member: it isn't generic and has no variadic or `inout` parameters.
    var isRepresentable = true
    /// Whether the member is declared in the body of an extension.
    var isInExtension = false

    // The attributes.
    var isExposed = false
    var isHidden = false
    /// Whether changes of a property can be observed.
    var isDynamic = false
    var isOutlet = false
    var isSegueAction = false
    var isOptional = false
    /// The name in `@objc(name)`.
    var exposedName: String?

    /// The declaration that calls the member after it was renamed, on one line.
    var forwarder: String?

    var labels: [String] { parameters.map(\.label) }

    /// The name that the Objective-C runtime knows the member by.
    var selector: String {
        if let exposedName { return exposedName }
        if kind == .property { return name }
        return ObjectiveCName.selector(
            method: name, labels: labels, isThrowing: isThrowing, isAsynchronous: isAsynchronous)
    }

    /// Whether the member can be called by name.
    func isExposed(inClassThatExposesMembers exposesMembers: Bool) -> Bool {
        guard !isHidden, isRepresentable else { return false }
        return isExposed || exposesMembers && !isPrivate && !isOverride
    }

    /// The name of the member after it was moved out of the way of its forwarder.
    var nameInExtension: String { name + "_inExtension" }
}
