// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// Finds content of elements that has no effect.
@MainActor
enum UnknownContent {
    /// Attributes that describe the element itself, or only the canvas of a design tool.
    private static let common: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "misplaced",
        "ambiguous", "verifyAmbiguity", "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "colorLabel", "propertyAccessControl", "tableViewCell", "colorSpace",
        "translatesAutoresizingMaskIntoConstraints", "storyboardIdentifier", "textLabel", "detailTextLabel",
        "imageView", "hasAttributedTitle", "catalog", "notIncludedInLayoutSize",
    ]

    static func report(_ element: InterfaceElement, object: AnyObject, _ context: InterfaceContext) {
        report(element, type: type(of: object), context)
    }

    /// Reports what has no effect in an object of that class.
    static func report(_ element: InterfaceElement, type: AnyClass, _ context: InterfaceContext) {
        let levels = LevelRegistry.levels(of: type)
        guard !levels.isEmpty else { return }
        for attribute in element.attributes where !common.contains(attribute.name) {
            if levels.contains(where: { $0.knows(property: attribute.name) }) { continue }
            context.reportOnce(
                "\(element.name).\(attribute.name)",
                "The attribute \(attribute.name) of <\(element.name)> has no effect.", at: element)
        }
        for child in element.children {
            if isAboutTheCanvas(child) || child.name == "nil" { continue }
            if levels.contains(where: { $0.knows(element: child.name) }) { continue }
            if let key = child.key, levels.contains(where: { $0.knows(property: key) }) { continue }
            let name = child.key.map { "<\(child.name) key=\"\($0)\">" } ?? "<\(child.name)>"
            context.reportOnce(
                "\(element.name)/\(name)", "\(name) in <\(element.name)> has no effect.", at: child)
        }
    }

    private static func isAboutTheCanvas(_ element: InterfaceElement) -> Bool {
        element.name.hasPrefix("simulated") || element.name.hasPrefix("freeformSimulated")
            || (element.name == "point" && element.key == "canvasLocation") || element.key == "freeformSize"
            || element.name == "modalPageSheetSimulatedSizeMetrics"
            || element.name == "modalFormSheetSimulatedSizeMetrics"
    }
}
