// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

/// The description of the shared items at the head of the sheet.
struct ActivitySummary {
    var title: String
    /// The domain of a link, the size of a file or image, or the other items; `nil` for none.
    var subtitle: String?
    var thumbnail: UIImage?
    /// The symbol that is shown without a thumbnail.
    var symbol: String

    @MainActor
    init(_ items: [SharedItem], subject: String?, thumbnail: UIImage?) {
        title = subject ?? items.first?.title ?? Phrase.share.text
        symbol = items.first?.symbol ?? "doc"
        self.thumbnail = thumbnail
        let images = items.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }
        if thumbnail == nil, let image = images.first {
            let side = Theme.Sharing.thumbnailSide
            let scale = max(side / max(image.size.width, 1), side / max(image.size.height, 1))
            self.thumbnail =
                image.preparingThumbnail(
                    of: CGSize(width: image.size.width * scale, height: image.size.height * scale)) ?? image
        }
        if items.count > 1 {
            subtitle = items.dropFirst(subject == nil ? 1 : 0).map(\.title).joined(separator: ", ")
        } else {
            subtitle = items.first?.detail
        }
    }
}

extension SharedItem {
    @MainActor
    fileprivate var title: String {
        switch self {
        case .text(let text):
            text.split(whereSeparator: \.isNewline).first.map { String($0.prefix(200)) } ?? Phrase.plainText.text
        case .link(let url):
            url.path.count > 1 ? url.lastPathComponent : url.host() ?? url.absoluteString
        case .file(let url): url.lastPathComponent
        case .image: Phrase.image.text
        case .data: Phrase.document.text
        }
    }

    @MainActor
    fileprivate var detail: String? {
        switch self {
        case .text: return nil
        case .link(let url): return url.host() ?? url.scheme
        case .file(let url):
            let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return size.map { Self.size($0) }
        case .image(let image):
            return "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))"
        case .data(let data, _): return Self.size(data.count)
        }
    }

    @MainActor
    private static func size(_ count: Int) -> String {
        Int64(count).formatted(.byteCount(style: .file).locale(UIApplication.userLocale))
    }

    fileprivate var symbol: String {
        switch self {
        case .text: "doc.text"
        case .link: "link"
        case .image: "photo"
        case .file, .data: "doc"
        }
    }
}
