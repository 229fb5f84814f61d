// SPDX-License-Identifier: MIT
public import Foundation

/// How a navigation bar looks in one situation.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchButtons()
    }

    /// The title's font and colour, where they differ from those of all bars.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How far the title is moved from the middle, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    /// The font and colour of the subtitle under the title.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The font and colour of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// How the button looks that completes the task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { watchButtons() }
    }

    /// How the back button looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// Shown beside the back button's title; `nil` for a chevron.
    public private(set) var backIndicatorImage: UIImage?

    /// Replaces the chevron of the back button.
    ///
    /// > Note: Differs from UIKit: titles do not pass the indicator, so that the mask is not used.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        didChange()
    }

    open override func copy() -> Self {
        let copy = super.copy()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.subtitleTextAttributes = subtitleTextAttributes
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.buttonAppearance = buttonAppearance.copy()
        copy.doneButtonAppearance = doneButtonAppearance.copy()
        copy.backButtonAppearance = backButtonAppearance.copy()
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
