// SPDX-License-Identifier: MIT
internal import Foundation

/// UIKit's public names, marked with whether the toolkit declares them.
///
/// The text has a line for each type, and one for each of its members, which begins with a space. `+` marks names that
/// exist, `-` those that don't; `*` begins the base name of a member that only the toolkit has. Superclass and protocols
/// follow a type's name.
package struct NameList: Sendable {
    struct Entry: Sendable {
        var exists: Bool
        let inherited: [String]
        var members: [MemberName: Bool] = [:]
    }

    /// By qualified names; the empty name has UIKit's functions and constants.
    var types: [String: Entry] = [:]
    /// Base names of members that exist.
    var known: Set<String> = []
    /// Base names of members that only the toolkit has.
    var own: Set<String> = []

    package init(_ text: String) {
        var type = ""
        var entry = Entry(exists: true, inherited: [])
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line)
            if line.hasPrefix(" ") {
                let exists = line.dropFirst().first == "+"
                let member = MemberName(line.dropFirst(2))
                entry.members[member] = exists
                if exists { known.insert(member.base) }
            } else if line.hasPrefix("*") {
                own.insert(String(line.dropFirst()))
            } else {
                types[type] = entry
                let parts = line.dropFirst().split(separator: " ")
                type = parts.first.map(String.init) ?? ""
                let inherited = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
                entry = Entry(exists: line.hasPrefix("+"), inherited: inherited)
            }
        }
        types[type] = entry
    }

    /// The list of this version of the toolkit.
    package static func current() throws -> NameList {
        guard let url = Bundle.module.url(forResource: "names", withExtension: "txt") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return NameList(try String(contentsOf: url, encoding: .utf8))
    }

    /// The type with its superclasses and protocols, of which UIKit's root class is the last.
    func chain(of type: String) -> [String] {
        var chain: [String] = []
        var next = [type, "NSObject"]
        while let name = next.first {
            next.removeFirst()
            guard !chain.contains(name), let entry = types[name] else { continue }
            chain.append(name)
            next = entry.inherited + next
        }
        return chain
    }

    /// The type of the chain that has a member in UIKit which no type of the chain has here; `nil` if there is none.
    ///
    /// Argument labels are only compared if `exactly` is `true`.
    func owner(ofMissing member: MemberName, in type: String, exactly: Bool) -> String? {
        var owner: String?
        for name in chain(of: type) {
            guard let members = types[name]?.members else { continue }
            if exactly {
                guard let exists = members[member] else { continue }
                if exists { return nil }
                owner = owner ?? name
            } else {
                for (candidate, exists) in members where candidate.base == member.base {
                    if exists { return nil }
                    owner = owner ?? name
                }
            }
        }
        return owner
    }

    /// Whether a type of the chain has a member here.
    func declares(_ member: MemberName, in type: String, exactly: Bool) -> Bool {
        chain(of: type).contains { name in
            types[name]?.members.contains { candidate, exists in
                exists && (exactly ? candidate == member : candidate.base == member.base)
            } == true
        }
    }
}
