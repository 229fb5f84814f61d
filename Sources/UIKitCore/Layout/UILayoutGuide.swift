// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A rectangle that takes part in layout without displaying anything, such as a spacer or a group of views.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Creates a guide that belongs to no view.
    public override init() {}

    deinit {
        if let createdBox { MainActorTeardown.run(createdBox) { $0.ownerWillGo() } }
    }

    /// The view that the guide belongs to; set by `addLayoutGuide(_:)`.
    open internal(set) weak var owningView: UIView?

    /// A name for reports and debugging, never shown to the user.
    open var identifier = ""

    /// The guide's rectangle in its owning view's coordinates, as of the last layout; zero if no constraint places it.
    open var layoutFrame: CGRect { solvedFrame }

    // MARK: - Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    // MARK: - State

    private var createdBox: ConstraintState?

    /// The guide's state in constraint layout, created on first use.
    var box: ConstraintState {
        if let createdBox { return createdBox }
        let box = ConstraintState(guide: self)
        createdBox = box
        return box
    }

    var solvedFrame: CGRect {
        guard let owningView, let rect = box.engine?.rect(of: box) else { return .zero }
        return CGRect(
            x: owningView.roundedLayoutPosition(rect.minX), y: owningView.roundedLayoutPosition(rect.minY),
            width: owningView.roundedLayoutLength(rect.width), height: owningView.roundedLayoutLength(rect.height))
    }

    var layoutBox: ConstraintState? { box }
    func ensureMentionBox() -> ConstraintState { box }
    var layoutContainer: UIView? { owningView }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }

    var layoutName: String {
        let name = identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(identifier)\""
        return owningView.map { "\(name) of \($0.layoutName)" } ?? name
    }
}

/// A guide that the framework maintains: a view's bounds inset by its margins or other insets.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind {
        case margins
        case safeArea
        case readableContent
        /// The visible part of a scroll view.
        case visibleFrame
    }

    let kind: Kind
    /// Whether a constraint has ever used the guide; until then its frame isn't computed.
    var isUsed = false

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        switch kind {
        case .margins: identifier = "margins"
        case .safeArea: identifier = "safe area"
        case .readableContent: identifier = "readable content"
        case .visibleFrame: identifier = "visible frame"
        }
    }

    /// The insets of the guide from the view's bounds.
    var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        switch kind {
        case .margins: return owningView.layoutMargins
        case .safeArea: return owningView.safeAreaInsets
        case .readableContent: return owningView.readableContentInsets
        case .visibleFrame: return .zero
        }
    }

    override var layoutFrame: CGRect {
        isUsed ? owningView?.bounds.inset(by: insets) ?? .zero : .zero
    }

    override var layoutBox: ConstraintState? { nil }
    override func ensureMentionBox() -> ConstraintState { owningView?.ensureLayoutBox() ?? ConstraintState() }
    override var layoutContainer: UIView? { owningView?.superview }
}
