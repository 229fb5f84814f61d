// SPDX-License-Identifier: MIT
public import Foundation

/// How the buttons of a bar look, state by state.
///
/// What a state leaves out it takes from `normal`.
@MainActor
public final class UIBarButtonItemAppearance {
    /// Makes the looks of buttons of `style` that nobody changed.
    public init(style: UIBarButtonItem.Style = .plain) {
        configureWithDefault(for: style)
    }

    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    /// Forgets all that was changed.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.reset() }
        if style == .done || style == .prominent {
            normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: Theme.Bars.itemFontSize, weight: .semibold)
        }
    }

    /// The same looks in an object of their own.
    public func copy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (new, old) in zip(
            [copy.normal, copy.highlighted, copy.disabled, copy.focused], [normal, highlighted, disabled, focused])
        {
            new.take(old)
        }
        return copy
    }

    /// What counts in `state`.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let special: UIBarButtonItemStateAppearance? =
            if state.contains(.disabled) { disabled } else if state.contains(.highlighted) {
                highlighted
            } else if state.contains(.focused) { focused } else { nil }
        guard let special else { return normal.titleTextAttributes }
        return normal.titleTextAttributes.merging(special.titleTextAttributes) { _, new in new }
    }

    func backgroundImage(for state: UIControl.State) -> UIImage? {
        if state.contains(.disabled) { return disabled.backgroundImage ?? normal.backgroundImage }
        if state.contains(.highlighted) { return highlighted.backgroundImage ?? normal.backgroundImage }
        return normal.backgroundImage
    }

    var onChange: (() -> Void)? {
        didSet {
            for state in [normal, highlighted, disabled, focused] { state.onChange = onChange }
        }
    }
}

/// How the buttons of a bar look in one state.
@MainActor
public final class UIBarButtonItemStateAppearance {
    /// The title's font and colour, where they differ from the bar's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// How far the title is moved from its place, in points.
    public var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange?() }
    }

    /// Stretched behind the title.
    public var backgroundImage: UIImage? {
        didSet { onChange?() }
    }

    var onChange: (() -> Void)?

    init() {}

    func reset() {
        titleTextAttributes = [:]
        titlePositionAdjustment = .zero
        backgroundImage = nil
    }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
    }
}
