// SPDX-License-Identifier: MIT
import UIKit

final class ImagesPage: PageViewController {
    override var summary: String { "An image drawn by the application, fitted, filled, tinted, and stretched." }

    override func viewDidLoad() {
        title = "Images"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PictureCard("Picture", note: "Drawn once with paths, then cached as a bitmap."),
            TintCard("Templates", note: "Template images supply the shape, the tint the color."),
            CapInsetsCard("Cap insets", note: "The edges keep their size while the middle stretches."),
            ContentModesCard("Content modes", note: "One image in frames of another aspect ratio."),
            CatalogCard("Asset catalog", note: "Vectors and colors compiled into the gallery, for each appearance."),
            SharpnessCard("Sharpness", note: "The same drawing with one and with two pixels per point."),
        ]
    }
}
