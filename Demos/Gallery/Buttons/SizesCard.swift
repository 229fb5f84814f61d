// SPDX-License-Identifier: MIT
import UIKit

/// The four sizes on one line.
final class SizesCard: ButtonCard {
    private let samples = [
        ("Mini", UIButton.Configuration.Size.mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    .map { title, size in UIButton(title, .tinted()) { $0.buttonSize = size } }

    override var buttons: [UIButton] { samples }
}
