// SPDX-License-Identifier: MIT
internal import AccessibilityTree

/// An object that a request is about, as it is at that moment.
struct ServedObject {
    var path: ObjectPath
    var element: AccessibilityElement

    var id: AccessibilityID { element.id }
    var isApplication: Bool { path == .element(.application) }

    /// The interfaces that the object implements.
    var interfaces: [Interface] { Interface.allCases.filter(implements) }

    func implements(_ interface: Interface) -> Bool {
        switch path {
        case .cache: return interface == .cache
        case .link: return interface == .hyperlink
        case .announcement: return interface == .accessible || interface == .component
        case .element: break
        }
        return switch interface {
        case .accessible: true
        case .application: isApplication
        case .component: !isApplication
        case .collection: element.childCount > 0 || isApplication
        case .action: !element.actions.isEmpty
        case .value: element.range != nil
        case .text, .hypertext: element.hasText
        case .editableText: element.hasText && element.states.contains(.editable)
        case .hyperlink: element.role == .link
        case .selection: element.hasSelection
        case .table: element.tableSize != nil
        case .tableCell: element.cell != nil
        case .image: element.role == .image
        case .document: element.role == .document
        case .cache: false
        }
    }
}
