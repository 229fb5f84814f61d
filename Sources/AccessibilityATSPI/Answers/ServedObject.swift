// SPDX-License-Identifier: MIT
internal import AccessibilityTree

/// An object that a request is about, as it is at that moment.
struct ServedObject {
    var path: ObjectPath
    var element: AccessibilityElement

    var id: AccessibilityID { element.id }
    var isApplication: Bool { path == .element(.application) }

    /// The interfaces that the object implements.
    var interfaces: [Interface] {
        switch path {
        case .cache: return [.cache]
        case .link: return [.hyperlink]
        case .announcement: return [.accessible, .component]
        case .element: break
        }
        if isApplication { return [.accessible, .application, .collection] }
        var interfaces: [Interface] = [.accessible, .component]
        if element.childCount > 0 { interfaces.append(.collection) }
        if !element.actions.isEmpty { interfaces.append(.action) }
        if element.range != nil { interfaces.append(.value) }
        if element.hasText {
            interfaces += [.text, .hypertext]
            if element.states.contains(.editable) { interfaces.append(.editableText) }
        }
        if element.role == .link { interfaces.append(.hyperlink) }
        if element.hasSelection { interfaces.append(.selection) }
        if element.tableSize != nil { interfaces.append(.table) }
        if element.cell != nil { interfaces.append(.tableCell) }
        if element.role == .image { interfaces.append(.image) }
        if element.role == .document { interfaces.append(.document) }
        return interfaces
    }
}
