// SPDX-License-Identifier: MIT

/// An object other than a view or a view controller that a UI file can create, such as a data source.
///
/// Conforming classes need an initializer without arguments. If they are also `OutletOwner` and `ActionTarget`, the
/// file can connect their outlets and actions.
///
/// > Note: Differs from UIKit: without an Objective-C runtime, not every class has an initializer that can be called by
/// > the name of the class.
@preconcurrency @MainActor
public protocol NibObject: AnyObject {
    /// Creates the object.
    init()
}
