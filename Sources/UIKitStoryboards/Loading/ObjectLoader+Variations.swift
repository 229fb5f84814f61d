// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The changes of a view that a UI file contains for some size classes or an appearance.
@MainActor
final class ViewVariations {
    private struct Variation {
        let condition: TraitCondition
        let element: InterfaceElement
    }

    private weak var view: UIView?
    private let base: InterfaceElement
    private let variations: [Variation]
    private let loader: ObjectLoader
    /// Constraints and subviews that some variations leave out, by identifier.
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var subviews: [(id: String, view: UIView)] = []

    init(_ view: UIView, base: InterfaceElement, elements: [InterfaceElement], loader: ObjectLoader) {
        self.view = view
        self.base = base
        self.loader = loader
        // The more specific ones later, so that they win.
        variations = elements.map { Variation(condition: TraitCondition($0.key ?? ""), element: $0) }
            .sorted { $0.condition.count < $1.condition.count }
        for id in Self.references(elements, "constraints") {
            constraints[id] = loader.objects[id] as? NSLayoutConstraint
        }
        for id in Self.references(elements, "subviews") {
            if let subview = loader.objects[id] as? UIView { subviews.append((id, subview)) }
        }
    }

    private static func references(_ elements: [InterfaceElement], _ kind: String) -> [String] {
        elements.flatMap { $0.children.filter { $0.name == "mask" && $0.key == kind }.flatMap(\.children) }
            .compactMap { $0["reference"] }
    }

    /// Brings the view into the state for its traits.
    func apply() {
        guard let view else { return }
        let traits = view.traitCollection
        let matching = variations.filter { $0.condition.matches(traits) }.map(\.element)
        for (id, constraint) in constraints {
            let isInstalled = includes(id, "constraints", matching)
            if constraint.isActive != isInstalled { constraint.isActive = isInstalled }
        }
        for (id, subview) in subviews {
            // A view that is not installed keeps its place among its siblings, so that it can come back.
            let isInstalled = includes(id, "subviews", matching)
            if subview.isHidden == isInstalled { subview.isHidden = !isInstalled }
        }
        setProperties(matching, of: view)
    }

    private func includes(_ id: String, _ kind: String, _ matching: [InterfaceElement]) -> Bool {
        var isIncluded = true
        for mask in matching.flatMap(\.children) where mask.name == "mask" && mask.key == kind {
            for reference in mask.children where reference["reference"] == id {
                isIncluded = reference.name == "include"
            }
        }
        return isIncluded
    }

    private func setProperties(_ matching: [InterfaceElement], of view: UIView) {
        var names: Set<String> = []
        for variation in variations {
            names.formUnion(variation.element.attributes.map(\.name))
            names.formUnion(variation.element.children.filter { $0.name != "mask" }.compactMap(\.key))
        }
        names.remove("key")
        guard !names.isEmpty else { return }
        let levels = LevelRegistry.levels(of: type(of: view))
        for name in names {
            let element = matching.last { source($0, name) != nil } ?? base
            guard let found = source(element, name) else { continue }
            let coder = InterfaceCoder(element, loader: loader)
            for level in levels {
                guard let place = level.places[name] else { continue }
                let value = InterfaceValue(source: found, owner: element, name: name, context: loader.context)
                _ = level.setters[place].set(view, value, coder)
            }
        }
    }

    private func source(_ element: InterfaceElement, _ name: String) -> InterfaceValue.Source? {
        if let text = element[name] { return .attribute(text) }
        return element.child(key: name).map { .element($0) }
    }
}

/// A constraint whose constant depends on the size classes.
@MainActor
final class ConstraintVariations {
    private weak var constraint: NSLayoutConstraint?
    private weak var view: UIView?
    private let standard: CGFloat
    private let constants: [(condition: TraitCondition, constant: CGFloat)]

    init?(_ constraint: NSLayoutConstraint, element: InterfaceElement, owner: UIView) {
        let constants = element.children.compactMap { child -> (TraitCondition, CGFloat)? in
            guard child.name == "variation", let constant = child["constant"].flatMap(InterfaceNumbers.number),
                abs(constant) <= InterfaceNumbers.limit
            else { return nil }
            return (TraitCondition(child.key ?? ""), CGFloat(constant))
        }
        guard !constants.isEmpty else { return nil }
        self.constraint = constraint
        view = owner
        standard = constraint.constant
        self.constants = constants.sorted { $0.0.count < $1.0.count }
    }

    func apply() {
        guard let view, let constraint else { return }
        let traits = view.traitCollection
        let constant = constants.last { $0.condition.matches(traits) }?.constant ?? standard
        if constraint.constant != constant { constraint.constant = constant }
    }
}

/// A condition such as "heightClass=compact-widthClass=regular".
@MainActor
struct TraitCondition {
    private let parts: [(name: String, value: String)]

    init(_ key: String) {
        parts = key.split(separator: "-").compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            return sides.count == 2 ? (sides[0], sides[1]) : nil
        }
    }

    /// The number of traits on which it depends; 0 for the default.
    var count: Int { parts.count }

    func matches(_ traits: UITraitCollection) -> Bool {
        parts.allSatisfy { name, value in
            switch name {
            case "widthClass": Self.classes[value] == traits.horizontalSizeClass
            case "heightClass": Self.classes[value] == traits.verticalSizeClass
            case "userInterfaceStyle", "appearance":
                (value == "dark") == (traits.userInterfaceStyle == .dark)
            default: false
            }
        }
    }

    private static let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
}

extension ObjectLoader {
    /// Sets up what depends on traits, now and whenever they change.
    func applyVariations() {
        var elements: [ObjectIdentifier: [InterfaceElement]] = [:]
        var views: [UIView] = []
        for (element, view) in variations {
            if elements[ObjectIdentifier(view)] == nil { views.append(view) }
            elements[ObjectIdentifier(view), default: []].append(element)
        }
        for view in views {
            guard let base = created.first(where: { $0.object === view })?.element else { continue }
            let found = elements[ObjectIdentifier(view)] ?? []
            let variations = ViewVariations(view, base: base, elements: found, loader: self)
            follow(view) { variations.apply() }
        }
        for (element, owner) in constraints {
            guard let id = element.id, let constraint = objects[id] as? NSLayoutConstraint,
                let variations = ConstraintVariations(constraint, element: element, owner: owner)
            else { continue }
            follow(owner) { variations.apply() }
        }
    }

    private func follow(_ view: UIView, _ apply: @escaping @MainActor () -> Void) {
        apply()
        let traits: [any UITraitDefinition.Type] = [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
        ]
        _ = view.registerForTraitChanges(traits) { (_: UIView, _: UITraitCollection) in apply() }
    }

    /// Returns whether a constraint is left out unless a variation includes it.
    func isExcluded(_ constraint: InterfaceElement, by owner: UIView) -> Bool {
        guard let id = constraint.id else { return false }
        return variations.contains { element, view in
            view === owner && element.key == "default"
                && element.children.contains { mask in
                    mask.key == "constraints"
                        && mask.children.contains { $0.name == "exclude" && $0["reference"] == id }
                }
        }
    }
}
