// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell.CellStyle {
    var hasImage: Bool { self == .default || self == .subtitle }

    /// The list content configuration that corresponds to the style.
    @MainActor
    var listConfiguration: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var minimumHeight: CGFloat { self == .subtitle ? Theme.Cells.subtitleHeight : Theme.Cells.height }
}

extension UITableViewCell {
    // MARK: - Creating views

    func standardLabel() -> UILabel {
        if let label = parts.label { return label }
        let label = makeLabel(style == .value2 ? .subheadline : .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        parts.label = label
        return label
    }

    func standardDetailLabel() -> UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detailLabel { return label }
        let label = makeLabel(style == .value1 ? .body : .subheadline)
        if style != .value2 { label.textColor = .secondaryLabel }
        parts.detailLabel = label
        return label
    }

    func standardImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        view.isHidden = !style.hasImage
        parts.imageView = view
        addToContent(view)
        return view
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.isEnabled = isUserInteractionEnabled
        addToContent(label)
        return label
    }

    /// Adds a view of the style, unless a configuration provides the content.
    private func addToContent(_ view: UIView) {
        if shownContentView is CellContentView { shownContentView.addSubview(view) }
        setNeedsLayout()
    }

    var standardViews: [UIView] {
        [parts.label, parts.detailLabel, parts.imageView].compactMap { $0 }
    }

    func tintDidChange() {
        if style == .value2, let label = parts.label { label.textColor = tintColor }
        if setting.showsSelectionMark { updateLook(animated: false) }
    }

    func enabledDidChange() {
        parts.label?.isEnabled = isUserInteractionEnabled
        parts.detailLabel?.isEnabled = isUserInteractionEnabled
        parts.imageView?.alpha = isUserInteractionEnabled ? 1 : Theme.Cells.disabledAlpha
        setNeedsUpdateConfiguration()
        updateLook(animated: false)
    }

    // MARK: - Layout

    private var shownImageSize: CGSize? {
        guard style.hasImage, let view = parts.imageView, let image = view.image ?? view.highlightedImage,
            image.size.width > 0
        else { return nil }
        return image.size
    }

    private func standardLayout(_ plan: CellPlan) -> RowContentLayout {
        var layout = RowContentLayout()
        layout.arrangement =
            switch style {
            case .default, .subtitle: .stacked
            case .value1: .sides(stacksIfNarrow: false)
            case .value2: .columns
            }
        layout.margins = contentMargins(plan)
        if style == .subtitle, marginSettings.margins == nil {
            layout.margins.top = Theme.Cells.subtitleVerticalMargin
            layout.margins.bottom = Theme.Cells.subtitleVerticalMargin
        }
        layout.imageSize = shownImageSize
        layout.scale = traitCollection.displayScale
        layout.fills = (parts.label?.standsElsewhere ?? false, parts.detailLabel?.standsElsewhere ?? false)
        if style == .value2 { layout.fills.text = true }
        return layout
    }

    private func standardFrames(_ plan: CellPlan, height: CGFloat?) -> RowContentLayout.Frames {
        standardLayout(plan).frames(
            width: plan.content.width, height: height, text: Self.measure(parts.label),
            detail: Self.measure(parts.detailLabel))
    }

    private static func measure(_ label: UILabel?) -> RowContentLayout.Measure {
        { width in
            label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
        }
    }

    /// The margins of the content view after the next layout.
    private func contentMargins(_ plan: CellPlan) -> NSDirectionalEdgeInsets {
        let present = shownContentView.marginSettings.margins
        return present == nil || present == parts.givenMargins ? plan.contentMargins : present ?? plan.contentMargins
    }

    func layOutStandardContent(_ plan: CellPlan) {
        guard parts.label != nil || parts.detailLabel != nil || parts.imageView != nil,
            shownContentView is CellContentView
        else { return }
        let frames = standardFrames(plan, height: plan.content.height)
        let pairs: [(UIView?, CGRect)] = [
            (parts.label, frames.text), (parts.detailLabel, frames.detail), (parts.imageView, frames.image),
        ]
        for case (let view?, let frame) in pairs {
            let place = frame.mirrored(in: plan.content.width, isMirrored)
            if view.frame != place { view.frame = place }
        }
    }

    /// The distance from the content view's leading edge to the start of the text.
    func textStart(_ plan: CellPlan) -> CGFloat {
        if let view = shownContentView as? UIListContentView {
            return view.textStart(width: plan.content.width, margins: contentMargins(plan))
        }
        let margins = contentMargins(plan)
        guard style.hasImage, let size = shownImageSize else { return margins.leading }
        let space = plan.content.height
        let width = size.height > space && size.height > 0 ? size.width * space / size.height : size.width
        return margins.leading + width.roundedToPixel(scale: traitCollection.displayScale) + Theme.Cells.imageGap
    }

    // MARK: - Fitting

    /// Returns the height, in points, that shows all of the content in a row of the given width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        guard width.isFinite, width >= 0 else { return style.minimumHeight }
        updateConfigurationIfNeeded()
        let plan = plan(for: CGSize(width: width, height: Theme.Cells.height))
        let line = Theme.Cells.height - plan.content.height
        let height = contentHeight(plan) + line
        return height.isFinite ? height : style.minimumHeight
    }

    private func contentHeight(_ plan: CellPlan) -> CGFloat {
        let line = Theme.Cells.height - plan.content.height
        let least = Theme.Cells.height - line
        give(margins: plan.contentMargins)
        if let view = shownContentView as? UIListContentView {
            return max(least, view.fittingHeight(forWidth: plan.content.width, margins: contentMargins(plan)))
        }
        if shownContentView.hasConstrainedContent {
            let size = shownContentView.systemLayoutSizeFitting(
                CGSize(width: plan.content.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            // Content without a height of its own gets the style's minimum.
            return size.height > 0 ? size.height : least
        }
        if !(shownContentView is CellContentView) {
            let size = shownContentView.sizeThatFits(
                CGSize(width: plan.content.width, height: .greatestFiniteMagnitude))
            return size.height > 0 && size.height.isFinite ? size.height : least
        }
        let hasDetail = parts.detailLabel?.text?.isEmpty == false
        let usual = (hasDetail ? style.minimumHeight : Theme.Cells.height) - line
        return max(usual, standardFrames(plan, height: nil).height)
    }

    // MARK: - Accessibility

    /// The visible texts of the row, separated by commas, for accessibility.
    var readOutText: String? {
        var texts = [parts.label?.text, parts.detailLabel?.text]
        if let view = shownContentView as? UIListContentView { texts = view.texts }
        let joined = texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        return joined.isEmpty ? nil : joined
    }
}

extension UILabel {
    /// Whether the text may be aligned anywhere but at the leading edge.
    fileprivate var standsElsewhere: Bool { textAlignment != .natural || content.isAttributed }
}

extension UIView {
    /// Whether constraints position any subview of the view.
    var hasConstrainedContent: Bool {
        subviews.contains { $0.layoutState?.translatesAutoresizing == false }
    }
}
