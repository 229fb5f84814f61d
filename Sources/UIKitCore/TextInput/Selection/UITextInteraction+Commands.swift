// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The edit commands, for views that don't implement them.
extension UITextInteraction {
    package func canPerform(_ action: Selector) -> Bool {
        guard let textInput else { return false }
        let isSelected = textInput.selectedTextRange?.isEmpty == false
        let isSecure = textInput.isSecureTextEntry
        switch action.name {
        case "copy:": return isSelected && !isSecure
        case "cut:": return isSelected && !isSecure && acceptsEdits
        case "delete:": return isSelected && acceptsEdits
        case "paste:": return acceptsEdits && UIPasteboard.general.mayHaveStrings
        case "select:": return textInput.hasText && !isSelected && !isSecure
        case "selectAll:": return textInput.hasText && !selectsAll
        default: return false
        }
    }

    private var selectsAll: Bool {
        guard let textInput, let range = textInput.selectedTextRange else { return false }
        return textInput.compare(range.start, to: textInput.beginningOfDocument) == .orderedSame
            && textInput.compare(range.end, to: textInput.endOfDocument) == .orderedSame
    }

    func copySelection() {
        guard let textInput, !textInput.isSecureTextEntry, let range = textInput.selectedTextRange, !range.isEmpty
        else { return }
        UIPasteboard.general.string = textInput.text(in: range)
    }

    func cut() {
        guard textInput?.isSecureTextEntry == false else { return }
        copySelection()
        replaceSelection(with: "")
    }

    /// Inserts the text of a pasteboard, as soon as it has arrived.
    func paste(from pasteboard: UIPasteboard = .general) {
        guard acceptsEdits else { return }
        pasting?.cancel()
        if let text = pasteboard.ownString { return replaceSelection(with: text) }
        guard pasteboard.mayHaveStrings else { return }
        let notice = view.map { view in
            PasteNotice(in: view) { [weak self, weak view] in
                guard let self, let view, let text = textInput, let range = text.selectedTextRange else { return .zero }
                return view.convert(text.caretRect(for: range.end), from: text.textInputView)
            }
        }
        pasting = Task { [weak self] in
            defer { notice?.end() }
            do {
                let text = try await pasteboard.loadString()
                guard !Task.isCancelled, let text else { return }
                self?.replaceSelection(with: text)
            } catch {
                guard !Task.isCancelled else { return }
                Log.error("The text of the pasteboard cannot be pasted. \(error)")
                notice?.fail()
            }
        }
    }

    func replaceSelection(with text: String) {
        guard let range = textInput?.selectedTextRange else { return }
        replace(range, with: text)
    }

    func replace(_ range: UITextRange, with text: String) {
        guard let textInput, acceptsEdits, !(range.isEmpty && text.isEmpty) else { return }
        if textInput.markedTextRange != nil { textInput.unmarkText() }
        guard textInput.shouldChangeText(in: range, replacementText: text) else { return }
        textInput.inputDelegate?.selectionWillChange(textInput)
        textInput.inputDelegate?.textWillChange(textInput)
        textInput.replace(range, withText: text)
        textInput.inputDelegate?.textDidChange(textInput)
        textInput.inputDelegate?.selectionDidChange(textInput)
        contentDidChange()
    }

    // MARK: - Menu

    /// Presents the bar for the selection or the caret.
    func presentMenu() {
        guard view?.isFirstResponder == true else { return }
        let rect = target
        menu.present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.midY)), as: .bar)
    }

    /// Moves the caret to the pointer before a list opens there, unless the pointer is over the selection.
    func prepareMenu(at point: CGPoint?) {
        guard let textInput, let view, view.becomeFirstResponder(), let point else { return }
        guard !isSelected(at: point), let position = textInput.closestPosition(to: inText(point)) else { return }
        select(position, position)
    }

    /// Converts a point from the interaction's view to the text's.
    func inText(_ point: CGPoint) -> CGPoint {
        guard let view, let source = textInput?.textInputView else { return point }
        return view.convert(point, to: source)
    }

    func isSelected(at point: CGPoint) -> Bool {
        guard let textInput, let range = textInput.selectedTextRange, !range.isEmpty else { return false }
        let place = inText(point)
        return textInput.selectionRects(for: range).contains { $0.rect.contains(place) }
    }

    private var target: CGRect {
        guard let view, let textInput, let range = textInput.selectedTextRange else { return .null }
        let rects = range.isEmpty ? [] : textInput.selectionRects(for: range).map(\.rect)
        let whole = rects.dropFirst().reduce(rects.first ?? textInput.caretRect(for: range.start)) { $0.union($1) }
        let inView = view.convert(whole, from: textInput.textInputView ?? view)
        let seen = inView.intersection(view.bounds)
        return seen.isNull ? inView : seen
    }
}

extension UITextInteraction: UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let textInput, let range = textInput.selectedTextRange else { return UIMenu() }
        return textInput.editMenu(for: range, suggestedActions: suggestedActions)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        if UIApplication.running?.popups.wasPressedByFinger == true { display?.showsHandles = true }
        textInput?.willPresentEditMenu(animator: animator)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        menuDidDismiss()
        textInput?.willDismissEditMenu(animator: animator)
    }
}
