// SPDX-License-Identifier: MIT

extension NSParagraphStyle {
    /// Rules for the breaking of lines in addition to those of Unicode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Moves a word to the last line of a paragraph that would have a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks lines between words of Hangul rather than between its syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The rules for labels of the interface.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
