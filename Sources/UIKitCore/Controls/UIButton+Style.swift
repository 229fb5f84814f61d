// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The appearance that results from a button's configuration and state.
struct ButtonStyle {
    var foreground: UIColor
    var subtitleColor: UIColor
    var background: UIColor
    var cornerRadius: CGFloat
    var fontSize: CGFloat
    var fontWeight: UIFont.Weight
    /// The opacity of the title and the image.
    var contentAlpha: CGFloat
}

extension UIButton {
    func prepare() {
        for view in [backgroundView, imageView, titleLabel, subtitleLabel].compactMap({ $0 as UIView? }) {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        titleLabel?.lineBreakMode = .byTruncatingMiddle
        titleLabel?.font = .systemFont(ofSize: usualFontSize)
        subtitleLabel.font = .systemFont(ofSize: Theme.Button.subtitleFontSize)
        backgroundView.layer.cornerCurve = .continuous
    }

    /// The size of the title's font in a button without a configuration.
    private var usualFontSize: CGFloat {
        buttonType == .custom ? Theme.Button.customFontSize : Theme.Button.systemFontSize
    }

    /// Adapts the title's font, unless the application has set one, and the symbol.
    func typeDidChange(from old: ButtonType) {
        showSymbol()
        let size = old == .custom ? Theme.Button.customFontSize : Theme.Button.systemFontSize
        guard titleLabel?.font == .systemFont(ofSize: size) else { return }
        titleLabel?.font = .systemFont(ofSize: usualFontSize)
    }

    /// Shows the symbol of the button's type.
    func showSymbol() {
        guard let name = buttonType.symbol else { return }
        var configuration = UIImage.SymbolConfiguration(pointSize: Theme.Button.symbolSize)
        if buttonType == .close {
            let colors = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .secondarySystemFill])
            configuration = configuration.applying(colors)
        }
        setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    }

    func adopt(_ action: UIAction) {
        if configuration == nil {
            setTitle(action.title, for: .normal)
            setImage(action.image, for: .normal)
        } else {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    package var shownTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? currentTitle }

    /// The attributed title.
    ///
    /// In a button with a configuration, the configuration determines the style.
    private var shownAttributedTitle: NSAttributedString? {
        configuration?.title == nil ? currentAttributedTitle : nil
    }

    /// The image to show; `nil` while the activity indicator replaces it.
    var shownImage: UIImage? { showsActivity ? nil : configuration?.image ?? currentImage }

    /// The attributes of the image if it is a symbol: the preferred ones, completed with those of the title.
    var symbolConfiguration: UIImage.SymbolConfiguration {
        let style = resolvedStyle()
        let title =
            configuration == nil
            ? titleLabel.map { UIImage.SymbolConfiguration(font: $0.font) } ?? .unspecified
            : UIImage.SymbolConfiguration(
                font: .systemFont(ofSize: style.fontSize, weight: style.fontWeight))
        return title.applying(
            configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
    }

    /// The image in the variant that is displayed.
    var displayedImage: UIImage? {
        guard let shownImage, shownImage.dependsOnTraits else { return shownImage }
        return shownImage.displayed(for: traitCollection, preferring: symbolConfiguration)
    }

    var showsActivity: Bool { configuration?.showsActivityIndicator == true }

    private func showActivity(color: UIColor) {
        guard showsActivity else {
            activityWheel?.removeFromSuperview()
            activityWheel = nil
            return
        }
        let wheel = activityWheel ?? SpokeWheel(Theme.Activity.medium, color: color)
        wheel.color = color
        guard activityWheel == nil else { return }
        wheel.isTurning = true
        activityWheel = wheel
        addSubview(wheel)
    }

    private func showStroke() {
        let background = configuration?.background
        let color = background?.strokeColor?.resolvedColor(with: traitCollection).cgColor
        let width = background?.strokeWidth ?? 0
        if color == nil, let configuration, configuration.style != .plain, configuration.style != .filled {
            backgroundView.showContrastOutline()
        } else {
            backgroundView.layer.borderWidth = color != nil && width.isFinite ? max(width, 0) : 0
            backgroundView.layer.borderColor = color
        }
        guard background?.customView !== customBackground else { return }
        customBackground?.removeFromSuperview()
        customBackground = background?.customView
        if let customBackground {
            customBackground.isUserInteractionEnabled = false
            insertSubview(customBackground, aboveSubview: backgroundView)
        }
    }

    /// Whether the title is underlined, because the user prefers shapes and the button has none.
    private var showsUnderline: Bool {
        guard traitCollection.accessibilityLooks.showsButtonShapes, isEnabled, triggersPrimaryActionOnPress else {
            return false
        }
        guard let configuration else { return currentBackgroundImage == nil && (backgroundColor?.isClear ?? true) }
        return configuration.style == .plain && configuration.background.backgroundColor == nil
    }

    func resolvedStyle() -> ButtonStyle {
        guard let configuration else { return styleByState() }
        return style(of: configuration)
    }

    private func styleByState() -> ButtonStyle {
        let isSystem = buttonType != .custom
        let color = value(in: titleColors) ?? (isSystem ? tintColor : UIColor.white)
        let alpha =
            !isEnabled && titleColors[.disabled] == nil
            ? Theme.Button.disabledAlpha : isHighlighted && isSystem ? Theme.Button.pressedAlpha : 1
        return ButtonStyle(
            foreground: color ?? .label, subtitleColor: .secondaryLabel, background: .clear,
            cornerRadius: Theme.Button.cornerRadius(for: .medium), fontSize: usualFontSize,
            fontWeight: .regular, contentAlpha: alpha)
    }

    private func style(of configuration: Configuration) -> ButtonStyle {
        let tint: UIColor = configuration.baseBackgroundColor ?? tintColor ?? Theme.accentColor
        let ink: UIColor = configuration.baseForegroundColor ?? tintColor ?? Theme.accentColor
        var style = ButtonStyle(
            foreground: ink, subtitleColor: .secondaryLabel, background: .clear,
            cornerRadius: cornerRadius(of: configuration),
            fontSize: scaled(Theme.Button.fontSize(for: configuration.buttonSize.theme)), fontWeight: .medium,
            contentAlpha: 1)
        let shadedInk = configuration.baseForegroundColor ?? ink.covered(with: Theme.Button.inkShade)
        switch shownStyle(of: configuration) {
        case .plain:
            style.background = isHovered && isEnabled ? Theme.Button.plainHovered : .clear
            style.contentAlpha = isHighlighted ? Theme.Button.pressedAlpha : 1
            style.fontWeight = .regular
        case .gray, .bordered:
            let isBordered = configuration.style == .bordered
            style.foreground = isBordered ? configuration.baseForegroundColor ?? .label : shadedInk
            if let base = configuration.baseBackgroundColor {
                style.background = shaded(base)
            } else {
                style.background =
                    isHighlighted ? Theme.Button.grayPressed : isHovered ? Theme.Button.grayHovered : Theme.Button.gray
            }
        case .tinted:
            style.foreground = shadedInk
            let alpha =
                isHighlighted
                ? Theme.Button.pressedTintedAlpha
                : isHovered ? Theme.Button.hoveredTintedAlpha : Theme.Button.tintedAlpha
            style.background = tint.withAlphaComponent(alpha)
        case .filled:
            style.foreground = configuration.baseForegroundColor ?? Theme.Button.filledForeground
            style.subtitleColor = style.foreground
            style.background = shaded(tint)
        }
        if role == .destructive, configuration.baseForegroundColor == nil {
            if configuration.style == .filled {
                style.background = shaded(configuration.baseBackgroundColor ?? .systemRed)
            } else {
                style.foreground = .systemRed
            }
        }
        if role == .primary { style.fontWeight = .semibold }
        if let color = configuration.background.backgroundColor { style.background = shaded(color) }
        if !isEnabled {
            style.background = configuration.style == .plain ? .clear : Theme.Button.disabledBackground
            style.foreground = .tertiaryLabel
            style.subtitleColor = .tertiaryLabel
        }
        return style
    }

    /// Returns a font size of a button with a configuration, which follows the preferred text size.
    private func scaled(_ size: CGFloat) -> CGFloat {
        Theme.Text.scaled(size, for: traitCollection)
    }

    /// The style for the current selection state.
    ///
    /// A selected button is tinted, or filled if its style is tinted already.
    private func shownStyle(of configuration: Configuration) -> Configuration.Style {
        guard isSelected, configuration.automaticallyUpdateForSelection else { return configuration.style }
        return configuration.style == .tinted || configuration.style == .filled ? .filled : .tinted
    }

    /// The background color in the hovered or pressed state.
    private func shaded(_ color: UIColor) -> UIColor {
        if isHighlighted { return color.covered(with: Theme.Button.filledPressed) }
        return isHovered ? color.covered(with: Theme.Button.filledHovered) : color
    }

    private func cornerRadius(of configuration: Configuration) -> CGFloat {
        let radius = configuration.background.cornerRadius
        if radius > 0, radius.isFinite { return radius }
        return switch configuration.cornerStyle {
        case .dynamic: Theme.Button.cornerRadius(for: configuration.buttonSize.theme)
        case .fixed: Theme.Button.fixedCornerRadius
        case .small: Theme.Button.smallCornerRadius
        case .medium: Theme.Button.mediumCornerRadius
        case .large: Theme.Button.largeCornerRadius
        case .capsule: bounds.height / 2
        }
    }

    /// Updates the appearance for the current state, animated over `duration` seconds if the button is in a window.
    ///
    /// Only the button's own appearance is animated; layout that is pending elsewhere isn't.
    func changeLooks(over duration: TimeInterval, fromWhatIsSeen: Bool) {
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } else { setNeedsLayout() }
        guard window != nil else { return }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: fromWhatIsSeen ? [.allowUserInteraction, .beginFromCurrentState] : .allowUserInteraction,
            animations: updateLooks)
    }

    /// The opacity of the image.
    private func imageAlpha(_ style: ButtonStyle) -> CGFloat {
        guard configuration == nil else { return style.contentAlpha }
        if !isEnabled {
            return adjustsImageWhenDisabled && images[.disabled] == nil ? Theme.Button.disabledAlpha : 1
        }
        let fades = isHighlighted && adjustsImageWhenHighlighted && images[.highlighted] == nil
        return fades ? Theme.Button.pressedAlpha : 1
    }

    private func showTitleShadow() {
        guard configuration == nil else { return }
        // A shadow that the application gave the label remains.
        if !titleShadowColors.isEmpty { titleLabel?.shadowColor = currentTitleShadowColor }
        titleLabel?.reversesShadow = isHighlighted && reversesTitleShadowWhenHighlighted
    }

    private func showGlow() {
        guard showsTouchWhenHighlighted, configuration == nil else {
            glow?.removeFromSuperview()
            glow = nil
            return
        }
        let glow = glow ?? UIView(frame: .zero)
        if self.glow == nil {
            glow.isUserInteractionEnabled = false
            glow.backgroundColor = Theme.Button.glow
            insertSubview(glow, aboveSubview: backgroundView)
            self.glow = glow
        }
        glow.alpha = isHighlighted ? 1 : 0
    }

    func updateLooks() {
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            isUpdatingConfiguration = true
            updateConfiguration()
            isUpdatingConfiguration = false
        }
        applyStyle()
    }

    /// Gives the title and the subtitle the fonts of the configuration at the current text size, and its attributes.
    ///
    /// Without a configuration the application controls the label's font.
    func applyFonts(_ style: ButtonStyle) {
        guard let configuration else { return }
        let font = UIFont.systemFont(ofSize: style.fontSize, weight: style.fontWeight)
        if titleLabel?.font != font { titleLabel?.font = font }
        let small = UIFont.systemFont(ofSize: scaled(Theme.Button.subtitleFontSize))
        if subtitleLabel.font != small { subtitleLabel.font = small }
        if let titleLabel {
            styledTitle.apply(
                configuration.titleWithAttributes, transformer: configuration.titleTextAttributesTransformer,
                font: font, color: style.foreground, state: state, to: titleLabel)
        }
        styledSubtitle.apply(
            configuration.subtitleWithAttributes, transformer: configuration.subtitleTextAttributesTransformer,
            font: small, color: style.subtitleColor, state: state, to: subtitleLabel)
    }

    func applyStyle() {
        let style = resolvedStyle()
        let attributedTitle = shownAttributedTitle
        // Assigning applies the label's own attributes as well, so the label's value can't be compared.
        if attributedTitle != appliedTitle { titleLabel?.attributedText = attributedTitle }
        appliedTitle = attributedTitle
        let hasAttributes = configuration?.titleWithAttributes != nil
        if attributedTitle == nil, !hasAttributes {
            titleLabel?.text = shownTitle
            titleLabel?.textColor = style.foreground
        }
        applyFonts(style)
        titleLabel?.isUnderlined = showsUnderline
        titleLabel?.alpha = style.contentAlpha
        if configuration?.subtitleWithAttributes == nil {
            subtitleLabel.text = configuration?.subtitle
            subtitleLabel.textColor = style.subtitleColor
        }
        imageView?.tintsAutomaticImages = buttonType != .custom
        imageView?.image = shownImage
        imageView?.preferredSymbolConfiguration = shownImage?.isSymbolImage == true ? symbolConfiguration : nil
        imageView?.tintColor = configuration == nil ? tintColor : style.foreground
        imageView?.alpha = imageAlpha(style)
        showTitleShadow()
        showGlow()
        if let configuration {
            for (label, mode) in [
                (titleLabel, configuration.titleLineBreakMode), (subtitleLabel, configuration.subtitleLineBreakMode),
            ] {
                // Setting the mode again would change a text with attributes, and so lay the button out again.
                if label?.lineBreakMode != mode { label?.lineBreakMode = mode }
                label?.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
            }
        }
        showActivity(color: style.foreground)
        showIndicator(color: style.foreground, alpha: style.contentAlpha)
        showStroke()
        backgroundView.image = configuration == nil ? currentBackgroundImage : nil
        backgroundView.backgroundColor = style.background
        backgroundView.layer.cornerRadius = style.cornerRadius
    }
}

extension UIColor {
    /// Whether nothing is visible of the color.
    var isClear: Bool { cgColor.alpha == 0 }

    /// Returns this color with `cover` composited over it.
    func covered(with cover: UIColor) -> UIColor {
        UIColor { traits in
            let base = self.cgColor(for: traits)
            let top = cover.cgColor(for: traits)
            guard let below = base.components, let above = top.components else { return self }
            func mix(_ index: Int) -> CGFloat { below[index] * (1 - top.alpha) + above[index] * top.alpha }
            return UIColor(red: mix(0), green: mix(1), blue: mix(2), alpha: base.alpha)
        }
    }
}
