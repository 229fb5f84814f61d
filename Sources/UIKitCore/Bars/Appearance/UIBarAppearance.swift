// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of a bar's background and edge.
///
/// Changes to an object that is assigned to a bar take effect in the bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the default appearance: a blurred background with a hairline.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the default appearance, which is the same for all idioms.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Creates a copy of another bar's appearance.
    ///
    /// Properties specific to this kind of bar have their defaults.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeBackground(of: barAppearance)
    }

    // MARK: - Background

    /// The effect applied to content behind the bar; `nil` applies none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange() }
    }

    /// The color drawn over the effect.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }

    /// The image drawn over the color.
    open var backgroundImage: UIImage? {
        didSet { didChange() }
    }

    /// The scaling of the image.
    ///
    /// The default is `scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { didChange() }
    }

    /// The color of the line along the bar's edge; `nil` or clear for no line.
    open var shadowColor: UIColor? {
        didSet { didChange() }
    }

    /// The image that replaces the line along the edge.
    ///
    /// Template images are drawn in `shadowColor`.
    open var shadowImage: UIImage? {
        didSet { didChange() }
    }

    /// Resets the background to a blur with a hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = Theme.Bars.hairline
        shadowImage = nil
    }

    /// Resets the background to an opaque color with a hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = Theme.Bars.background
        backgroundImage = nil
        shadowColor = Theme.Bars.hairline
        shadowImage = nil
    }

    /// Removes the background and the hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> Self {
        let copy = Self()
        copy.takeBackground(of: self)
        return copy
    }

    /// The appearance with a bar's older properties applied, which take precedence.
    func adapted(
        isTranslucent: Bool, barTintColor: UIColor?, images: BarImages = BarImages(), isCompact: Bool = false
    ) -> UIBarAppearance {
        guard barTintColor != nil || !isTranslucent || !images.isEmpty else { return self }
        let looks = duplicate()
        if !isTranslucent, looks.backgroundEffect != nil {
            looks.backgroundEffect = nil
            looks.backgroundColor = Theme.Bars.background
        }
        if let barTintColor { looks.backgroundColor = barTintColor }
        images.apply(to: looks, isCompact: isCompact)
        return looks
    }

    // MARK: - Internal state

    /// The bars that use the appearance.
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var object: (any BarAppearanceObserver)?
    }

    func didChange() {
        for observer in observers { observer.object?.barAppearanceDidChange() }
    }

    func addObserver(_ observer: any BarAppearanceObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        observers.append(WeakObserver(object: observer))
    }

    func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}

/// A bar that draws appearances, and updates when they change.
@MainActor
protocol BarAppearanceObserver: AnyObject {
    func barAppearanceDidChange()
}
