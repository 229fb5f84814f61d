// SPDX-License-Identifier: MIT

/// How a bar looks in one situation: what is behind its items and along its edge.
///
/// A change to an object that a bar was given shows in the bar.
@MainActor
open class UIBarAppearance {
    /// Makes the looks of a bar that nobody changed: blurred, with a hairline.
    public required init() {
        configureWithDefaultBackground()
    }

    /// Makes the looks of a bar that nobody changed; those of all devices are the same here.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Makes a copy of another bar's looks, with the default for what only this kind of bar has.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeBackground(of: barAppearance)
    }

    // MARK: - Background

    /// What is done to what lies behind the bar; `nil` shows it as it is.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange() }
    }

    /// Laid over the effect.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }

    /// Laid over the colour.
    open var backgroundImage: UIImage? {
        didSet { didChange() }
    }

    /// How the image fills the bar; `scaleToFill` by default.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { didChange() }
    }

    /// The line along the bar's edge; `nil` or clear for none.
    open var shadowColor: UIColor? {
        didSet { didChange() }
    }

    /// Shown along the edge in place of the line, as a template in `shadowColor` if it is one.
    open var shadowImage: UIImage? {
        didSet { didChange() }
    }

    /// Blurs what lies behind, with a hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = Theme.Bars.hairline
        shadowImage = nil
    }

    /// Hides what lies behind, with a hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = Theme.Bars.background
        backgroundImage = nil
        shadowColor = Theme.Bars.hairline
        shadowImage = nil
    }

    /// Nothing behind the items, and no hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// The same looks in an object of their own.
    open func copy() -> Self {
        let copy = Self()
        copy.takeBackground(of: self)
        return copy
    }

    /// The looks in a bar with these older properties, which come first.
    func adapted(isTranslucent: Bool, barTintColor: UIColor?) -> UIBarAppearance {
        guard barTintColor != nil || !isTranslucent else { return self }
        let looks = copy()
        if !isTranslucent, looks.backgroundEffect != nil {
            looks.backgroundEffect = nil
            looks.backgroundColor = Theme.Bars.background
        }
        if let barTintColor { looks.backgroundColor = barTintColor }
        return looks
    }

    // MARK: - State of the concerns

    /// The bars that show the appearance.
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

/// Shows bars by their appearances, and again when those change.
@MainActor
protocol BarAppearanceObserver: AnyObject {
    func barAppearanceDidChange()
}
