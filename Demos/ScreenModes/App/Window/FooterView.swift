// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit
import Windowing

/// The commands for the draft or, during a provisional change, the question whether to keep it.
final class FooterView: UIView {
    var onApply: (() -> Void)?
    var onDiscard: (() -> Void)?
    var onKeep: (() -> Void)?
    var onGoBack: (() -> Void)?

    private static let inset: CGFloat = 16

    private let words = UILabel(size: 13, color: .secondaryLabel)
    private let primary = UIButton(configuration: .filled())
    private let secondary = UIButton(configuration: .gray())
    private var isTrial = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        words.numberOfLines = 0
        for view in [words, primary, secondary] { addSubview(view) }
        primary.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isTrial ? onKeep?() : onApply?()
            }, for: .primaryActionTriggered)
        secondary.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isTrial ? onGoBack?() : onDiscard?()
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the view from the editor.
    func show(_ editor: ScreenEditor) {
        isTrial = editor.trial != nil
        if let trial = editor.trial {
            let isUndecided = trial.state == .provisional
            words.text =
                isUndecided ? "Keep these settings? They revert in \(trial.secondsLeft) s." : "Applying changes…"
            words.textColor = .label
            primary.isEnabled = isUndecided
            secondary.isEnabled = isUndecided
        } else {
            words.text = editor.message ?? Self.summary(of: editor)
            words.textColor = editor.message == nil ? .secondaryLabel : .label
            primary.isEnabled = editor.canApply
            secondary.isEnabled = editor.canDiscard
        }
        primary.configuration?.title = isTrial ? "Keep" : "Apply"
        secondary.configuration?.title = isTrial ? "Revert" : "Revert"
        setNeedsLayout()
    }

    private static func summary(of editor: ScreenEditor) -> String {
        if let route = editor.survey.route { return "Changes use \(route.printable)." }
        return "These screens can't be changed. "
            + editor.survey.missing.map { "\($0.route.printable): \($0.reason.printable)." }.joined(separator: " ")
    }

    /// Returns the height that shows the text beside the buttons in a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let buttons = [primary, secondary].reduce(0) { $0 + max(88, $1.sizeThatFits(.zero).width) + 8 }
        let space = CGSize(width: max(width - buttons - 2 * Self.inset, 1), height: .greatestFiniteMagnitude)
        return max(enlarged(36) + 2 * Self.inset, words.sizeThatFits(space).height.rounded(.up) + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = enlarged(36)
        let y = ((bounds.height - height) / 2).rounded()
        var right = bounds.width - Self.inset
        for button in [primary, secondary] {
            let width = max(88, button.sizeThatFits(.zero).width)
            button.frame = CGRect(x: right - width, y: y, width: width, height: height)
            right -= width + 8
        }
        words.frame = CGRect(
            x: Self.inset, y: 4, width: max(0, right - 8 - Self.inset), height: max(0, bounds.height - 8))
    }
}
