// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An interaction that lets items be dropped on a view.
///
/// The items come from this application or from another one. Of the views at the location of a drag, the innermost one
/// whose delegate can handle the drag receives it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Creates an interaction, which takes effect when added to a view.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that decides about drops and handles them.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags may be over the view at once; `false` by default.
    open var allowsSimultaneousDropSessions = false

    open func willMove(to view: UIView?) {
        if view !== self.view { DropRouter.shared.interactionWillLeave(self) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { DropRouter.shared.install() }
    }
}
