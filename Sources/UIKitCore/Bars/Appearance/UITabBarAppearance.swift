// SPDX-License-Identifier: MIT
public import Foundation

/// How a tab bar looks in one situation.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchItems()
    }

    /// Tabs whose title stands under the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    /// Tabs whose title stands beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    /// The same in a window that is not high.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet { watchItems() }
    }

    open override func copy() -> Self {
        let copy = super.copy()
        copy.stackedLayoutAppearance = stackedLayoutAppearance.copy()
        copy.inlineLayoutAppearance = inlineLayoutAppearance.copy()
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copy()
        return copy
    }

    private func watchItems() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}

/// How the tabs of a bar look, state by state.
@MainActor
public final class UITabBarItemAppearance {
    public init() {}

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()

    /// The same looks in an object of their own.
    public func copy() -> UITabBarItemAppearance {
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

/// How the tabs of a bar look in one state.
@MainActor
public final class UITabBarItemStateAppearance {
    /// The title's font and colour, where they differ from those of all tab bars.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The colour of images that are templates; `nil` for that of all tab bars.
    public var iconColor: UIColor? {
        didSet { onChange?() }
    }

    /// The colour behind the badge's letters; `nil` for red.
    public var badgeBackgroundColor: UIColor? {
        didSet { onChange?() }
    }

    /// The font and colour of the badge's letters.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    var onChange: (() -> Void)?

    init() {}
}
