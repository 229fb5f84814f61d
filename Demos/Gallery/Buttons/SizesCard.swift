// SPDX-License-Identifier: MIT
import UIKit

/// Buttons of each size.
final class SizesCard: ButtonCard {
    private let samples = [
        ("Mini", UIButton.Configuration.Size.mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    .map { title, size in UIButton(title, .tinted()) { $0.buttonSize = size } }

    override var buttons: [UIButton] { samples }
}
