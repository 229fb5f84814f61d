// SPDX-License-Identifier: MIT
public import Foundation

/// Methods that an animator calls when it starts and stops moving its items.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator begins to move its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
