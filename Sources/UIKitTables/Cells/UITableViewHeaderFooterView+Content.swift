// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The default content view of a header or footer.
final class HeaderContentView: UIView {
    override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        superview?.setNeedsLayout()
    }
}

extension UITableViewHeaderFooterView {
    func prepare() {
        insertSubview(shownContentView, at: 0)
        shownContentView.insetsLayoutMarginsFromSafeArea = false
        updateFill()
    }

    // MARK: - Appearance

    var usualConfiguration: UIListContentConfiguration {
        switch (tableStyle, isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    func standardLabel() -> UILabel {
        if let label { return label }
        let label = makeLabel()
        self.label = label
        dress(label, usualConfiguration.textProperties)
        return label
    }

    func standardDetailLabel() -> UILabel {
        if let detailLabel { return detailLabel }
        let label = makeLabel()
        detailLabel = label
        dress(label, usualConfiguration.secondaryTextProperties)
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        if shownContentView is HeaderContentView { shownContentView.addSubview(label) }
        setNeedsLayout()
        return label
    }

    private func dress(_ label: UILabel, _ properties: UIListContentConfiguration.TextProperties) {
        label.font = properties.font.adjusted(for: traitCollection)
        label.textColor = properties.color
    }

    func styleDidChange() {
        let usual = usualConfiguration
        if let label { dress(label, usual.textProperties) }
        if let detailLabel { dress(detailLabel, usual.secondaryTextProperties) }
        updateFill()
        setNeedsUpdateConfiguration()
    }

    // MARK: - Background

    /// Updates the background color.
    ///
    /// The headers of a plain table are opaque, because rows scroll below them.
    func updateFill() {
        let configured = backgroundConfiguration
        var color = ownBackgroundColor
        if color == nil, let configured, !configured.needsView { color = configured.shownColor }
        if color == nil, configured == nil, backgroundView == nil, tableStyle == .plain, !isFooter {
            color = Theme.Cells.plainHeader
        }
        super.backgroundColor = color
    }

    func backgroundDidChange() {
        updateFill()
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        updateFill()
        setNeedsLayout()
    }

    private func layOutBackgrounds() {
        if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
        guard let configuration = backgroundConfiguration, configuration.needsView else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = configuredBackground ?? ConfiguredBackgroundView(frame: .zero)
        configuredBackground = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.frame = bounds
        view.configuration = configuration
    }

    // MARK: - Layout

    func layOutParts() {
        updateConfigurationIfNeeded()
        layOutBackgrounds()
        giveMargins()
        if shownContentView.frame != bounds { shownContentView.frame = bounds }
        guard shownContentView is HeaderContentView, label != nil || detailLabel != nil else { return }
        let frames = frames(width: bounds.width, height: bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for case (let view?, let frame) in [(label, frames.text), (detailLabel, frames.detail)] {
            let place = frame.mirrored(in: bounds.width, isMirrored)
            if view.frame != place { view.frame = place }
        }
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = usualConfiguration.directionalLayoutMargins
        margins.leading = margin
        margins.trailing = margin
        return margins
    }

    private func giveMargins() {
        let present = shownContentView.marginSettings.margins
        guard present == nil || present == givenMargins, present != margins else { return }
        givenMargins = margins
        shownContentView.directionalLayoutMargins = margins
    }

    private func frames(width: CGFloat, height: CGFloat?) -> RowContentLayout.Frames {
        var layout = RowContentLayout()
        layout.margins = marginSettings.margins ?? margins
        layout.scale = traitCollection.displayScale
        layout.fills = (label?.textAlignment != .natural, detailLabel?.textAlignment != .natural)
        return layout.frames(
            width: width, height: height, text: Self.measure(label), detail: Self.measure(detailLabel))
    }

    private static func measure(_ label: UILabel?) -> RowContentLayout.Measure {
        { width in
            label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
        }
    }

    /// Returns the height, in points, that shows all of the content in a view of the given width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        guard width.isFinite, width >= 0 else { return Theme.Cells.headerHeight }
        updateConfigurationIfNeeded()
        giveMargins()
        let least = tableStyle == .plain && !isFooter ? Theme.Cells.headerHeight : 0
        if let view = shownContentView as? UIListContentView {
            return max(least, view.fittingHeight(forWidth: width, margins: margins))
        }
        if shownContentView.hasConstrainedContent {
            return shownContentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard shownContentView is HeaderContentView else {
            let height = shownContentView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            return height.isFinite ? max(least, height) : least
        }
        return max(least, frames(width: width, height: nil).height)
    }

    /// The width, in points, at which no text wraps.
    var fittingWidth: CGFloat {
        let wide = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if let view = shownContentView as? UIListContentView { return view.fittingWidth(margins: margins) }
        let width = max(label?.sizeThatFits(wide).width ?? 0, detailLabel?.sizeThatFits(wide).width ?? 0)
        return width + margins.leading + margins.trailing
    }

    var readOutText: String? {
        var texts = [label?.text, detailLabel?.text]
        if let view = shownContentView as? UIListContentView { texts = view.texts }
        let joined = texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        return joined.isEmpty ? nil : joined
    }

    // MARK: - Configuration

    func updateConfigurationIfNeeded() {
        guard slot.isOutOfDate, !slot.isUpdating else { return }
        slot.isUpdating = true
        slot.isOutOfDate = false
        defer { slot.isUpdating = false }
        let state = configurationState
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = slot.content { show(content.updated(for: state)) }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        slot.content = configuration
        setNeedsLayout()
        if let configuration {
            let isAutomatic = automaticallyUpdatesContentConfiguration
            show(isAutomatic ? configuration.updated(for: configurationState) : configuration)
        } else if !(shownContentView is HeaderContentView) {
            let view = HeaderContentView(frame: .zero)
            replaceContentView(with: view)
            for case let label? in [label, detailLabel] { view.addSubview(label) }
        }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if let view = shownContentView as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
    }

    private func replaceContentView(with view: UIView) {
        let old = shownContentView
        view.insetsLayoutMarginsFromSafeArea = false
        view.frame = old.frame
        givenMargins = nil
        shownContentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }
}
