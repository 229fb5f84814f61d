// SPDX-License-Identifier: MIT
internal import Foundation

/// A function that derives the color that is drawn from the color of a configuration.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Equatable {
    private final class Token {}

    private enum Identity {
        case named(String)
        case token(Token)
    }

    /// The function.
    public let transform: (UIColor) -> UIColor
    private let identity: Identity

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .token(Token())
    }

    private init(name: String, _ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = .named(name)
    }

    /// Returns the color derived from `color`.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// Removes the color's saturation.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(name: "grayscale") { color in
            // Configurations are resolved where they are drawn.
            MainActor.assumeIsolated {
                var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
                unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                // The weights of the sRGB primaries in the luminance.
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// Returns the color itself.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(name: "preferredTint") { $0 }
    }

    /// Replaces the color by that of secondary labels.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(name: "monochromeTint") { _ in .secondaryLabel }
    }

    public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
        switch (left.identity, right.identity) {
        case (.named(let one), .named(let other)): one == other
        case (.token(let one), .token(let other)): one === other
        default: false
        }
    }
}
