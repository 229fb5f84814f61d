// SPDX-License-Identifier: MIT
public import Foundation

/// A row's usual content: an image, a text, and a second text below it or at its side.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    // MARK: - Content

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// The first text with looks of its own; counts in place of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    /// The second text with looks of its own; counts in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()

    // MARK: - Layout

    /// The axes along which the margins are at least those around the view, which the cell gives; `horizontal` in rows.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// Between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: Theme.Cells.verticalMargin, leading: Theme.Cells.margin, bottom: Theme.Cells.verticalMargin,
        trailing: Theme.Cells.accessoryMargin)
    /// Whether the second text stands at the end if there is room beside the first.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between the image and the texts.
    public var imageToTextPadding = Theme.Cells.imageGap
    /// The least points between texts that stand side by side.
    public var textToSecondaryTextHorizontalPadding = Theme.Cells.sideGap
    /// Points between texts of which one is below the other.
    public var textToSecondaryTextVerticalPadding = Theme.Cells.lineGap

    /// The content is of a cell or view that takes no touches.
    var isDisabled = false

    private init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
        textProperties.numberOfLines = 0
        secondaryTextProperties.numberOfLines = 0
    }

    // MARK: - Forms

    /// For rows with one text, or a second below it in secondary colour.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .of(.body), secondary: .of(.subheadline, .secondaryLabel))
    }

    /// For rows with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// For rows whose second text, in secondary colour, stands at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .of(.body), secondary: .of(.body, .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// For the headers of sections without room around them.
    public static func plainHeader() -> UIListContentConfiguration {
        edge(.of(.headline, .secondaryLabel), top: Theme.Cells.plainHeaderPadding, Theme.Cells.plainHeaderPadding)
    }

    /// For the footers of sections without room around them.
    public static func plainFooter() -> UIListContentConfiguration {
        edge(.of(.footnote, .secondaryLabel), top: Theme.Cells.footerTop, Theme.Cells.footerBottom)
    }

    /// For the headers of groups.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties.of(.footnote, .secondaryLabel)
        text.font = Theme.Cells.groupedHeaderFont
        return edge(text, top: Theme.Cells.groupedHeaderTop, Theme.Cells.groupedHeaderBottom)
    }

    /// For the footers of groups.
    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

    private static func edge(
        _ text: TextProperties, top: CGFloat, _ bottom: CGFloat
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: text, secondary: .of(.footnote, .secondaryLabel))
        configuration.directionalLayoutMargins.top = top
        configuration.directionalLayoutMargins.bottom = bottom
        return configuration
    }

    // MARK: - UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The same content, faint where `state` is disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        switch state {
        case let state as UICellConfigurationState: copy.isDisabled = state.isDisabled
        case let state as UIViewConfigurationState: copy.isDisabled = state.isDisabled
        default: break
        }
        return copy
    }
}

/// Directions in the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
