// SPDX-License-Identifier: MIT
import UIKit

final class ImagesPage: PageViewController {
    override var summary: String { "A picture drawn by this program, fitted, filled, tinted and stretched." }

    override func viewDidLoad() {
        title = "Images"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            PictureCard("Picture", note: "Drawn with paths once and kept as pixels."),
            TintCard("Templates", note: "Only the shape counts; the tint gives the colour."),
            CapInsetsCard("Cap insets", note: "Edges keep their size while the middle stretches."),
            ContentModesCard("Content modes", note: "One picture, six frames of another shape."),
            SharpnessCard("Sharpness", note: "The same drawing with one and with two pixels a point."),
        ]
    }
}
