// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

extension UIFontDescriptor {
    /// Traits that a font either has or doesn't have, and the class of its design.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// An italic or oblique style.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// A weight of semibold or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters that are wider than in the regular style.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Letters that are narrower than in the regular style.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The bits for the class of the design.
        public static let classMask = SymbolicTraits(rawValue: 0xF << 28)
        /// A design with serifs of low contrast.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// A design with serifs of medium contrast: the system's serif design.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// A design with thin serifs and high contrast.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// A design with heavy, curved serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// A design with heavy, square serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// A design with serifs in forms of its own.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// A design without serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// A decorative design.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// A design like handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols instead of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

        /// The class of a number of the OpenType specification; empty for unknown ones.
        init(formClass: Int) {
            let known = [1, 2, 3, 4, 5, 7, 8, 9, 10, 12].contains(formClass)
            self.init(rawValue: known ? UInt32(formClass) << 28 : 0)
        }
    }

    /// The raw value of a class among the symbolic traits, such as that of `classSansSerif`.
    public typealias Class = UInt32

    /// A key in the dictionary of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The `SymbolicTraits`, or their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The `UIFont.Width`, or its raw value.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant as a number from -1 to 1; other numbers than 0 are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The design of the interface.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design with rounded terminals; that of the interface if no such font is installed.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var family: TextFont.Family? {
            switch self {
            case .default: .system
            case .serif: .systemSerif
            case .rounded: .systemRounded
            case .monospaced: .systemMonospaced
            default: nil
            }
        }
    }
}
