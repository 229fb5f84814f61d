// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// A card with a URL and its title.
@MainActor
final class LinkPreview: UIView {
    init(_ url: URL, title: String?) {
        super.init(frame: CGRect(origin: .zero, size: Theme.DragDrop.linkSize))
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = Theme.DragDrop.linkPadding
        let inner = bounds.insetBy(dx: Theme.DragDrop.linkPadding, dy: Theme.DragDrop.linkPadding / 2)
        let top = UILabel(frame: CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height / 2))
        top.font = .preferredFont(forTextStyle: .headline)
        top.text = title ?? url.host ?? url.lastPathComponent
        let bottom = UILabel(
            frame: CGRect(x: inner.minX, y: inner.midY, width: inner.width, height: inner.height / 2))
        bottom.font = .preferredFont(forTextStyle: .footnote)
        bottom.textColor = .secondaryLabel
        bottom.text = url.isFileURL ? url.path : url.absoluteString
        for label in [top, bottom] { addSubview(label) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
