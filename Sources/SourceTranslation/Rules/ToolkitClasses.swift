// SPDX-License-Identifier: MIT

/// Facts about classes that are declared outside the module.
enum ToolkitClasses {
    /// Whether a class of another module is a responder, which already has tables of actions and outlets.
    ///
    /// The classes of other packages are recognized by their names.
    static func isResponder(_ name: String) -> Bool {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        guard !others.contains(name) else { return false }
        if name.hasPrefix("UI") { return !otherSuffixes.contains { name.hasSuffix($0) } }
        if name.hasPrefix("NS") || name.hasPrefix("CA") { return false }
        return suffixes.contains { name.hasSuffix($0) }
    }

    /// Whether a class of another module has a table of actions for segues.
    static func isViewController(_ name: String) -> Bool { name.hasSuffix("Controller") && isResponder(name) }

    private static let suffixes = [
        "ViewController", "TableController", "NavigationController", "TabBarController", "PageController", "View",
        "Cell",
        "Button", "Label", "Window", "Control", "TextField", "Picker", "Slider", "Switch", "Bar", "Responder",
    ]

    /// The endings of classes of UIKit that are no responders.
    private static let otherSuffixes = [
        "Recognizer", "PresentationController", "Item", "Layout", "LayoutGuide", "Attributes", "Segue", "Behavior",
        "Interaction", "Animator", "Configuration", "Generator", "Renderer", "Activity", "Effect", "Context", "Manager",
        "Proxy", "Transition", "Collection", "InteractionController", "Element",
    ]

    private static let others: Set<String> = [
        "UIDocument", "UIManagedDocument", "UIMenuController", "UIPrintInteractionController",
        "UISearchDisplayController",
        "UIDocumentInteractionController", "UIPopoverController", "UIColor", "UIFont", "UIImage", "UIBezierPath",
        "UIDevice", "UIScreen", "UITouch", "UIEvent", "UIPress", "UIStoryboard", "UINib", "UIPasteboard", "UIAction",
        "UICommand", "UIKeyCommand", "UIMenu", "UILocalNotification", "UITextPosition", "UITextRange", "UIMotionEffect",
        "UIInterpolatingMotionEffect", "UICollectionViewController.Layout",
    ]
}
