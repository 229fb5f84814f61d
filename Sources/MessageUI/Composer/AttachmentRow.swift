// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore
internal import UIKitPlatform

/// The attachments of a message, each shown in a chip with a button that removes it.
@MainActor
final class AttachmentRow: UIView {
    private(set) var attachments: [MailMessage.Attachment] = []
    var onRemove: @MainActor (Int) -> Void = { _ in }
    private var chips: [UIButton] = []

    private static let gap = Theme.MailComposer.attachmentGap
    private static let margin = Theme.MailComposer.margin

    func show(_ attachments: [MailMessage.Attachment]) {
        self.attachments = attachments
        for chip in chips { chip.removeFromSuperview() }
        chips = attachments.enumerated().map { index, attachment in
            let name = HandOverFolder.name(attachment.fileName)
            var look = UIButton.Configuration.gray()
            look.title = "\(name)  ✕"
            look.cornerStyle = .capsule
            look.buttonSize = .small
            let chip = UIButton(
                configuration: look, primaryAction: UIAction { [weak self] _ in self?.onRemove(index) })
            chip.accessibilityLabel = Phrase.remove.text(name)
            addSubview(chip)
            return chip
        }
        setNeedsLayout()
    }

    /// Returns the height of the row; 0 without attachments.
    func height(forWidth width: CGFloat) -> CGFloat {
        places(in: width).last.map { $0.maxY + Self.gap } ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (chip, place) in zip(chips, places(in: bounds.width)) {
            chip.frame =
                isRightToLeft ? place.offsetBy(dx: bounds.width - place.minX - place.maxX, dy: 0) : place
        }
    }

    /// Returns the frames of the chips, from the leading edge, in as many lines as needed.
    private func places(in width: CGFloat) -> [CGRect] {
        let space = max(width - 2 * Self.margin, 1)
        let height = Theme.Text.enlarged(Theme.MailComposer.attachmentHeight, for: traitCollection)
        var (x, y) = (Self.margin, Self.gap)
        return chips.map { chip in
            let length = min(chip.intrinsicContentSize.width, space)
            if x > Self.margin, x + length > Self.margin + space {
                (x, y) = (Self.margin, y + height + Self.gap)
            }
            defer { x += length + Self.gap }
            return CGRect(x: x, y: y, width: length, height: height)
        }
    }
}
