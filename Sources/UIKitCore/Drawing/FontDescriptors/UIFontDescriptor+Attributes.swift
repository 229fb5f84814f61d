// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextLayout

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font ("DejaVuSans-Bold"), or of its family, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style within the family ("Bold Italic"), a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number or numeric string; 0 or less removes the size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name for display, a `String`; read only.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The traits, a dictionary with keys of the type `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The typographic features, an array of dictionaries with keys of the type `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The descriptors of fonts for characters that the font lacks, in order; those of the system come last.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The transformation of the glyphs, a `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// The characters for which the font has glyphs, a `CharacterSet`; read only.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Values of a variable font's axes: a dictionary of numbers, by numbers that consist of the tag's four bytes.
        static let variation = AttributeName(rawValue: kCTFontVariationAttribute)
        /// The text style, a `UIFont.TextStyle` or its raw value.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The attributes that differ from those of the regular system font without a size.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [:]
        if case .named(let names) = font.family, let first = names.first {
            attributes[.family] = first
            attributes[.name] = postscriptName
            if names.count > 1 {
                attributes[.cascadeList] = names.dropFirst().map { UIFontDescriptor(name: $0, size: 0) }
            }
        }
        if hasSize { attributes[.size] = font.pointSize }
        if let textStyle { attributes[.textStyle] = textStyle.rawValue }
        if !font.features.isEmpty { attributes[.featureSettings] = FontFeature.settings(of: font.features) }
        if matrix != .identity { attributes[.matrix] = matrix }
        if let axes = font.design?.axes, !axes.isEmpty { attributes[.variation] = FontVariation.dictionary(axes) }
        attributes[.traits] = traits
        return attributes
    }

    private var traits: [TraitKey: Any] {
        let width = UIFont.Width(font.stretch).rawValue
        return [
            .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(cssWeight: font.weight).rawValue, .width: width,
            .slant: font.isItalic ? 0.07 : CGFloat(0),
        ]
    }

    /// Returns an attribute, also of those that aren't in `fontAttributes`; `nil` if the descriptor doesn't have it.
    public func object(forKey attribute: AttributeName) -> Any? {
        let style = FontStyleName(weight: font.weight, isItalic: font.isItalic).description
        switch attribute {
        case .family: return UIFont(font).familyName
        case .name: return postscriptName
        case .face: return style
        case .characterSet: return onMainThread { font.characters }
        case .visibleName: return "\(UIFont(font).familyName) \(style)"
        default: return fontAttributes[attribute]
        }
    }

    /// Returns a descriptor with additional attributes, which replace those of the same names.
    ///
    /// Attributes of other types than documented are ignored.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var (font, hasSize, textStyle) = (font, hasSize, textStyle)
        if let style = Self.textStyle(attributes[.textStyle]) {
            let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            (font, hasSize, textStyle) = (preferred.font, true, style)
        }
        if let family = attributes[.family] as? String, !family.isEmpty { font.family = .named([family]) }
        if let name = attributes[.name] as? String, !name.isEmpty {
            let named = UIFont(name: name, size: font.pointSize)?.textFont
            font.family = named?.family ?? .named([name])
            if let named, !named.isRegular {
                font = font.withWeight(named.weight)
                font.isItalic = named.isItalic
            }
        }
        if let face = attributes[.face] as? String {
            if let style = FontStyleName(Substring(face.filter { $0 != " " })) {
                font = font.withWeight(style.weight)
                font.isItalic = style.isItalic
            }
        }
        if let size = Self.number(attributes[.size]) {
            hasSize = size > 0
            font = font.withSize(hasSize ? size : Self.defaultSize)
            textStyle = nil
        }
        if let list = attributes[.cascadeList] as? [UIFontDescriptor] {
            var names = [UIFont(font).familyName]
            for case .named(let others) in list.map(\.font.family) { names += others }
            if names.count > 1 { font.family = .named(names) }
        }
        if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            font.features = settings.compactMap(FontFeature.tag)
        }
        var design = font.design ?? TextFont.Design()
        if let matrix = attributes[.matrix] as? CGAffineTransform { design.transform = matrix }
        if let axes = attributes[.variation] { design.axes = FontVariation.axes(axes) }
        font.design = design
        let described = UIFontDescriptor(font, hasSize: hasSize, textStyle: textStyle)
        return (attributes[.traits] as? [TraitKey: Any]).map(described.adding) ?? described
    }

    private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var described = self
        let symbols =
            traits[.symbolic] as? SymbolicTraits
            ?? Self.number(traits[.symbolic]).flatMap { UInt32(exactly: $0) }.map(SymbolicTraits.init(rawValue:))
        if let symbols { described = described.withSymbolicTraits(symbols) ?? described }
        var font = described.font
        if let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map({ UIFont.Weight($0) }) {
            font = font.withWeight(weight.cssWeight)
        }
        if let width = traits[.width] as? UIFont.Width ?? Self.number(traits[.width]).map({ UIFont.Width($0) }) {
            font.stretch = width.stretch
        }
        if let slant = Self.number(traits[.slant]) { font.isItalic = slant != 0 }
        return described.changed(font)
    }

    private static func textStyle(_ value: Any?) -> UIFont.TextStyle? {
        value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as any BinaryInteger: CGFloat(value)
            case let value as any BinaryFloatingPoint: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            case let value as String: Double(value).map { CGFloat($0) }
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns descriptors of the installed fonts that match this one.
    ///
    /// - Parameter mandatoryKeys: The attributes that have to match: of `family` and `name`, the family has to be
    ///   installed; of `face` and `traits`, the style has to be installed. `nil` requires the family only.
    /// - Returns: The descriptors, the regular style first; none if no font matches.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? [.family]
        let family = UIFont(font).familyName
        if case .named(let names) = font.family, !keys.isDisjoint(with: [.family, .name]) {
            guard let name = names.first, UIFont.normalized(name) == UIFont.normalized(family) else { return [] }
        }
        let faces = onMainThread { TextFont.faces(ofFamily: family) }
        let isStyleFixed = !keys.isDisjoint(with: [.face, .name, .traits])
        return faces.compactMap { face in
            var font = font.withWeight(face.weight)
            font.family = .named([family])
            font.isItalic = face.isItalic
            font.stretch = face.stretch
            let described = changed(font)
            return !isStyleFixed || described.symbolicTraits.isSuperset(of: symbolicTraits.styles) ? described : nil
        }
    }
}

extension UIFontDescriptor.SymbolicTraits {
    /// The traits without the class of the design and the spacing.
    fileprivate var styles: Self { intersection([.traitBold, .traitItalic, .traitCondensed, .traitExpanded]) }
}

extension TextFont {
    fileprivate var isRegular: Bool { weight == 400 && !isItalic }
}
