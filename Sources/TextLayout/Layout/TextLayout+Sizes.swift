// SPDX-License-Identifier: MIT
public import Foundation

extension TextLayout {
    private struct SizeKey: Hashable {
        var text: AttributedText
        var width: CGFloat?
        var height: CGFloat?
        var maximumLines: Int
    }

    private static var sizes: [SizeKey: CGSize] = [:]
    /// Enough for the repeated measurements of several screens; about a quarter of a megabyte when full.
    private static let sizeLimit = 512
    /// Longer texts are rarely measured twice, and hashing them as keys would dominate the cost.
    private static let keyLimit = 256

    /// Returns the size of a layout with these parameters.
    ///
    /// Results are cached.
    public static func size(
        of text: AttributedText, width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0
    ) -> CGSize {
        size(of: text, width: width, height: height, maximumLines: maximumLines) {
            TextLayout(text, width: width, height: height, maximumLines: maximumLines)
        }
    }

    /// Returns the size of a text as `size(of:width:height:maximumLines:)` does, from `layOut` if it isn't cached, so
    /// that the caller can keep the layout.
    public static func size(
        of text: AttributedText, width: CGFloat?, height: CGFloat?, maximumLines: Int, layOut: () -> TextLayout
    ) -> CGSize {
        func measure() -> CGSize { layOut().size }
        guard text.length <= keyLimit else { return measure() }
        let key = SizeKey(text: text, width: width, height: height, maximumLines: maximumLines)
        if let size = sizes[key] { return size }
        let size = measure()
        if sizes.count >= sizeLimit { sizes = [:] }
        sizes[key] = size
        return size
    }

    /// Clears the cache, because the system families have changed.
    static func forgetSizes() { sizes = [:] }
}
