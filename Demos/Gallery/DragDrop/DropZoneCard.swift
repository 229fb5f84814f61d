// SPDX-License-Identifier: MIT
import UIKit

/// An area that shows everything that is dropped on it.
final class DropZoneCard: CardView {
    private let zone = StageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let log = LogView(lineCount: 12, hint: "Nothing dropped yet")

    override func build() {
        zone.layer.borderColor = UIColor.separator.cgColor
        zone.accessibilityIdentifier = "drop zone"
        picture.contentMode = .scaleAspectFit
        log.backgroundColor = .clear
        zone.addSubview(picture)
        zone.addSubview(log)
        addSubview(zone)
        zone.addInteraction(UIDropInteraction(delegate: self))
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(200) }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { grown(110) }
    override var stretch: CGFloat { 200 }

    override func layoutBody(in area: CGRect) {
        zone.frame = area
        let inner = zone.bounds.insetBy(dx: 12, dy: 12)
        let side = picture.image == nil ? 0 : min(inner.height, inner.width / 3)
        picture.frame = CGRect(x: inner.minX, y: inner.minY, width: side, height: inner.height)
        log.frame = CGRect(
            x: inner.minX + side, y: inner.minY, width: inner.width - side, height: inner.height)
    }

    private func show(_ image: UIImage) {
        picture.image = image
        setNeedsLayout()
    }
}

extension DropZoneCard: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        zone.layer.borderColor = UIColor.tintColor.resolvedColor(with: traitCollection).cgColor
        zone.layer.borderWidth = 2
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        zone.layer.borderWidth = 0
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        zone.layer.borderWidth = 0
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items { receive(item.itemProvider) }
    }

    /// Shows the first representation of an item that can be loaded.
    private func receive(_ provider: NSItemProvider) {
        let name = provider.suggestedName.map { " (\($0))" } ?? ""
        if provider.canLoadObject(ofClass: UIImage.self) {
            provider.loadObject(ofClass: UIImage.self) { [weak self] image, error in
                guard let self, let image else { return self?.report(error) ?? () }
                show(image)
                log.append("Image \(Int(image.size.width))×\(Int(image.size.height))\(name)")
            }
        } else if provider.canLoadObject(ofClass: UIColor.self) {
            provider.loadObject(ofClass: UIColor.self) { [weak self] color, error in
                guard let self, let color else { return self?.report(error) ?? () }
                zone.backgroundColor = color.withAlphaComponent(0.2)
                log.append("Color")
            }
        } else if provider.canLoadObject(ofClass: URL.self) {
            provider.loadObject(ofClass: URL.self) { [weak self] url, error in
                guard let self, let url else { return self?.report(error) ?? () }
                log.append(url.isFileURL ? "File \(url.path)" : "Link \(url.absoluteString)")
            }
        } else if provider.canLoadObject(ofClass: String.self) {
            provider.loadObject(ofClass: String.self) { [weak self] text, error in
                guard let self, let text else { return self?.report(error) ?? () }
                log.append("Text “\(text.prefix(40))”")
            }
        } else {
            log.append("Unknown: \(provider.registeredTypeIdentifiers.joined(separator: ", "))")
        }
    }

    private func report(_ error: (any Error)?) {
        log.append(error.map { "\($0)" } ?? "No content")
    }
}
