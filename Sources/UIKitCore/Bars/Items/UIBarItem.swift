// SPDX-License-Identifier: MIT
public import Foundation

/// What bars of buttons and bars of tabs have in common: a title, an image, and whether it can be used.
///
/// An item is no view; the bar that it is given to makes one for it.
@MainActor
open class UIBarItem {
    public init() {}

    /// Makes an item as `init()` does; UI files do not describe bars.
    public required init?(coder: NSCoder) {}

    /// What the item says; shown where there is no image, and in menus.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// What the item shows; drawn in the tint colour unless its rendering mode is `alwaysOriginal`.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange() } }
    }

    /// How far the image is moved in from each edge of its place, in points.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// Whether the item can be used; `true` by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// A number to find the item by; 0 by default.
    open var tag = 0

    /// A name for tests and scripts, never shown.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    /// What the item is called when it is read out; `nil` stands for the title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }

    /// Gives the title other looks in one state; font and colour count.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange()
    }

    /// What `setTitleTextAttributes(_:for:)` gave for exactly that state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: - State of the concerns

    /// The bar that shows the item.
    weak var observer: (any BarItemObserver)?
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    func didChange() {
        observer?.barItemDidChange(self)
    }
}

/// Shows items, and shows them again when they change.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}
