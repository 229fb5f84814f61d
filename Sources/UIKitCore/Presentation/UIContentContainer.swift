// SPDX-License-Identifier: MIT
public import Foundation

/// An object that contains the content of view controllers and passes on changes of its size and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The preferred size of the content in points; zero means no preference.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child's content changes.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of `container` in points when the receiver's size is `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize

    /// Called before the receiver's size changes to `size`, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the receiver's traits change to `newCollection`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
