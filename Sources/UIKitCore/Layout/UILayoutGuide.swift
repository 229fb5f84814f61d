// SPDX-License-Identifier: MIT
public import Foundation

/// A rectangle that takes part in layout but shows nothing: it stands for room, or for views as a group.
@MainActor
open class UILayoutGuide {
    public init() {}

    isolated deinit {
        box.ownerWillGo()
    }

    /// The view that the guide is in; set by `addLayoutGuide(_:)`.
    open internal(set) weak var owningView: UIView?

    /// A name for reports, never shown.
    open var identifier = ""

    /// Where the guide is in its owning view's coordinates, as of the last layout; zero if nothing places it.
    open var layoutFrame: CGRect { solvedFrame }

    // MARK: - Anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    // MARK: - State

    private(set) lazy var box = ConstraintState(guide: self)

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

/// A guide of the toolkit's: a view's bounds less what the toolkit knows of.
final class SystemLayoutGuide: UILayoutGuide {
    enum Kind {
        case margins
        case safeArea
        case readableContent
        /// What is seen of a view that scrolls.
        case visibleFrame
    }

    let kind: Kind
    /// Whether a constraint ever used the guide: until then it has no frame.
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

    /// How far the guide is inside the bounds.
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
