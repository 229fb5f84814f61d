// SPDX-License-Identifier: MIT
import UIKit

/// Greetings in several scripts, of which only those are shown that the installed fonts can draw.
final class ScriptsCard: CardView {
    private static let greetings = [
        "Good morning", "Καλημέρα", "Доброе утро", "おはようございます", "早上好", "좋은 아침", "صباح الخير", "בוקר טוב",
        "Tōkyō · Zürich · Łódź", "🌅☕️",
    ]

    private let samples = greetings.filter { GlyphCheck.canShow($0) }.map { UILabel($0, font: .systemFont(ofSize: 17)) }

    override func build() {
        for label in samples { addSubview(label) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        WrapLayout.place(
            samples, in: CGRect(x: 0, y: 0, width: width, height: 0), spacing: 16, lineSpacing: 8, measuresOnly: true)
    }

    override func layoutBody(in area: CGRect) {
        WrapLayout.place(samples, in: area, spacing: 16, lineSpacing: 8)
    }
}

/// Whether there is a font for a text.
@MainActor
private enum GlyphCheck {
    static func canShow(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.filter {
            $0.value > 0x24F && $0.properties.generalCategory != .nonspacingMark
        }
        return scalars.prefix(4).allSatisfy { scalar in
            // Characters without a font are shown as boxes with their code, all of one width: that of a character
            // that is not assigned, for which there is no font either.
            let box: Unicode.Scalar = scalar.value > 0xFFFF ? "\u{F1234}" : "\u{0378}"
            return width(String(scalar)) != width(String(box))
        }
    }

    private static func width(_ text: String) -> CGFloat {
        UILabel(text, font: .systemFont(ofSize: 96)).sizeThatFits(.zero).width
    }
}
