// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The view at a window's bottom that contains an accessory view and below it an input view.
final class InputPanelView: UIView {
    private let backdrop = UIView()
    private(set) var inputSet = InputSet()
    /// The heights with which the views were given.
    private var ownHeights: [ObjectIdentifier: CGFloat] = [:]
    /// Called when the height of a view may have changed.
    var onContentChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backdrop.backgroundColor = Theme.InputViews.background
        backdrop.isUserInteractionEnabled = true
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Actions and commands from the views go to the responder that provided them.
    override var next: UIResponder? { inputSet.provider ?? super.next }

    /// Replaces the views.
    func show(_ new: InputSet) {
        let old = inputSet
        inputSet = new
        for view in old.views where !new.views.contains(view) {
            // The view may have been given to another superview since.
            if view.superview === self { view.removeFromSuperview() }
            ownHeights[ObjectIdentifier(view)] = nil
        }
        overrideUserInterfaceStyle = new.appearance
        for view in new.views where view.superview !== self {
            ownHeights[ObjectIdentifier(view)] = view.frame.height
            addSubview(view)
        }
        backdrop.isHidden = new.input == nil && new.assistant == nil
        setNeedsLayout()
    }

    override func subviewContentSizeDidChange(of view: UIView) {
        super.subviewContentSizeDidChange(of: view)
        onContentChange?()
    }

    // MARK: - Layout

    /// Returns the height for a window's content of `size`, which it never exceeds, and of which the lower `inset` is
    /// outside the safe area.
    func height(in size: CGSize, inset: CGFloat) -> CGFloat {
        guard !inputSet.isEmpty else { return 0 }
        let heights = heights(in: size)
        return min(heights.accessory + heights.assistant + heights.input + inset, size.height)
    }

    private func heights(in size: CGSize) -> (accessory: CGFloat, assistant: CGFloat, input: CGFloat) {
        (
            inputSet.accessory.map { height(of: $0, in: size, flexible: nil) } ?? 0,
            inputSet.assistant == nil ? 0 : Theme.InputViews.assistantHeight,
            inputSet.input.map { height(of: $0, in: size, flexible: Theme.InputViews.keyboardHeight(in: size)) } ?? 0
        )
    }

    /// Returns the height of a view as wide as the window.
    ///
    /// That of an input view with a flexible height is the keyboard's (`R-IPAD-162`).
    private func height(of view: UIView, in size: CGSize, flexible: CGFloat?) -> CGFloat {
        let own = ownHeights[ObjectIdentifier(view)] ?? view.frame.height
        let isSelfSizing =
            (view as? UIInputView)?.allowsSelfSizing == true || !view.translatesAutoresizingMaskIntoConstraints
        let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
        var height = own
        if isSelfSizing {
            height = fittingHeight(of: view, width: size.width)
        } else if isFlexible, let flexible {
            height = flexible
        } else if isFlexible || own <= 0 {
            let natural = view.intrinsicContentSize.height
            height = natural >= 0 ? natural : max(own, fittingHeight(of: view, width: size.width))
        }
        return height.isFinite ? min(max(0, height), size.height) : 0
    }

    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: superview?.bounds.height ?? bounds.height)
        let heights = heights(in: size)
        inputSet.accessory?.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: heights.accessory))
        let inputTop = heights.accessory + heights.assistant
        inputSet.assistant?.bar.place(
            in: CGRect(x: 0, y: heights.accessory, width: bounds.width, height: heights.assistant))
        inputSet.input?.place(in: CGRect(x: 0, y: inputTop, width: bounds.width, height: heights.input))
        // It reaches below the window's edge, so that a spring never shows what is behind.
        backdrop.place(
            in: CGRect(
                x: 0, y: inputTop, width: bounds.width, height: max(0, bounds.height - inputTop)))
    }
}
