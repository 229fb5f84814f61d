// SPDX-License-Identifier: MIT
import UIKit

/// A color, an image, a link, and a text that can be dragged.
final class DragSourcesCard: CardView {
    private let sources = [
        DragSource(.color(.systemOrange)), DragSource(.image(Scenery.image)), DragSource(.link), DragSource(.text),
    ]

    override func build() {
        for source in sources { addSubview(source) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 64 }

    override func layoutBody(in area: CGRect) {
        let gap: CGFloat = 12
        let width = ((area.width - gap * CGFloat(sources.count - 1)) / CGFloat(sources.count)).rounded(.down)
        for (index, source) in sources.enumerated() {
            source.frame = CGRect(
                x: area.minX + CGFloat(index) * (width + gap), y: area.minY, width: width, height: area.height)
        }
    }
}

/// A view that is dragged with its content.
private final class DragSource: UIView, UIDragInteractionDelegate {
    enum Content {
        case color(UIColor)
        case image(UIImage?)
        case link
        case text
    }

    private let content: Content
    private let label = UILabel("", font: .systemFont(ofSize: 13, weight: .medium))

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        backgroundColor = .tertiarySystemGroupedBackground
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds
        switch content {
        case .color(let color):
            backgroundColor = color
            accessibilityIdentifier = "color source"
        case .image(let image):
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFill
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            picture.frame = bounds
            addSubview(picture)
            accessibilityIdentifier = "image source"
        case .link: label.text = "Link"
        case .text: label.text = "Text"
        }
        addSubview(label)
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let provider else { return [] }
        return [UIDragItem(itemProvider: provider)]
    }

    private var provider: NSItemProvider? {
        switch content {
        case .color(let color): NSItemProvider(object: color.resolvedColor(with: traitCollection))
        case .image(let image): image.map { NSItemProvider(object: $0) }
        case .link: URL(string: "https://www.swift.org").map { NSItemProvider(object: $0) }
        case .text: NSItemProvider(object: "Dragged from the gallery")
        }
    }
}
