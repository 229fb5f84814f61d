// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// A tab stop of a paragraph.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`, for the reason that `NSParagraphStyle` gives.
open class NSTextTab: Hashable, NSCopying {
    /// The name of an option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Characters that end a column, as a `CharacterSet`: the first one in right-aligned text is placed at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text after the tab; `justified` is `natural`.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge of the paragraph's container, in points.
    public let location: CGFloat
    /// The options.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    public required init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// Returns the decimal separator of a locale, or of the user's if it is `nil`, for columns of numbers.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
        left === right
            || left.alignment == right.alignment && left.location == right.location
                && left.terminators == right.terminators
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }

    var textTab: TextTab {
        let alignment: TextTab.Alignment =
            switch self.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .natural, .justified: .natural
            }
        return TextTab(location: location, alignment: alignment, terminators: terminators)
    }
}
