// SPDX-License-Identifier: MIT
public import Foundation

/// A view that blurs the content below it, or shows its own content with vibrancy.
///
/// Add subviews to `contentView`. Setting `effect` inside an animation block cross-fades between effects. For a blur
/// with rounded corners, set `layer.cornerRadius` and `clipsToBounds`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Creates a view with a zero frame; a `nil` effect is transparent.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view without an effect from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIVisualEffectView.self)
    }

    /// The effect; `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { showEffect() } }
    }

    /// The view that contains the subviews; it has the size of this view.
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

    @_spi(Toolkit) open override var containerForDecodedViews: UIView { contentView }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraits) else { return }
        UIView.performWithoutAnimation { showEffect() }
    }

    // MARK: - Storage of extensions

    /// The backdrop below the content; hidden while there is no blur.
    let backdrop = BackdropView(frame: .zero)
    /// The view between backdrop and content while there is a vibrancy.
    var vibrancy: UIView?
}
