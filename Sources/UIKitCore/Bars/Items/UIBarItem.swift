// SPDX-License-Identifier: MIT
public import Foundation

/// The base class of bar button items and tab bar items, with a title and an image.
///
/// An item isn't a view; its bar creates a view for it.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Creates an item without content.
    public override init() {}

    /// Creates an item without content.
    ///
    /// UI files don't describe bar items.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(self, as: UIBarItem.self)
    }

    /// The title, shown if there is no image, and in menus.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// The image, drawn in the tint color unless its rendering mode is `alwaysOriginal`.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange() } }
    }

    /// The insets of the image in points.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// The image in the large content viewer; `nil`, the default, for `image`.
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage !== oldValue { didChange() } }
    }

    /// The insets that center the visible part of `largeContentSizeImage`, in points.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
        didSet { if largeContentSizeImageInsets != oldValue { didChange() } }
    }

    /// Whether the item is enabled.
    ///
    /// The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// An application-defined number that identifies the item.
    ///
    /// The default is 0.
    open var tag = 0

    /// A name that identifies the item for tests.
    ///
    /// Not shown to the user.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    /// The text read to the user; `nil` uses the title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }

    /// The result of pressing the item, read to the user after the name.
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { didChange() } }
    }

    /// The current value of the item, read to the user.
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { didChange() } }
    }

    /// The kind and state of the item; `nil`, the default, for those of a button.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityTraits: UIAccessibilityTraits! {
        didSet { if accessibilityTraits != oldValue { didChange() } }
    }

    /// Whether assistive technology sees the item; `true` by default.
    open var isAccessibilityElement = true {
        didSet { if isAccessibilityElement != oldValue { didChange() } }
    }

    /// The text that is shown while the pointer rests on the item.
    ///
    /// `nil`, the default, shows the accessibility label of an item without a visible title, with the key equivalent
    /// of the same command. An empty text shows nothing. An item with a custom view doesn't use this text.
    ///
    /// > Note: Differs from UIKit: there, only the toolbars of Mac Catalyst have tooltips.
    open var toolTip: String?

    /// Sets the title attributes for one state: font and color.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange()
    }

    /// Returns the title attributes set for exactly that state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: - Internal state

    /// The bar that contains the item.
    weak var observer: (any BarItemObserver)?
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    func didChange() {
        observer?.barItemDidChange(self)
    }
}

/// A bar that shows items, and updates when they change.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

extension UIBarItem: UIAccessibilityIdentification {}
