// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchItems()
    }

    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    /// The appearance of tabs with the title next to the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    /// The appearance of tabs with the title next to the image, in a compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.stackedLayoutAppearance = stackedLayoutAppearance.duplicate()
        copy.inlineLayoutAppearance = inlineLayoutAppearance.duplicate()
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.duplicate()
        return copy
    }

    private func watchItems() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}

/// The appearance of a bar's tabs in each state.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the default appearance.
    public override init() {}

    /// The appearance in the normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    public let disabled = UITabBarItemStateAppearance()

    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (new, old) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled)] {
            new.titleTextAttributes = old.titleTextAttributes
            new.iconColor = old.iconColor
            new.badgeBackgroundColor = old.badgeBackgroundColor
            new.badgeTextAttributes = old.badgeTextAttributes
        }
        return copy
    }

    var onChange: (() -> Void)? {
        didSet { for state in [normal, selected, disabled] { state.onChange = onChange } }
    }
}

/// The appearance of a bar's tabs in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    /// The title attributes that differ from the default: font and color.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The color of template images.
    ///
    /// `nil` uses the default color.
    public var iconColor: UIColor? {
        didSet { onChange?() }
    }

    /// The background color of the badge.
    ///
    /// `nil` uses red.
    public var badgeBackgroundColor: UIColor? {
        didSet { onChange?() }
    }

    /// The attributes of the badge's text: font and color.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    var onChange: (() -> Void)?

    override init() {}
}
