// SPDX-License-Identifier: MIT

/// The action tables of classes, each of which is built once.
///
/// Menus and key commands look for actions in every responder of the chain.
@MainActor
enum ActionTables {
    private static var tables: [ObjectIdentifier: ActionTable] = [:]

    static func table(of type: any ActionTarget.Type) -> ActionTable {
        let key = ObjectIdentifier(type)
        if let table = tables[key] { return table }
        let table = type.actions
        tables[key] = table
        return table
    }
}
