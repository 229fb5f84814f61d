// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import TextLayout

/// The border, the text, and the side views.
extension UITextField {
    func prepareField() {
        contentHorizontalAlignment = .leading
        border.isUserInteractionEnabled = false
        content.field = self
        addSubview(border)
        addSubview(content)
        editor.attach(to: self)
    }

    func sideViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Visibility

    private func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showsLeftView(isEditing: Bool) -> Bool { leftView != nil && shows(leftViewMode, isEditing: isEditing) }

    private func showsRightView(isEditing: Bool) -> Bool {
        rightView != nil && shows(rightViewMode, isEditing: isEditing)
    }

    /// Whether the clear button is visible.
    ///
    /// The view at the trailing edge takes precedence.
    private var showsClearButton: Bool {
        isEnabled && edited.length > 0 && !showsRightView(isEditing: isEditing)
            && shows(clearButtonMode, isEditing: isEditing)
    }

    /// Returns whether space is reserved for the clear button, even without text to clear, so that typing doesn't
    /// change the layout.
    private func keepsRoomForButton(isEditing: Bool) -> Bool {
        !showsRightView(isEditing: isEditing) && shows(clearButtonMode, isEditing: isEditing)
    }

    // MARK: - Geometry

    private var startsAtRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var borderInset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel, .roundedRect: Theme.TextField.textInset
        }
    }

    private func placed(atStart: Bool, _ size: CGSize, _ bounds: CGRect, inset: CGFloat) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        let y = (((bounds.height - size.height) / 2) * scale).rounded(.up) / scale
        let x = atStart != startsAtRight ? bounds.minX + inset : bounds.maxX - inset - size.width
        return CGRect(x: x, y: bounds.minY + y, width: size.width, height: size.height)
    }

    func defaultSideRect(of view: UIView?, atStart: Bool, _ bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        return placed(atStart: atStart, view.bounds.size, bounds, inset: borderStyle == .none ? 0 : 1)
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let size = Theme.TextField.clearButtonSize
        return placed(
            atStart: false, CGSize(width: size, height: size), bounds,
            inset: borderStyle == .none ? 0 : Theme.TextField.sideInset)
    }

    /// Returns the widths that the side views and the clear button take from the text.
    func sideWidths(isEditing: Bool) -> (start: CGFloat, end: CGFloat) {
        var (start, end) = (CGFloat(0), CGFloat(0))
        if showsLeftView(isEditing: isEditing), let leftView { start = leftView.bounds.width }
        if showsRightView(isEditing: isEditing), let rightView {
            end = rightView.bounds.width
        } else if keepsRoomForButton(isEditing: isEditing) {
            end = Theme.TextField.clearButtonSize + (borderStyle == .none ? Theme.TextField.sideGap : 3)
        }
        return (start, end)
    }

    func defaultTextRect(in bounds: CGRect) -> CGRect {
        let inset = borderInset
        let sides = sideWidths(isEditing: isEditing)
        let (left, right) = startsAtRight ? (sides.end, sides.start) : (sides.start, sides.end)
        return CGRect(
            x: bounds.minX + inset.width + left, y: bounds.minY + inset.height,
            width: max(0, bounds.width - 2 * inset.width - left - right),
            height: max(0, bounds.height - 2 * inset.height))
    }

    // MARK: - Layout

    func placeParts() {
        border.style = borderStyle
        border.isFieldEnabled = isEnabled
        border.frame = borderRect(forBounds: bounds)
        border.isHidden = borderStyle == .none && background == nil
        border.image = borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
        place(leftView, showsLeftView(isEditing: isEditing), leftViewRect(forBounds: bounds))
        place(rightView, showsRightView(isEditing: isEditing), rightViewRect(forBounds: bounds))
        placeClearButton()
        showEditingMark()
        // Glyphs and the caret may extend beyond the advance, and marks above and below letters beyond the font's line,
        // as those of Devanagari and Thai do in fallback fonts.
        content.frame = contentRect.insetBy(
            dx: -FieldContentView.overhang, dy: -(storedFont.lineHeight / 2).rounded(.up))
        if isEditing { showCaret() } else if geometry.line != nil { showBeginning() }
        content.update()
        if isEditing { editor.menu.targetDidMove() }
    }

    /// Outlines the field while it is being edited, unless it has no visible shape.
    private func showEditingMark() {
        let isActive = isEditing && window?.showsCarets == true
        let isBox = borderStyle != .none || hasVisibleShape
        guard isActive, isBox else {
            editingMark?.show(on: self, frame: nil, cornerRadius: 0)
            editingMark = nil
            return
        }
        let mark = editingMark ?? EditingMark()
        editingMark = mark
        let hasBorder = borderStyle != .none
        mark.show(
            on: self, frame: hasBorder ? borderRect(forBounds: bounds) : bounds,
            cornerRadius: hasBorder ? border.layer.cornerRadius : layer.cornerRadius)
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = frame
    }

    private func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> FieldClearButton {
        let button = FieldClearButton(frame: .zero)
        button.addAction(UIAction { [weak self] _ in self?.clearWasPressed() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        return button
    }

    private func clearWasPressed() {
        guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.commitComposition()
        editor.substitute(0..<edited.length, with: "")
        notifyUserChange()
        if !isEditing { becomeFirstResponder() }
    }

    // MARK: - Attributes

    package var textAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = .byTruncatingTail
        return otherAttributes.merging(
            [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
        ) { $1 }
    }

    func setTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        otherAttributes = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
        lookDidChange()
    }

    func setPlaceholder(_ placeholder: NSAttributedString?) {
        storedPlaceholder = placeholder
        invalidateIntrinsicContentSize()
        content.setNeedsDisplay()
    }

    // MARK: - Drawing

    var placeholderLine: TextLayout? {
        guard let storedPlaceholder, storedPlaceholder.length > 0 else { return nil }
        return placeholderLine(width: nil, of: storedPlaceholder)
    }

    private func placeholderLine(width: CGFloat?, of placeholder: NSAttributedString) -> TextLayout {
        let color = UIColor.placeholderText.cgColor(for: traitCollection)
        let base = TextAttributes(
            font: storedFont.textFont, foregroundColor: color,
            paragraph: TextParagraph(alignment: .left, lineBreakMode: .truncatingTail))
        return TextLayout(
            AttributedText(placeholder, over: base, traits: traitCollection), width: width, maximumLines: 1)
    }

    func drawDefaultPlaceholder(in rect: CGRect) {
        guard let storedPlaceholder, storedPlaceholder.length > 0, let context = UIGraphicsGetCurrentContext()
        else { return }
        draw(placeholderLine(width: rect.width, of: storedPlaceholder), in: rect, context, color: .placeholderText)
    }

    func drawDefaultText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line = line(focus: 0)
        if line.isWhole, line.width <= rect.width {
            line.draw(
                in: context, at: CGPoint(x: lineOrigin, y: baseline),
                color: shownTextColor.cgColor(for: traitCollection))
            return
        }
        var text = line.layout.text
        text.modifyAttributes(in: 0..<text.length) { $0.paragraph.lineBreakMode = .truncatingTail }
        draw(
            TextLayout(text, width: rect.width, maximumLines: 1), in: rect, context, color: shownTextColor,
            isRightToLeft: textIsRightToLeft)
    }

    private var shownTextColor: UIColor {
        isEnabled ? storedTextColor : storedTextColor.withAlphaComponent(Theme.Text.disabledAlpha)
    }

    private func draw(
        _ layout: TextLayout, in rect: CGRect, _ context: CGContext, color: UIColor, isRightToLeft: Bool? = nil
    ) {
        let space = rect.width - layout.size.width
        let isAtRight = isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let shift: CGFloat
        switch textAlignment {
        case .center: shift = space / 2
        case .left: shift = 0
        case .right: shift = space
        case .natural, .justified: shift = isAtRight ? space : 0
        }
        let x = rect.minX + max(shift, 0) - (layout.lines.first?.frame.minX ?? 0)
        let y = baseline(of: storedFont, in: rect) - layout.firstBaseline
        layout.draw(in: context, at: CGPoint(x: x, y: y), color: color.cgColor(for: traitCollection))
    }

    /// Draws the visible part of the text, in the field's coordinates.
    func drawContent(in context: CGContext) {
        guard edited.length > 0 else { return drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        guard isEditing else { return drawText(in: textRect(forBounds: bounds)) }
        let isKey = window?.showsCarets == true
        if !edited.selection.isEmpty {
            let alpha = isKey ? Theme.TextInput.selectionAlpha : Theme.TextInput.idleSelectionAlpha
            context.setFillColor(tintColor.withAlphaComponent(alpha).cgColor(for: traitCollection))
            context.fill(selectionFrames(of: edited.selection))
        }
        line(focus: edited.head).draw(
            in: context, at: CGPoint(x: lineOrigin, y: baseline), color: shownTextColor.cgColor(for: traitCollection))
        drawWaves(in: context)
    }

    private func drawWaves(in context: CGContext) {
        guard let words = editor.spelling?.markedWords(in: 0..<edited.length), !words.isEmpty else { return }
        let (part, baseline) = (contentRect, baseline)
        let waves = words.flatMap(selectionFrames).filter { $0.maxX > part.minX && $0.minX < part.maxX }
        TextWave.draw(
            waves.map { TextWave(from: $0.minX, to: $0.maxX, baseline: baseline) }, in: context,
            traits: traitCollection)
    }
}
