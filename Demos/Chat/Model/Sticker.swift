// SPDX-License-Identifier: MIT
import UIKit

/// A picture that is sent as a message of its own.
enum Sticker: String, CaseIterable {
    case heart = "heart.fill"
    case thumb = "hand.thumbsup.fill"
    case smile = "face.smiling.fill"
    case star = "star.fill"
    case sun = "sun.max.fill"
    case rain = "cloud.rain.fill"
    case umbrella = "umbrella.fill"
    case moon = "moon.stars.fill"
    case cake = "birthday.cake.fill"
    case gift = "gift.fill"
    case cup = "cup.and.saucer.fill"
    case paw = "pawprint.fill"
    case leaf = "leaf.fill"
    case flame = "flame.fill"
    case music = "music.note"
    case plane = "paperplane.fill"
    case bell = "bell.fill"
    case snow = "snowflake"

    var name: String {
        switch self {
        case .heart: "Heart"
        case .thumb: "Thumbs Up"
        case .smile: "Smile"
        case .star: "Star"
        case .sun: "Sunshine"
        case .rain: "Rain"
        case .umbrella: "Umbrella"
        case .moon: "Good Night"
        case .cake: "Cake"
        case .gift: "Gift"
        case .cup: "Cup of Tea"
        case .paw: "Paw"
        case .leaf: "Leaf"
        case .flame: "Fire"
        case .music: "Music"
        case .plane: "On My Way"
        case .bell: "Bell"
        case .snow: "Snow"
        }
    }

    @MainActor private var color: UIColor {
        switch self {
        case .heart, .gift: .systemRed
        case .thumb, .rain, .plane: .systemBlue
        case .smile, .star, .sun, .bell: .systemYellow
        case .umbrella, .moon: .systemIndigo
        case .cake, .music: .systemPink
        case .cup, .paw: .systemBrown
        case .leaf: .systemGreen
        case .snow: .systemTeal
        case .flame: .systemOrange
        }
    }

    /// The picture, `side` points high.
    @MainActor func image(side: CGFloat) -> UIImage? {
        let size = UIImage.SymbolConfiguration(pointSize: side, weight: .regular)
        return UIImage(systemName: rawValue, withConfiguration: size)?
            .withTintColor(color, renderingMode: .alwaysOriginal)
    }
}
