// SPDX-License-Identifier: MIT
internal import Graphics
internal import UIKitCore

/// The properties of the toolkit's classes that applications access by name.
@MainActor
enum ToolkitProperties {
    static func table(of object: AnyObject) -> PropertyTable {
        var table = PropertyTable()
        if object is UIView { addView(to: &table) }
        if object is UIControl { addControl(to: &table) }
        if object is UIScrollView { addScrollView(to: &table) }
        if object is UILabel {
            table.add("text", \UILabel.text)
            table.add("textColor", \UILabel.textColor)
            table.add("font", \UILabel.font)
        }
        if object is UITextField {
            table.add("text", \UITextField.text)
            table.add("placeholder", \UITextField.placeholder)
        }
        if object is UIViewController {
            table.add("title", \UIViewController.title)
            table.add("view", \UIViewController.view)
        }
        return table
    }

    private static func addView(to table: inout PropertyTable) {
        table.add("frame", \UIView.frame)
        table.add("bounds", \UIView.bounds)
        table.add("center", \UIView.center)
        table.add("transform", \UIView.transform)
        table.add("alpha", \UIView.alpha)
        table.add("isHidden", \UIView.isHidden)
        table.add("tag", \UIView.tag)
        table.add("backgroundColor", \UIView.backgroundColor)
        table.add("superview", \UIView.superview)
    }

    private static func addControl(to table: inout PropertyTable) {
        table.add("isEnabled", \UIControl.isEnabled)
        table.add("isSelected", \UIControl.isSelected)
        table.add("isHighlighted", \UIControl.isHighlighted)
    }

    private static func addScrollView(to table: inout PropertyTable) {
        table.add("contentOffset", \UIScrollView.contentOffset)
        table.add("contentSize", \UIScrollView.contentSize)
        table.add("contentInset", \UIScrollView.contentInset)
    }
}
