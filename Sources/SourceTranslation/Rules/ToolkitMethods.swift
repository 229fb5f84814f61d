// SPDX-License-Identifier: MIT

/// A method of the toolkit that sources name in `#selector`.
///
/// The selector carries the call, since the toolkit's classes list few of their methods in a table.
struct ToolkitMethod {
    let type: String
    let base: String
    let labels: [String]
    /// The call, of `target` with `call`.
    let body: String

    var selector: String { ObjectiveCName.selector(method: base, labels: labels) }

    /// Returns the method of a name, preferably of the given type.
    static func find(_ base: String, labels: [String]?, type: String?) -> ToolkitMethod? {
        let matches = all.filter { $0.base == base && (labels ?? $0.labels) == $0.labels }
        return matches.first { $0.type == type } ?? matches.first
    }

    private static let all: [ToolkitMethod] = [
        ToolkitMethod(
            type: "UIView", base: "endEditing", labels: ["_"], body: "return target.endEditing(call.flag(0))"),
        ToolkitMethod(
            type: "UIView", base: "removeFromSuperview", labels: [], body: "target.removeFromSuperview(); return nil"),
        ToolkitMethod(type: "UIView", base: "setNeedsLayout", labels: [], body: "target.setNeedsLayout(); return nil"),
        ToolkitMethod(type: "UIView", base: "layoutIfNeeded", labels: [], body: "target.layoutIfNeeded(); return nil"),
        ToolkitMethod(
            type: "UIView", base: "setNeedsDisplay", labels: [], body: "target.setNeedsDisplay(); return nil"),
        ToolkitMethod(
            type: "UIResponder", base: "resignFirstResponder", labels: [], body: "return target.resignFirstResponder()"),
        ToolkitMethod(
            type: "UIResponder", base: "becomeFirstResponder", labels: [], body: "return target.becomeFirstResponder()"),
        ToolkitMethod(
            type: "UINavigationController", base: "popViewController", labels: ["animated"],
            body: "return target.popViewController(animated: call.flag(0))"),
        ToolkitMethod(
            type: "UINavigationController", base: "popToRootViewController", labels: ["animated"],
            body: "return target.popToRootViewController(animated: call.flag(0))"),
        ToolkitMethod(
            type: "UIViewController", base: "dismiss", labels: ["animated", "completion"],
            body: "target.dismiss(animated: call.flag(0)); return nil"),
        ToolkitMethod(
            type: "UITableView", base: "reloadData", labels: [], body: "target.reloadData(); return nil"),
        ToolkitMethod(
            type: "UICollectionView", base: "reloadData", labels: [], body: "target.reloadData(); return nil"),
    ]
}
