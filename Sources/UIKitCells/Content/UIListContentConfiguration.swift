// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

/// The standard content of a row: an image, a text, and a secondary text below or next to it.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    // MARK: - Content

    /// The image at the leading edge.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The main text.
    public var text: String?
    /// The main text with attributes; takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the main text.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes; takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties = TextProperties()

    // MARK: - Layout

    /// The axes along which the margins are at least those that the cell assigns to the view; `horizontal` for rows.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The margins between the content and the view's edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: Theme.Cells.verticalMargin, leading: Theme.Cells.margin, bottom: Theme.Cells.verticalMargin,
        trailing: Theme.Cells.accessoryMargin)
    /// Whether the secondary text is shown at the trailing edge, next to the main text, if the width suffices.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the texts, in points.
    public var imageToTextPadding = Theme.Cells.imageGap
    /// The minimum horizontal space between texts shown side by side, in points.
    public var textToSecondaryTextHorizontalPadding = Theme.Cells.sideGap
    /// The vertical space between stacked texts, in points.
    public var textToSecondaryTextVerticalPadding = Theme.Cells.lineGap

    /// The opacity of the content, 0...1; 1 by default.
    public var alpha: CGFloat = 1

    /// Whether user interaction with the cell or view is disabled.
    var isDisabled = false

    init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
        textProperties.numberOfLines = 0
        secondaryTextProperties.numberOfLines = 0
    }

    // MARK: - UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration with dimmed content if `state` is disabled.
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

/// The axes of the plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
