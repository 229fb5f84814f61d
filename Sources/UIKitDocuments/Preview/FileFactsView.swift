// SPDX-License-Identifier: MIT
internal import FileAssociations
internal import Foundation
internal import Localization
internal import UIKitCore

/// The icon, name, kind and size of a file that isn't shown itself.
@MainActor
final class FileFactsView: UIStackView {
    /// `reason` is why the file isn't shown; `nil` if its kind can't be.
    init(_ url: URL, name: String, kind: FileKind, reason: String?, desk: any FileDesk) {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .center
        spacing = Theme.FilePreview.spacing
        let side = Theme.FilePreview.iconSide
        let icon = UIImageView(image: desk.image(kind.icon, width: side, scale: traitCollection.displayScale))
        if icon.image == nil {
            icon.image = UIImage(systemName: "doc")
            icon.tintColor = .secondaryLabel
        }
        icon.contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: side), icon.heightAnchor.constraint(equalToConstant: side),
        ])
        addArrangedSubview(icon)
        setCustomSpacing(2 * Theme.FilePreview.spacing, after: icon)
        addArrangedSubview(label(name, .headline, .label))
        let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
        let words = size.map { Int64($0).formatted(.byteCount(style: .file).locale(UIApplication.userLocale)) }
        addArrangedSubview(
            label([kind.title, words].compactMap(\.self).joined(separator: " · "), .subheadline, .secondaryLabel))
        if let reason { addArrangedSubview(label(reason, .subheadline, .secondaryLabel)) }
    }

    required init?(coder: NSCoder) { nil }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
