// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// The size that the user wants text in.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        Theme.Text.category(forScale: textScale)
    }

    /// What the desktop says about every window.
    var desktopTraits: UITraitCollection {
        var traits = UITraitCollection.standard
        traits.userInterfaceStyle = userInterfaceStyle
        traits.preferredContentSizeCategory = preferredContentSizeCategory
        traits.accessibilityContrast = increasesContrast ? .high : .normal
        if let accent { traits.setValue(accent, for: DesktopAccentTrait.self) }
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return traits
    }

    /// Has the windows that are shown adapt, at the frame that follows.
    func desktopTraitsDidChange() {
        guard UIApplication.running === self else { return }
        UITraitCollection.current = UIScreen.main.traitCollection
        for window in windows {
            window.updateTraits()
            window.host?.traitsDidChange()
        }
        guard preferredContentSizeCategory != knownContentSizeCategory else { return }
        knownContentSizeCategory = preferredContentSizeCategory
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
    }
}
