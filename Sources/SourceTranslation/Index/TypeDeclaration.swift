// SPDX-License-Identifier: MIT

/// A class or protocol of the module, or a class of another module that the module extends.
struct TypeDeclaration: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case `class`, `protocol`, value, foreign
    }

    /// An extension, with members that the class adds to its tables.
    struct Extension: Codable, Hashable, Sendable {
        /// The name of the extended type.
        let type: String
        /// The part of the names of the generated methods that tells extensions of a type apart.
        let identifier: String
        /// The protocols that the extension adopts.
        let inherited: [String]
        var members: [Member]
    }

    /// The name, with the types that it is nested in.
    let name: String
    var kind: Kind
    /// The superclass and the protocols.
    var inherited: [String] = []
    /// Whether the members are exposed by default, as with `@objcMembers`.
    var exposesMembers = false
    var isExposed = false
    /// The members in the body.
    var members: [Member] = []
    var extensions: [Extension] = []

    var allMembers: [Member] { members + extensions.flatMap(\.members) }

    func isExposed(_ member: Member) -> Bool {
        member.isExposed(inClassThatExposesMembers: exposesMembers)
    }

    /// Whether the member is called by name as an action.
    func isAction(_ member: Member) -> Bool {
        member.kind == .method && !member.isStatic && !member.isSegueAction && isExposed(member)
    }
}
