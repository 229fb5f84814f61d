// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// A description of a font by its family, style, size, and features.
///
/// A descriptor can describe fonts that aren't installed; `UIFont.init(descriptor:size:)` finds the closest one.
public final class UIFontDescriptor: Sendable {
    let font: TextFont
    /// Whether the descriptor determines the size; otherwise `pointSize` is 0.
    let hasSize: Bool
    /// The text style whose size the font has; `nil` for others.
    let textStyle: UIFont.TextStyle?

    init(_ font: TextFont, hasSize: Bool = true, textStyle: UIFont.TextStyle? = nil) {
        self.font = font
        self.hasSize = hasSize
        self.textStyle = textStyle
    }

    /// Creates a descriptor of the regular system font without a size.
    public convenience init() {
        self.init(TextFont(size: Self.defaultSize), hasSize: false)
    }

    /// Creates a descriptor with attributes; those of other types than documented are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let described = UIFontDescriptor().addingAttributes(attributes)
        self.init(described.font, hasSize: described.hasSize, textStyle: described.textStyle)
    }

    /// Creates a descriptor with the name of a family ("DejaVu Sans") or font ("DejaVuSans-Bold"), and a size in points.
    ///
    /// A size of 0 or less is none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Creates a descriptor with the name of a family or font, and a transformation of its glyphs.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// Returns the descriptor of a text style in the user's preferred text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style in the text size of `traitCollection`, or of `UITraitCollection.current` if
    /// `nil`.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size of fonts that are made without any, in points.
    static let defaultSize: CGFloat = 12

    // MARK: - Properties

    /// The size in points; 0 if the descriptor doesn't determine it.
    public var pointSize: CGFloat { hasSize ? font.pointSize : 0 }

    /// The name of the font, such as "Inter-SemiBoldItalic".
    public var postscriptName: String { UIFont(font).fontName }

    /// The traits that are either present or not.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        switch font.stretch {
        case .compressed, .condensed: traits.insert(.traitCondensed)
        case .expanded: traits.insert(.traitExpanded)
        case .normal: break
        }
        switch font.family {
        case .systemMonospaced: traits.insert(.traitMonoSpace)
        case .systemSerif: traits.insert(.classTransitionalSerifs)
        case .system, .systemRounded: traits.insert(.classSansSerif)
        case .named:
            let form = onMainThread { font.formClass }
            if form.isMonospaced { traits.insert(.traitMonoSpace) }
            traits.formUnion(SymbolicTraits(formClass: form.rawValue))
        }
        return traits
    }

    /// The transformation of the glyphs, with y increasing upward; the identity by default.
    public var matrix: CGAffineTransform { font.design?.transform ?? .identity }

    // MARK: - Other descriptors

    /// Returns a descriptor with exactly the traits bold, italic, condensed, expanded, and monospaced of `symbolicTraits`.
    ///
    /// A bold weight that the font has is kept. Only system fonts become monospaced; of the other traits, none can be
    /// chosen. Never `nil`: if no such font is installed, the closest one is used.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        var font = font
        if isBold != (font.weight >= 600) {
            // The bold system font is semibold, as in UIKit.
            font = font.withWeight(isBold ? (font.family.isSystem ? 600 : 700) : 400)
        }
        font.isItalic = symbolicTraits.contains(.traitItalic)
        let isCompressed = font.stretch == .compressed
        font.stretch =
            symbolicTraits.contains(.traitCondensed)
            ? (isCompressed ? .compressed : .condensed) : symbolicTraits.contains(.traitExpanded) ? .expanded : .normal
        if font.family.isSystem {
            let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
            if isMonospaced != (font.family == .systemMonospaced) {
                font.family = isMonospaced ? .systemMonospaced : .system
            }
        }
        return changed(font)
    }

    /// Returns a descriptor of the system font in another design; `nil` for fonts of other families.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family.isSystem, let family = design.family else { return nil }
        var font = font
        font.family = family
        return changed(font)
    }

    /// Returns a descriptor with another size in points; a size of 0 or less is none.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns a descriptor with another transformation of the glyphs.
    ///
    /// Translations have no effect, nor has a transformation that isn't invertible.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: matrix])
    }

    /// Returns a descriptor with another family, in the same style and size.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns a descriptor with another style of the family, such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    func changed(_ font: TextFont) -> UIFontDescriptor {
        UIFontDescriptor(font, hasSize: hasSize, textStyle: textStyle)
    }
}

extension UIFontDescriptor: Hashable {
    /// Returns whether both descriptors have the same attributes.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.font == right.font && left.hasSize == right.hasSize && left.textStyle == right.textStyle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension TextFont.Family {
    var isSystem: Bool { if case .named = self { false } else { true } }
}
