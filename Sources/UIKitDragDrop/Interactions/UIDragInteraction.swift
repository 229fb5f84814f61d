// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
public import UIKitCore

/// An interaction that lets items be dragged out of a view.
///
/// With the mouse, a drag begins when the pointer is moved with the left button pressed. A finger or a pen first lifts
/// the items by a long press.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Creates an interaction, which takes effect when added to a view.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
        super.init()
        gestures = DragGestures(self)
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that provides the items.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other long presses are recognized while items are lifted; `false` by default.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether items can be dragged; `isEnabledByDefault` by default.
    open var isEnabled = true {
        didSet { gestures?.isEnabled = isEnabled }
    }

    /// The initial value of `isEnabled`: `true`.
    open class var isEnabledByDefault: Bool { true }

    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        gestures?.detach(from: old)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        gestures?.attach(to: view)
        DropRouter.shared.install()
    }

    private var gestures: DragGestures?
}
