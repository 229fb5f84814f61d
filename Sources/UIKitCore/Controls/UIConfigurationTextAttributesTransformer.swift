// SPDX-License-Identifier: MIT
public import Foundation

/// A function that derives the attributes with which a text is drawn from those of a configuration.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Equatable {
    private final class Token {}

    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let token = Token()

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes derived from `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (
        left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
    ) -> Bool {
        left.token === right.token
    }
}
