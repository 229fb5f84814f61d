// SPDX-License-Identifier: MIT
public import Foundation

/// A view that shows what lies behind it blurred, or its content in a colour that goes with a blur.
///
/// Subviews belong into `contentView`. Setting `effect` inside an animation block blends from one effect to the other.
/// A rounded blur takes `layer.cornerRadius` and `clipsToBounds`.
@MainActor
open class UIVisualEffectView: UIView {
    /// Makes a view without a size; `nil` shows what lies behind as it is.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// What is done to what lies behind, or to the content; `nil` does nothing.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { showEffect() } }
    }

    /// What the view's own subviews go into; it has the view's size.
    public let contentView = UIView(frame: .zero)

    // MARK: - Hierarchy

    open override func addSubview(_ view: UIView) {
        refuse(view)
    }

    open override func insertSubview(_ view: UIView, at index: Int) {
        refuse(view)
    }

    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        refuse(view)
    }

    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        refuse(view)
    }

    private func refuse(_ view: UIView) {
        preconditionFailure(
            "\(type(of: view)) was added to a visual effect view itself; add it to the effect view's contentView.")
    }

    override var containerForDecodedViews: UIView { contentView }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraits) else { return }
        UIView.performWithoutAnimation { showEffect() }
    }

    override var mayDraw: Bool { type(of: self) != UIVisualEffectView.self }

    // MARK: - State of the concerns

    /// Below the content; hidden while there is no blur.
    let backdrop = BackdropView(frame: .zero)
    /// Between the two, while there is a vibrancy.
    var vibrancy: UIView?
}
