// SPDX-License-Identifier: MIT
internal import Foundation

extension UIImageView {
    /// Decodes the properties of an image view.
    func decodeImageView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        decodeInteraction(values)
        if let name = values.text("image") { image = coder.loader.image(name) }
        if let name = values.text("highlightedImage") { highlightedImage = coder.loader.image(name) }
        if let flag = values.flag("highlighted") { isHighlighted = flag }
    }
}
