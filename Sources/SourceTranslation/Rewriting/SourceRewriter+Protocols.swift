// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension SourceRewriter {
    /// Restricts an exposed protocol to classes.
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] where inherited.type.trimmedDescription == "class"
        {
            edits.replace(inherited.type, with: "AnyObject")
        }
        guard node.attributes.contains("objc") else { return }
        replaceOptionalRequirements(of: node)
        if let last = node.inheritanceClause?.inheritedTypes.last {
            guard node.inheritanceClause.names.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) })
            else { return }
            edits.insert(", AnyObject", at: last.type.endPositionBeforeTrailingTrivia)
        } else {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
    }
}
