// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree
@_spi(Toolkit) public import UIKitCore

/// The view that shows a list content configuration, in a cell or elsewhere.
@MainActor
open class UIListContentView: UIView, UIContentView {
    /// Creates a view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        show()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The current configuration.
    ///
    /// Values that are not a `UIListContentConfiguration` are rejected.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return Log.misuse("A list content view cannot show a \(type(of: newValue)).")
            }
            content = new
            show()
        }
    }

    var content: UIListContentConfiguration
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var imageView: UIImageView?

    /// The visible texts, the main one first.
    package var texts: [String?] { [label?.text, secondaryLabel?.text] }

    // MARK: - Updating

    private func show() {
        label = show(
            content.attributedText, content.textProperties.transformed(content.text), content.textProperties, in: label)
        secondaryLabel = show(
            content.secondaryAttributedText, content.secondaryTextProperties.transformed(content.secondaryText),
            content.secondaryTextProperties, in: secondaryLabel)
        showImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ attributed: NSAttributedString?, _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
        in present: UILabel?
    ) -> UILabel? {
        guard present != nil || attributed != nil || text?.isEmpty == false else { return nil }
        let label = present ?? UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment = NSTextAlignment(properties.alignment)
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.isEnabled = !content.isDisabled
        label.font =
            properties.adjustsFontForContentSizeCategory
            ? properties.font.adjusted(for: traitCollection) : properties.font
        label.textColor = properties.color
        // Last, because the other properties would overwrite the attributes.
        if let attributed { label.attributedText = attributed } else { label.text = text }
        if label.superview == nil { addSubview(label) }
        return label
    }

    private func showImage() {
        guard imageView != nil || content.image != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.image = content.image
        view.tintColor = content.imageProperties.tintColor
        view.tintsAutomaticImages = content.imageProperties.tintColor != nil
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        view.clipsToBounds = content.imageProperties.cornerRadius > 0
        view.alpha = content.isDisabled ? Theme.Cells.disabledAlpha : 1
        if view.superview == nil { addSubview(view) }
    }

    // MARK: - Layout

    /// Returns the content's margins: on the axes that preserve them, at least the given ones.
    private func margins(given: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, given.leading)
            margins.trailing = max(margins.trailing, given.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, given.top)
            margins.bottom = max(margins.bottom, given.bottom)
        }
        return margins
    }

    private func frames(
        width: CGFloat, height: CGFloat?, given: NSDirectionalEdgeInsets
    ) -> RowContentLayout.Frames {
        var layout = RowContentLayout()
        layout.arrangement =
            content.prefersSideBySideTextAndSecondaryText ? .sides(stacksIfNarrow: true) : .stacked
        layout.margins = margins(given: given)
        if let image = content.image, image.size.width > 0 {
            layout.imageSize = content.imageProperties.shownSize(of: image.size)
        }
        layout.reservedImage = content.imageProperties.reservedLayoutSize
        layout.padsImage = true
        layout.imageGap = content.imageToTextPadding
        layout.lineGap = content.textToSecondaryTextVerticalPadding
        layout.sideGap = content.textToSecondaryTextHorizontalPadding
        layout.scale = traitCollection.displayScale
        layout.fills = (
            content.textProperties.alignment != .natural || content.attributedText != nil,
            content.secondaryTextProperties.alignment != .natural || content.secondaryAttributedText != nil
        )
        return layout.frames(
            width: width, height: height, text: Self.measure(label), detail: Self.measure(secondaryLabel))
    }

    private static func measure(_ label: UILabel?) -> RowContentLayout.Measure {
        { width in
            label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width, height: bounds.height, given: ownMargins)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for case (let view?, let frame) in [
            (label, frames.text), (secondaryLabel, frames.detail), (imageView, frames.image),
        ] as [(UIView?, CGRect)] {
            let place = frame.mirrored(in: bounds.width, isMirrored)
            if view.frame != place { view.frame = place }
        }
    }

    /// Returns the height, in points, that shows all of the content at `width` with at least the given margins.
    package func fittingHeight(forWidth width: CGFloat, margins: NSDirectionalEdgeInsets) -> CGFloat {
        frames(width: width, height: nil, given: margins).height
    }

    /// Returns the start of the texts.
    package func textStart(width: CGFloat, margins: NSDirectionalEdgeInsets) -> CGFloat {
        frames(width: width, height: nil, given: margins).textStart
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width, margins: ownMargins))
    }

    open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        fittingHeight(forWidth: width, margins: ownMargins)
    }

    @_spi(Toolkit) open override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { show() } else { setNeedsLayout() }
    }
}
