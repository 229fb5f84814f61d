// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree
@_spi(Toolkit) public import UIKitCore

/// The view that shows a configuration of missing content, and scrolls if the content doesn't fit.
///
/// Touches beside the buttons pass through unless the view scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// Creates a view that shows `configuration`.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        insertSubview(backgroundFill, at: 0)
        addSubview(scrollView)
        show()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The current configuration.
    ///
    /// Values that are not a `UIContentUnavailableConfiguration` are rejected.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return Log.misuse("A view of missing content cannot show a \(type(of: newValue)).")
            }
            content = new
            show()
        }
    }

    /// Whether the view scrolls if its content is higher; `true` by default.
    open var isScrollEnabled = true {
        didSet { scrollView.isScrollEnabled = isScrollEnabled }
    }

    private var content: UIContentUnavailableConfiguration
    private let backgroundFill = ConfiguredBackgroundView(frame: .zero)
    private let scrollView = UIScrollView(frame: .zero)
    private var indicator: UIActivityIndicatorView?
    private var imageView: UIImageView?
    private var label: UILabel?
    private var secondaryLabel: UILabel?
    private var button: UIButton?
    private var secondaryButton: UIButton?

    // MARK: - Updating

    private func show() {
        backgroundFill.configuration = content.background
        showImage()
        label = show(content.attributedText, content.text, content.textProperties, in: label)
        secondaryLabel = show(
            content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties, in: secondaryLabel)
        button = show(content.button, content.buttonProperties, in: button)
        secondaryButton = show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
        setNeedsLayout()
    }

    private func showImage() {
        if content.isLoading, indicator == nil {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            scrollView.addSubview(indicator)
            self.indicator = indicator
        } else if !content.isLoading {
            indicator?.removeFromSuperview()
            indicator = nil
        }
        guard let image = content.image, !content.isLoading else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        view.image = image
        view.contentMode = .scaleAspectFit
        view.tintColor = content.imageProperties.tintColor
        view.tintsAutomaticImages = content.imageProperties.tintColor != nil
        view.layer.cornerRadius = max(0, content.imageProperties.cornerRadius)
        view.clipsToBounds = content.imageProperties.cornerRadius > 0
        if view.superview == nil { scrollView.addSubview(view) }
    }

    private func show(
        _ attributed: NSAttributedString?, _ text: String?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in present: UILabel?
    ) -> UILabel? {
        guard attributed != nil || text?.isEmpty == false else {
            present?.removeFromSuperview()
            return nil
        }
        let label = present ?? UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.font = properties.font.adjusted(for: traitCollection)
        label.textColor = properties.color
        if let attributed { label.attributedText = attributed } else { label.text = text }
        if label.superview == nil { scrollView.addSubview(label) }
        return label
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in present: UIButton?
    ) -> UIButton? {
        present?.removeFromSuperview()
        guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        // The title belongs to the configuration, not to the action.
        button.configuration = configuration
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        scrollView.addSubview(button)
        return button
    }

    // MARK: - Layout

    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let own = directionalLayoutMargins
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, own.leading)
            margins.trailing = max(margins.trailing, own.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, own.top)
            margins.bottom = max(margins.bottom, own.bottom)
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundFill.frame = bounds
        if scrollView.frame != bounds { scrollView.frame = bounds }
        let margins = margins
        let width = min(max(bounds.width - margins.leading - margins.trailing, 0), Theme.Unavailable.maximumWidth)
        let parts = measuredParts(width: width)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        let whole = height + margins.top + margins.bottom
        let free = max(0, bounds.height - whole)
        let scale = traitCollection.displayScale
        var y = margins.top + (content.alignment == .center ? (free / 2).roundedToPixel(scale: scale) : 0)
        for part in parts {
            y += part.gap
            part.view.frame = CGRect(
                x: ((bounds.width - part.size.width) / 2).roundedToPixel(scale: scale), y: y, width: part.size.width,
                height: part.size.height)
            y += part.size.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: max(whole, 0))
    }

    /// The parts from top to bottom, with the space above each.
    private func measuredParts(width: CGFloat) -> [(view: UIView, gap: CGFloat, size: CGSize)] {
        var parts: [(view: UIView, gap: CGFloat, size: CGSize)] = []
        func add(_ view: UIView?, gap: CGFloat, size: (UIView) -> CGSize) {
            guard let view else { return }
            parts.append((view, parts.isEmpty ? 0 : gap, size(view)))
        }
        func fitting(_ view: UIView) -> CGSize {
            let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        add(indicator, gap: 0, size: fitting)
        add(imageView, gap: 0) { _ in content.imageProperties.shownSize(of: imageSize) }
        add(label, gap: content.imageToTextPadding, size: fitting)
        add(secondaryLabel, gap: content.textToSecondaryTextPadding, size: fitting)
        add(button, gap: content.textToButtonPadding, size: fitting)
        add(secondaryButton, gap: content.buttonToSecondaryButtonPadding, size: fitting)
        return parts
    }

    private var imageSize: CGSize {
        let properties = content.imageProperties
        return content.image?.displayedSize(
            for: traitCollection, preferring: properties.preferredSymbolConfiguration) ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let width = min(max(size.width - margins.leading - margins.trailing, 0), Theme.Unavailable.maximumWidth)
        let height = measuredParts(width: width).reduce(0) { $0 + $1.gap + $1.size.height }
        return CGSize(width: size.width, height: height + margins.top + margins.bottom)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        let isEmptySpace = view === self || view === scrollView
        let scrolls = isScrollEnabled && scrollView.contentSize.height > bounds.height
        return isEmptySpace && !scrolls ? nil : view
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { show() } else { setNeedsLayout() }
    }
}
