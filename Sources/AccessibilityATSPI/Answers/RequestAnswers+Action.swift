// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    func action(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let actions = object.element.actions
        let index = arguments.int(0)
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch member {
        case "GetActions":
            return [
                .array(
                    of: "(sss)",
                    actions.map {
                        .structure([WireText.name($0.name), WireText.name($0.title), WireText.name($0.shortcut)])
                    })
            ]
        case "GetName": return [WireText.name(action?.name ?? "")]
        case "GetLocalizedName", "GetDescription": return [WireText.name(action?.title ?? "")]
        case "GetKeyBinding": return [WireText.name(action?.shortcut ?? "")]
        case "DoAction": return [.boolean(action != nil && provider.perform(actionAt: index, of: object.id))]
        default: throw .unknownMethod(member)
        }
    }

    // MARK: - Value

    func valueProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        guard let range = object.element.range else { throw .unknownProperty(name) }
        switch name {
        case "MinimumValue": return .number(range.minimum)
        case "MaximumValue": return .number(range.maximum)
        case "MinimumIncrement": return .number(range.step)
        case "CurrentValue": return .number(range.current)
        case "Text": return WireText.name(object.element.value)
        default: throw .unknownProperty(name)
        }
    }

    // MARK: - Selection

    func selection(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let (id, index) = (object.id, arguments.int(0))
        func selectedIndex() -> Int? {
            let selected = provider.selectedChildren(of: id)
            return selected.indices.contains(index) ? selected[index] : nil
        }
        switch member {
        case "GetSelectedChild": return [reference(selectedIndex().flatMap { provider.child(of: id, at: $0) })]
        case "SelectChild": return [.boolean(index >= 0 && provider.setSelected(true, childAt: index, of: id))]
        case "DeselectChild": return [.boolean(index >= 0 && provider.setSelected(false, childAt: index, of: id))]
        case "DeselectSelectedChild":
            return [.boolean(selectedIndex().map { provider.setSelected(false, childAt: $0, of: id) } ?? false)]
        case "IsChildSelected": return [.boolean(provider.selectedChildren(of: id).contains(index))]
        case "SelectAll": return [.boolean(provider.setAllSelected(true, of: id))]
        case "ClearSelection": return [.boolean(provider.setAllSelected(false, of: id))]
        default: throw .unknownMethod(member)
        }
    }

    // MARK: - Document

    func document(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let attributes = object.element.attributes
        switch member {
        case "GetLocale": return [.text(locale(of: object.element))]
        case "GetAttributeValue": return [WireText.name(attributes[arguments.text(0)] ?? "")]
        case "GetAttributes": return [.dictionary(attributes.mapValues(Self.attribute))]
        default: throw .unknownMethod(member)
        }
    }

    func documentProperty(_ name: String) throws(Refusal) -> BusArgument {
        switch name {
        // -1 says that there are no pages.
        case "CurrentPageNumber", "PageCount": .int(-1)
        default: throw .unknownProperty(name)
        }
    }
}
