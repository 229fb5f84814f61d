// SPDX-License-Identifier: MIT
public import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchButtons()
    }

    /// The title attributes that differ from the default: font and color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The offset of the title from its centered position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    /// The subtitle attributes: font and color.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the large title: font and color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// The appearance of buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { watchButtons() }
    }

    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// The image next to the back button's title; `nil` uses a chevron.
    public private(set) var backIndicatorImage: UIImage?

    /// Replaces the chevron of the back button.
    ///
    /// > Note: Differs from UIKit: the mask isn't used, because titles don't move past the indicator.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        didChange()
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.buttonAppearance = buttonAppearance.duplicate()
        copy.doneButtonAppearance = doneButtonAppearance.duplicate()
        copy.backButtonAppearance = backButtonAppearance.duplicate()
        copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: nil)
        return copy
    }

    private func watchButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
