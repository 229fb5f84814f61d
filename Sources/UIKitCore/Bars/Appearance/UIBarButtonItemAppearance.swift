// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of a bar's buttons in each state.
///
/// Attributes that a state doesn't specify come from `normal`.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the default appearance for buttons of `style`.
    public init(style: UIBarButtonItem.Style = .plain) {
        super.init()
        configureWithDefault(for: style)
    }

    /// The appearance in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while disabled.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance with keyboard focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Restores the default appearance for buttons of `style`.
    public func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.reset() }
        if style == .done || style == .prominent {
            normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: Theme.Bars.itemFontSize, weight: .semibold)
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (new, old) in zip(
            [copy.normal, copy.highlighted, copy.disabled, copy.focused], [normal, highlighted, disabled, focused])
        {
            new.take(old)
        }
        return copy
    }

    /// The title attributes in `state`, including those of `normal`.
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

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The title attributes that differ from the bar's: font and color.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The offset of the title in points.
    public var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange?() }
    }

    /// The image that is stretched behind the title.
    public var backgroundImage: UIImage? {
        didSet { onChange?() }
    }

    var onChange: (() -> Void)?

    override init() {}

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
