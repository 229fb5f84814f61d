// SPDX-License-Identifier: MIT
import UIKit

/// Greetings in several scripts, limited to those that the installed fonts cover.
final class ScriptsCard: CardView {
    private static let greetings = [
        "Good morning", "Καλημέρα", "Доброе утро", "おはようございます", "早上好", "좋은 아침", "صباح الخير", "בוקר טוב",
        "Tōkyō · Zürich · Łódź", "🌅☕️",
    ]

    private let samples = greetings.filter { UIFont.systemFont(ofSize: 17).covers($0) }.map {
        UILabel($0, font: .systemFont(ofSize: 17))
    }

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
