// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

// Foundation for Linux has only predicates with blocks.
extension NSPredicate {
    /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND age > %d"`.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE`, `MATCHES`, the options `[cd]`, lists in braces, and arithmetic are supported; functions and subqueries
    /// aren't. Key paths lead through exposed properties of objects, and through dictionaries and collections.
    ///
    /// > Note: Differs from UIKit: a format with a mistake is logged, and is `false` for every object, rather than raising
    /// > an exception.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, values: args)
    }

    /// Creates a predicate from a format, and arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        do {
            let condition = try PredicateParser.condition(from: format, arguments: values)
            nonisolated(unsafe) let constant = condition  // Conditions never change.
            self.init { object, _ in unsafe constant.isTrue(for: object) }
        } catch {
            Log.misuse("The predicate format \"\(format)\" has a mistake: \(error).")
            self.init(value: false)
        }
    }
}
