// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Replaces `#selector` by a selector with the name of the method.
    ///
    /// The selector of a method in an extension of a class of another module carries the call, since the table of such a
    /// class can't list it.
    func rewrite(selector node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        let reference = MemberReference(argument.expression)
        guard let reference else { return report("#selector needs the name of a method.", at: node) }
        if let accessor = argument.label?.text {
            let name = property(reference)?.exposedName ?? reference.name
            return edits.replace(
                node, with: "Selector(\"\(accessor == "setter" ? ObjectiveCName.setter(of: name) : name)\")")
        }
        if let (member, type) = method(reference) {
            if type.kind == .foreign, !member.isStatic, member.kind == .method {
                let call = member.call(on: type.name)
                return edits.replace(node, with: "Selector(\"\(member.selector)\", method: \(call))")
            }
            return edits.replace(node, with: "Selector(\"\(member.selector)\")")
        }
        if let method = ToolkitMethod.find(reference.name, labels: reference.labels, type: reference.type) {
            let call = "{ (target: \(method.type), call: ActionCall) in \(method.body) }"
            return edits.replace(node, with: "Selector(\"\(method.selector)\", method: \(call))")
        }
        let selector = ObjectiveCName.selector(method: reference.name, labels: reference.labels ?? [])
        edits.replace(node, with: "Selector(\"\(selector)\")")
    }

    /// Replaces `#keyPath` by the key path as a string.
    func rewrite(keyPath node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        var names = argument.oneLine.filter { !"?!".contains($0) }.split(separator: ".").map(String.init)
        while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
        edits.replace(node, with: "\"\(names.joined(separator: "."))\"")
    }

    private func property(_ reference: MemberReference) -> Member? {
        candidates(for: reference).lazy.compactMap { type in
            type.allMembers.first { $0.kind == .property && $0.name == reference.name }
        }.first
    }

    /// The method that a reference names, and the type that declares it.
    private func method(_ reference: MemberReference) -> (Member, TypeDeclaration)? {
        let known = candidates(for: reference)
        return match(reference, in: known) ?? match(reference, in: index.owners(ofMethod: reference.name))
    }

    private func match(_ reference: MemberReference, in types: [TypeDeclaration]) -> (Member, TypeDeclaration)? {
        var first: (Member, TypeDeclaration)?
        for type in types {
            for member in type.allMembers
            where member.kind == .method && member.name == reference.name
                && (reference.labels ?? member.labels) == member.labels
            {
                guard reference.accepts(member) else { continue }
                if type.isExposed(member) { return (member, type) }
                first = first ?? (member, type)
            }
        }
        return first
    }

    /// The types whose members a reference may name, the nearest first.
    private func candidates(for reference: MemberReference) -> [TypeDeclaration] {
        var names: [String] = []
        if let type = reference.type { names = [type] } else { names = context.enclosing }
        var types: [TypeDeclaration] = []
        for name in names {
            guard let type = index.type(name, in: context.name) else { continue }
            for ancestor in index.chain(of: type) {
                types.append(ancestor)
                types += ancestor.inherited.compactMap { index.type($0, in: ancestor.name) }
            }
        }
        return types
    }
}
