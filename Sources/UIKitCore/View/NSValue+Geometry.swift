// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Geometry as objects, for dictionaries and notifications.
extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point; zero for a value of another type.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size; zero for a value of another type.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle; zero for a value of another type.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    /// The vector; zero for a value of another type.
    public var cgVectorValue: CGVector { CGVector(dx: cgPointValue.x, dy: cgPointValue.y) }

    /// Creates a value that contains insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    /// The insets; zero for a value of another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard holds(NSValue(edgeInsets: NSEdgeInsets())) else { return .zero }
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Whether the value has the type of another; Foundation ends the process for a request of a wrong type.
    func holds(_ sample: NSValue) -> Bool {
        String(cString: objCType) == String(cString: sample.objCType)
    }
}
