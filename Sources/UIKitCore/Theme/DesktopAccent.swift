// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The colour that the desktop's user chose for things that can be acted on; sRGB components from 0 to 1.
package struct DesktopAccent: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    /// Nothing if a component is none: that is how desktops say that no colour was chosen.
    package init?(red: Double, green: Double, blue: Double) {
        // A comparison with what is not a number fails.
        guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    private var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// The colour, dark enough to be read on white and to carry white text, or light enough for dark surroundings.
    func color(isDark: Bool) -> UIColor {
        let middle = Theme.accentBrightness
        if isDark, brightness < middle {
            let share = (middle - brightness) / (1 - brightness)
            return mixed { $0 + (1 - $0) * share }
        }
        if !isDark, brightness > middle { return mixed { $0 * middle / brightness } }
        return mixed { $0 }
    }

    private func mixed(_ component: (Double) -> Double) -> UIColor {
        UIColor(
            red: CGFloat(component(red)), green: CGFloat(component(green)), blue: CGFloat(component(blue)), alpha: 1)
    }
}

/// The desktop's accent, which goes down the tree of views as all that colours depend on does.
enum DesktopAccentTrait: UITraitDefinition {
    static let defaultValue: DesktopAccent? = nil
    static let affectsColorAppearance = true
}
