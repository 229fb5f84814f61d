// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import Localization
@_spi(Toolkit) public import UIKitCore

/// A description of what is shown instead of missing content: an image, texts, and buttons below each other.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    // MARK: - Content

    /// The image at the top.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The main text.
    public var text: String?
    /// The main text with attributes; takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the main text.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
    /// The text below the main one.
    public var secondaryText: String?
    /// The text below the main one with attributes; takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the text below the main one.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The button below the texts; not shown without a title and an image.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the button.
    public var buttonProperties = ButtonProperties()
    /// The second button; not shown without a title and an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background of the view; clear by default.
    public var background = UIBackgroundConfiguration.clear()

    // MARK: - Layout

    /// The vertical position of the content; `center` by default.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least the view's layout margins; both by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins between the content and the view's edges, in points.
    public var directionalLayoutMargins = Theme.Unavailable.margins
    /// The space between the image and the texts, in points.
    public var imageToTextPadding = Theme.Unavailable.imageGap
    /// The space between the two texts, in points.
    public var textToSecondaryTextPadding = Theme.Unavailable.textGap
    /// The space between the texts and the button, in points.
    public var textToButtonPadding = Theme.Unavailable.buttonGap
    /// The space between the two buttons, in points.
    public var buttonToSecondaryButtonPadding = Theme.Unavailable.secondButtonGap

    /// Whether an activity indicator replaces the image.
    var isLoading = false
    /// The text that contains the search text, unless the application has set another; `nil` for none.
    var searchTitle: String?

    // MARK: - Standard configurations

    /// Returns the configuration of a screen without content, to which an image and texts are added.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns the configuration of a screen whose content is loading: an activity indicator and a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = Phrase.loading.text
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return configuration
    }

    /// Returns the configuration of a search without results, with advice below the text.
    ///
    /// As the `contentUnavailableConfiguration` of a view controller, its text contains the search text of the navigation
    /// item's active search controller.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = magnifier
        configuration.text = Phrase.noResults.text
        configuration.searchTitle = configuration.text
        configuration.secondaryText = Phrase.searchAdvice.text
        return configuration
    }

    private init() {}

    /// A magnifying glass, drawn in the tint color.
    private static let magnifier: UIImage = {
        let side = Theme.Unavailable.imageHeight
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let width = Theme.Unavailable.magnifierWidth
            let lens = CGRect(x: width, y: width, width: side * 0.62, height: side * 0.62)
            let path = UIBezierPath(ovalIn: lens)
            let edge = lens.midX + lens.width / 2 * 0.707
            path.move(to: CGPoint(x: edge, y: edge))
            path.addLine(to: CGPoint(x: side - width, y: side - width))
            path.lineWidth = width
            path.lineCapStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }()

    // MARK: - UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration adapted to `state`: that of a search names the search text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let searchTitle, text == searchTitle, let state = state as? UIContentUnavailableConfigurationState else {
            return self
        }
        var copy = self
        let search = state.searchText?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        copy.text = search.isEmpty ? Phrase.noResults.text : Phrase.noResultsFor.text(search)
        copy.searchTitle = copy.text
        return copy
    }
}
