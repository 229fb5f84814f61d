// SPDX-License-Identifier: MIT
public import Foundation

/// What shows content of controllers and tells them of the room there is.
@MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to have, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// The preferred size of what `container` shows is another.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// What a child changed by its constraints has another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that `container` gets when the receiver's is `parentSize`, in points.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize

    /// The receiver's size is about to be `size`, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The receiver's traits are about to be `newCollection`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
