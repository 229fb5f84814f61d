// SPDX-License-Identifier: MIT
public import Foundation

/// A point of a view at which content can be dragged or dropped.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// Creates a descriptor of a view's center.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Creates a descriptor of a point in a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor whose name has attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
    }

    /// The view; `nil` once it doesn't exist anymore.
    open private(set) weak var view: UIView?
    /// The point in the coordinates of the view.
    public let point: CGPoint
    /// The name, which is read out.
    open var name: String { attributedName.string }
    /// The name with attributes.
    public let attributedName: NSAttributedString
}
