// SPDX-License-Identifier: MIT
internal import Foundation

extension UIApplication {
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        Theme.Text.category(forScale: textScale)
    }

    /// The traits of all windows that the desktop environment determines.
    var desktopTraits: UITraitCollection {
        // The language decides, not the region: LANG=ar_EG with LANGUAGE=en is an English interface.
        let language = launchOptions.languages.first.map(Locale.Language.init(identifier:)) ?? locale.language
        let isRightToLeft = language.characterDirection == .rightToLeft
        return UITraitCollection.standard.with { traits in
            traits.userInterfaceStyle = userInterfaceStyle
            traits.preferredContentSizeCategory = preferredContentSizeCategory
            traits.accessibilityContrast = increasesContrast ? .high : .normal
            traits.legibilityWeight = UIAccessibility.isBoldTextEnabled ? .bold : .regular
            let looks = UIAccessibility.settings.looks
            if looks != AccessibilityLooksTrait.defaultValue {
                traits.setValue(looks, for: AccessibilityLooksTrait.self)
            }
            if let uses24HourClock { traits.setValue(uses24HourClock, for: DesktopClockTrait.self) }
            if let accent { traits.setValue(accent, for: DesktopAccentTrait.self) }
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Schedules an update of all shown windows to the new traits at the next frame.
    func desktopTraitsDidChange() {
        guard UIApplication.running === self else { return }
        UITraitCollection.current = UIScreen.main.traitCollection
        for window in windows {
            window.updateTraits()
            window.host?.traitsDidChange()
        }
        guard preferredContentSizeCategory != knownContentSizeCategory else { return }
        let wasLarge = knownContentSizeCategory.isAccessibilityCategory
        knownContentSizeCategory = preferredContentSizeCategory
        if wasLarge != preferredContentSizeCategory.isAccessibilityCategory {
            NotificationCenter.default.post(
                name: .largeContentStatusDidChange, object: nil)
        }
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: self)
    }
}
