// SPDX-License-Identifier: MIT

/// The answer that UIKit assumes for an optional method of a data source if the object implements another one.
///
/// Without an Objective-C runtime, tables can't find out whether the other method is implemented.
struct ImpliedAnswer {
    /// The key of the method that implies the answer; see `Member.key`.
    let implementation: String
    /// The key of the method that gives the answer.
    let question: String
    /// The class of the toolkit in whose subclasses both methods are overrides.
    let controller: String
    let declaration: String

    static func of(_ key: String) -> ImpliedAnswer? { all.first { $0.implementation == key } }

    private static let all = [
        ImpliedAnswer(
            implementation: "tableView(_:commit:forRowAt:)", question: "tableView(_:canEditRowAt:)",
            controller: "UITableViewController",
            declaration: "func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { return true }"),
        ImpliedAnswer(
            implementation: "tableView(_:moveRowAt:to:)", question: "tableView(_:canMoveRowAt:)",
            controller: "UITableViewController",
            declaration: "func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { return true }"),
        ImpliedAnswer(
            implementation: "collectionView(_:moveItemAt:to:)", question: "collectionView(_:canMoveItemAt:)",
            controller: "UICollectionViewController",
            declaration: "func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { return true }"),
    ]
}
