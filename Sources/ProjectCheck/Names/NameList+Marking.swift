// SPDX-License-Identifier: MIT
internal import SourceTranslation
internal import SwiftParser
internal import SwiftSyntax

extension NameList {
    /// Marks the names that the texts of the toolkit's source files declare publicly, and returns the list as text.
    package mutating func mark(declaredIn sources: [String]) -> String {
        // Most files declare nothing public, and parsing is slow without optimization.
        let candidates = sources.filter { $0.contains("public") || $0.contains("open") }
        let declared = candidates.concurrentMap { text in
            let collector = DeclarationCollector(onlyPublic: true)
            collector.walk(Parser.parse(source: text))
            return collector.declarations
        }
        var toolkit = Declarations()
        for part in declared { toolkit.add(part) }
        let marker = NameMarker(toolkit: toolkit)
        var bases: Set<String> = []
        for name in types.keys {
            types[name]?.exists = name.isEmpty || marker.type(name) != nil || Self.foreign.contains(name)
            for member in types[name]?.members.keys ?? [:].keys {
                bases.insert(member.base)
                types[name]?.members[member] = marker.declares(member, of: name)
            }
        }
        own = Set(toolkit.types.values.flatMap { $0.members.map(\.base) }).subtracting(bases)
        return text
    }

    /// Types of Foundation and the standard library that UIKit extends.
    private static let foreign: Set = [
        "NSObject", "NSString", "NSAttributedString", "NSMutableAttributedString", "NSValue", "IndexPath", "String",
        "NSCoder", "Bundle", "NSIndexPath", "CGPoint", "CGRect", "CGSize", "CGVector", "NSItemProvider",
        "CGAffineTransform", "NSUserActivity", "AttributedString", "AttributeContainer", "NSNumber",
        "NSAttributedString.Key",
    ]

    private var text: String {
        var lines = own.sorted().map { "*" + $0 }
        for (name, entry) in types.sorted(by: { $0.key < $1.key }) {
            let inherited = entry.inherited.isEmpty ? "" : " " + entry.inherited.joined(separator: ",")
            lines.append((entry.exists ? "+" : "-") + name + inherited)
            lines += entry.members.map { (name: $0.key.description, exists: $0.value) }.sorted { $0.name < $1.name }
                .map { ($0.exists ? " +" : " -") + $0.name }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension MemberName: CustomStringConvertible {
    var description: String { base + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "") }
}

/// Finds UIKit's names among the toolkit's declarations.
private struct NameMarker {
    /// The types of the toolkit that have what UIKit adds to a type of Foundation.
    private static let substitutes = [
        "NSObject": ["NSObject", "UIResponder", "UIView", "UIAccessibilityElement", "UIBarItem", "UIImage"],
        "NSString": ["NSString", "String", "StringProtocol"],
        "NSMutableAttributedString": ["NSMutableAttributedString", "NSAttributedString"],
    ]

    let toolkit: Declarations

    /// The qualified name here of a type, which may be nested in a superclass.
    func type(_ name: String) -> String? {
        if toolkit.types[name]?.isDeclared == true { return name }
        guard let dot = name.lastIndex(of: "."), let outer = type(String(name[..<dot])) else { return nil }
        return chain(of: outer).dropFirst().lazy.map { $0 + name[dot...] }
            .first { toolkit.types[$0]?.isDeclared == true }
    }

    func declares(_ member: MemberName, of type: String) -> Bool {
        (Self.substitutes[type] ?? [self.type(type) ?? type]).contains { start in
            chain(of: start).contains { name in
                toolkit.types[name]?.members.contains { member.fits($0) } == true
            }
        }
    }

    private func chain(of type: String) -> [String] {
        var chain: [String] = []
        var next = [type]
        while let name = next.popLast() {
            guard !chain.contains(name), let declaration = toolkit.types[name] else { continue }
            chain.append(name)
            let prefix = name.lastIndex(of: ".").map { name[...$0] } ?? ""
            next += declaration.inherited.flatMap { [prefix + $0, $0] }
        }
        return chain
    }
}
