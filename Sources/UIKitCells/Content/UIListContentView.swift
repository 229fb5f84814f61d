// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree
@_spi(Toolkit) public import UIKitCore

/// The view that shows a list content configuration, in a cell or elsewhere.
@preconcurrency @MainActor
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

    private var guides: [Guide: UILayoutGuide] = [:]

    private enum Guide: CaseIterable {
        case text, secondaryText, image
    }

    /// The guide of the main text's frame, created on first access; `nil` without a text.
    public var textLayoutGuide: UILayoutGuide? { guide(.text) }
    /// The guide of the secondary text's frame, created on first access; `nil` without one.
    public var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondaryText) }
    /// The guide of the image's frame, created on first access; `nil` without an image.
    public var imageLayoutGuide: UILayoutGuide? { guide(.image) }

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
        removeUnusedGuides()
        if alpha != content.alpha { alpha = min(max(content.alpha, 0), 1) }
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
        // A single line of very large text shows too little of it.
        label.numberOfLines = properties.numberOfLines == 1 && hasLargeText ? 2 : properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.isEnabled = !content.isDisabled
        label.font =
            properties.adjustsFontForContentSizeCategory
            ? properties.font.adjusted(for: traitCollection) : properties.font
        label.textColor = properties.resolvedColor()
        // Last, because the other properties would overwrite the attributes.
        if let attributed { label.attributedText = attributed } else { label.text = text }
        if label.superview == nil { addSubview(label) }
        return label
    }

    private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private func view(of guide: Guide) -> UIView? {
        switch guide {
        case .text: label?.text?.isEmpty == false ? label : nil
        case .secondaryText: secondaryLabel?.text?.isEmpty == false ? secondaryLabel : nil
        case .image: content.image == nil ? nil : imageView
        }
    }

    private func removeUnusedGuides() {
        guard !guides.isEmpty else { return }
        for kind in Guide.allCases where view(of: kind) == nil {
            if let guide = guides.removeValue(forKey: kind) { removeLayoutGuide(guide) }
        }
    }

    private func guide(_ kind: Guide) -> UILayoutGuide? {
        guard let view = view(of: kind) else { return nil }
        if let present = guides[kind] { return present }
        let guide = UILayoutGuide()
        guides[kind] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }

    private func showImage() {
        guard imageView != nil || content.image != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.image = content.image
        let properties = content.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        let isTinted = properties.tintColor != nil || properties.tintColorTransformer != nil
        view.tintColor = isTinted ? properties.resolvedTintColor(for: tintColor) : nil
        view.tintsAutomaticImages = isTinted
        view.layer.borderWidth = max(0, properties.strokeWidth)
        view.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
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
            content.prefersSideBySideTextAndSecondaryText && !hasLargeText ? .sides(stacksIfNarrow: true) : .stacked
        layout.margins = margins(given: given)
        if let image = content.image, image.size.width > 0 {
            let properties = content.imageProperties
            let size = image.displayedSize(for: traitCollection, preferring: properties.preferredSymbolConfiguration)
            layout.imageSize = properties.shownSize(of: size)
        }
        layout.reservedImage = content.imageProperties.reservedSize(of: content.image, for: traitCollection)
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

    /// Returns the width, in points, at which no text wraps.
    package func fittingWidth(margins: NSDirectionalEdgeInsets) -> CGFloat {
        let frames = frames(width: Theme.Cells.unlimitedWidth, height: nil, given: margins)
        let own = self.margins(given: margins)
        let sizes = [label, secondaryLabel].map { Self.measure($0)(Theme.Cells.unlimitedWidth).width }
        let isBeside = content.prefersSideBySideTextAndSecondaryText && sizes[0] > 0 && sizes[1] > 0
        let text = isBeside ? sizes[0] + sizes[1] + content.textToSecondaryTextHorizontalPadding : sizes.max() ?? 0
        return frames.textStart + text + own.trailing
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
