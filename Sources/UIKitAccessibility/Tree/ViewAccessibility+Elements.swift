// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ViewAccessibility {
    func describeApplication(_ parts: AccessibilityParts = .all) -> AccessibilityElement {
        let node = root
        var element = AccessibilityElement(id: .application, parent: nil, role: .application)
        if parts.contains(.name) {
            let bundle = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
            element.name = bundle ?? ProcessInfo.processInfo.processName
        }
        element.states = [.enabled, .visible, .showing]
        if application.keyWindow?.isActiveOnDesktop == true { element.states.insert(.active) }
        if parts.contains(.childCount) { element.childCount = childCount(of: node) }
        return element
    }

    /// Returns properties of a node; `nil` if its object doesn't exist anymore.
    func describe(_ node: AccessibleNode, _ parts: AccessibilityParts = .all) -> AccessibilityElement? {
        guard let item = node.item else {
            // The large result is made in place, and not copied.
            guard let object = node.object else { return nil }
            var element = AccessibilityElement(id: node.id, parent: nil, role: .unknown)
            describe(object, of: node, parts, &element)
            return element
        }
        guard let container = node.container, container.accessibilityIndex(of: item) != nil else { return nil }
        if let view = container.accessibilityView(of: item) {
            var element = AccessibilityElement(id: node.id, parent: nil, role: .unknown)
            describe(view, of: node, parts, &element)
            complete(&element, parts, item: item, of: container)
            return element
        }
        if let made = madeItems[node.id] { return made }
        var element = AccessibilityElement(id: node.id, parent: nil, role: .unknown)
        let isMade: Void? = container.withAccessibilityView(of: item) {
            describe($0, of: node, .all, isShown: false, &element)
        }
        guard isMade != nil else { return nil }
        complete(&element, .all, item: item, of: container)
        madeItems[node.id] = element
        forgetLater()
        return element
    }

    private func complete(
        _ element: inout AccessibilityElement, _ parts: AccessibilityParts, item: AccessibilityItemKey,
        of container: any AccessibilityItemContainer
    ) {
        guard case .row(let path) = item else { return }
        if parts.contains(.attributes) {
            let (position, count) = container.accessibilityPosition(ofRow: path)
            element.attributes["posinset"] = "\(position + 1)"
            element.attributes["setsize"] = "\(count)"
        }
        guard parts.contains(.states), container.accessibilityAllowsSelection else { return }
        element.states.insert(.selectable)
        if container.accessibilityIsSelected(item) {
            element.states.insert(.selected)
        } else {
            element.states.remove(.selected)
        }
    }

    private func describe(
        _ object: UIResponder, of node: AccessibleNode, _ parts: AccessibilityParts, isShown: Bool = true,
        _ element: inout AccessibilityElement
    ) {
        if !parts.isDisjoint(with: [.parent, .collection]) { element.parent = parent(of: node)?.id }
        if !parts.isDisjoint(with: Self.ownParts) { describeOwn(object, node, parts, &element) }
        if parts.contains(.childCount), isShown { element.childCount = childCount(of: node) }
        if parts.contains(.actions) { element.actions = operations(of: object, node).map(\.action) }
        if parts.contains(.text) { element.hasText = hasText(object) }
        if parts.contains(.collection) {
            element.hasSelection = selectionKind(of: object) != nil
            describeTable(object, &element)
        }
        if parts.contains(.frame) {
            let frame = frame(of: node, node.item == nil ? object : nil)
            element.frame = AccessibilityFrame(
                x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
        }
    }

    private static let ownParts: AccessibilityParts = [.role, .name, .details, .value, .states, .text, .attributes]

    /// Adds the properties that the object describes without its place in the tree.
    private func describeOwn(
        _ object: UIResponder, _ node: AccessibleNode, _ parts: AccessibilityParts,
        _ element: inout AccessibilityElement
    ) {
        if parts.contains(.name) { element.name = name(of: object, node) }
        if parts.contains(.details) { element.details = details(of: object) }
        guard !parts.isDisjoint(with: [.role, .value, .states, .text, .attributes]) else { return }
        let defaults = object.accessibilityDefaults
        if parts.contains(.value) {
            element.value = object.accessibilityValue ?? ""
            element.range = defaults.range
        }
        if parts.contains(.text) {
            element.states = defaults.states.union(editingStates(of: object, defaults.states))
        }
        guard !parts.isDisjoint(with: [.role, .states, .attributes]) else { return }
        let traits = object.accessibilityTraits
        let role = role(of: object, traits, defaults, isItem: node.item != nil)
        if parts.contains(.role) { element.role = role }
        if parts.contains(.states) { element.states = states(of: object, node, traits, defaults, role: role) }
        guard parts.contains(.attributes) else { return }
        element.identifier = object.identifierForAccessibility ?? ""
        element.language = object.accessibilityLanguage ?? ""
        element.level = defaults.level
        if element.level == 0, role == .heading { element.level = headingLevel(of: object) }
        describeAttributes(object, defaults, &element)
    }

    // MARK: - Names

    private func name(of object: UIResponder, _ node: AccessibleNode) -> String {
        if let window = object as? UIWindow, window.accessibilityLabel == nil {
            if window.accessibilityParent == nil { return window.accessibilityTitle }
            return firstHeading(in: window) ?? ""
        }
        // A cell whose parts are operated one by one has no name of its own (`R-TV-143`).
        if node.item != nil, object.applicationIsAccessibilityElement == false { return "" }
        if let label = object.accessibilityLabel { return label }
        let defaults = object.accessibilityDefaults
        let role = role(of: object, object.accessibilityTraits, defaults, isItem: node.item != nil)
        if role == .sheet { return firstElement(below: node, where: isHeading)?.view?.accessibilityLabel ?? "" }
        guard defaults.contents != .hidden else { return "" }
        let combines =
            object.accessibilityNavigationStyle == .combined || node.item != nil
            || object.isAccessibilityElement && ![.textField, .textView].contains(role)
        return combines ? joinedTexts(in: object) : ""
    }

    /// Returns the texts in a view, separated by commas.
    private func joinedTexts(in object: UIResponder) -> String {
        guard let view = object as? UIView else { return "" }
        var texts: [String] = []
        var pending: [UIView] = orderedSubviews(of: view).reversed()
        while let next = pending.popLast(), texts.count < 32 {
            if next is UIControl { continue }
            if let label = next.accessibilityLabel, !label.isEmpty {
                texts.append(label)
            } else {
                pending += orderedSubviews(of: next).reversed()
            }
        }
        return texts.joined(separator: ", ")
    }

    private func isHeading(_ node: AccessibleNode) -> Bool {
        node.view?.accessibilityTraits.contains(.header) == true && node.view?.accessibilityLabel?.isEmpty == false
    }

    private func firstHeading(in window: UIWindow) -> String? {
        var path: Set<ObjectIdentifier> = []
        let nodes = contents(of: window, path: &path)
        return nodes.lazy.compactMap(\.view).first { $0.accessibilityLabel?.isEmpty == false }?.accessibilityLabel
    }

    private func details(of object: UIResponder) -> String {
        let important = object.providedCustomContent.filter { $0.importance == .high }
        let hint = object.accessibilityHint ?? toolTip(of: object) ?? ""
        let parts = important.map { "\($0.label): \($0.value)" } + [hint]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The tool tip, unless it repeats the name.
    private func toolTip(of object: UIResponder) -> String? {
        guard let view = object as? UIView else { return nil }
        let tip = view.interactions.lazy.compactMap { ($0 as? UIToolTipInteraction)?.defaultToolTip }.first
        return tip == object.accessibilityLabel ? nil : tip
    }

    private func headingLevel(of object: UIResponder) -> Int {
        guard let label = object.accessibilityAttributedLabel, label.length > 0 else { return 0 }
        let value = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
        return min(max((value as? NSNumber)?.intValue ?? value as? Int ?? 0, 0), 6)
    }

    // MARK: - Roles

    func role(
        of object: UIResponder, _ traits: UIAccessibilityTraits, _ defaults: AccessibilityDefaults, isItem: Bool
    ) -> AccessibilityRole {
        if let window = object as? UIWindow {
            return defaults.role ?? (window.accessibilityParent != nil ? .popover : .window)
        }
        if isItem, object.applicationIsAccessibilityElement == false { return .group }
        if object.applicationAccessibilityTraits != nil, let role = traits.role {
            // A trait that the class implies says nothing new.
            guard let own = defaults.role, role == .button || role == defaults.traits.role else { return role }
            return own == .staticText || own == .image || own == .listItem ? (isItem ? own : role) : own
        }
        switch object.accessibilityContainerType {
        case .dataTable: return .table
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return defaults.role ?? .group
        case .none: break
        }
        if object is any UIAccessibilityContainerDataTable { return .table }
        if let role = defaults.role {
            if role == .listItem, object.accessibilityExpandedStatus != .unsupported { return .outlineItem }
            return role
        }
        if object is any UIAccessibilityContainerDataTableCell { return .tableCell }
        if object is any UIAccessibilityReadingContent { return .document }
        if let role = traits.role { return role }
        if let input = object as? any UITextInput { return input.isSecureTextEntry ? .passwordField : .textView }
        return object.isAccessibilityElement && !(object is UIView) ? .unknown : .group
    }

    // MARK: - States

    private func states(
        of object: UIResponder, _ node: AccessibleNode, _ traits: UIAccessibilityTraits,
        _ defaults: AccessibilityDefaults, role: AccessibilityRole
    ) -> AccessibilityStates {
        var states = defaults.states.union(.visible)
        if !traits.contains(.notEnabled) { states.insert(.enabled) }
        if !visibleFrame(of: node, node.item == nil ? object : nil).isEmpty { states.insert(.showing) }
        if let view = object as? UIView, view.canBecomeFocused || view.canBecomeFirstResponder {
            states.insert(.focusable)
        }
        if isFocused(object) { states.insert(.focused) }
        if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
        if role == .tab || role == .listItem || role == .outlineItem { states.insert(.selectable) }
        if traits.contains(.toggleButton), !states.contains(.checkable) {
            states.insert(.checkable)
            if object.accessibilityValue == "1" { states.insert(.checked) }
        }
        switch object.accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: states.formUnion([.expandable, .expanded])
        case .collapsed: states.insert(.expandable)
        }
        if object.accessibilityViewIsModal { states.insert(.modal) }
        if let window = object as? UIWindow, window.isKeyWindow || window === application.keyboardWindow {
            states.insert(.active)
        }
        return states.union(editingStates(of: object, states))
    }

    private func editingStates(of object: UIResponder, _ states: AccessibilityStates) -> AccessibilityStates {
        guard states.isDisjoint(with: [.editable, .readOnly]), let input = object as? any UITextInput else { return [] }
        return [input.isEditable ? .editable : .readOnly, .multiLine, .selectableText]
    }

    // MARK: - Tables

    private func describeTable(_ object: UIResponder, _ element: inout AccessibilityElement) {
        if let table = object as? any UIAccessibilityContainerDataTable {
            element.tableSize = AccessibilityTableSize(
                rows: max(table.accessibilityRowCount(), 0), columns: max(table.accessibilityColumnCount(), 0))
        }
        guard let cell = object as? any UIAccessibilityContainerDataTableCell, let parent = element.parent else {
            return
        }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        element.cell = AccessibilityCell(
            table: parent, row: rows.location, column: columns.location, rowSpan: max(rows.length, 1),
            columnSpan: max(columns.length, 1))
    }

    // MARK: - Attributes

    private func describeAttributes(
        _ object: UIResponder, _ defaults: AccessibilityDefaults, _ element: inout AccessibilityElement
    ) {
        var attributes = defaults.attributes
        if let placeholder = defaults.placeholder, !placeholder.isEmpty { attributes["placeholder-text"] = placeholder }
        for content in object.providedCustomContent { attributes[content.label] = content.value }
        if let context = object.accessibilityTextualContext { attributes["textual-context"] = context.rawValue }
        if object.accessibilityTraits.contains(.updatesFrequently) { attributes["live"] = "off" }
        if let view = object as? UIView, view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            attributes["direction"] = "rtl"
        }
        if let label = object.accessibilityAttributedLabel, label.length > 0 {
            let speech = SpeechAttributes(label.attributes(at: 0, effectiveRange: nil)).names
            attributes.merge(speech) { own, _ in own }
        }
        element.attributes.merge(attributes) { _, new in new }
        let headers = (object.accessibilityHeaderElements ?? []).compactMap { $0 as? UIResponder }
        if !headers.isEmpty { element.relations[.labelledBy] = headers.compactMap { nearestNode($0)?.id } }
    }
}

extension UIAccessibilityTraits {
    /// The kind of object that the traits describe; `nil` if they don't.
    var role: AccessibilityRole? {
        if contains(.toggleButton) { return .switchControl }
        if contains(.searchField) { return .searchField }
        if contains(.keyboardKey) { return .key }
        if contains(.adjustable) { return .slider }
        if contains(.link) { return .link }
        if contains(.button) { return .button }
        if contains(.header) { return .heading }
        if contains(.tabBar) { return .tabBar }
        if contains(.image) { return .image }
        return contains(.staticText) ? .staticText : nil
    }
}
