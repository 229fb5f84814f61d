// SPDX-License-Identifier: MIT
public import Foundation

/// The input for computing a detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height in points, without the part covered by the window's edge.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    public final class Detent {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier.
            public init(_ rawValue: String) {
                self.init(rawValue: rawValue)
            }

            /// The identifier of the medium detent.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the large detent.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// A detent of somewhat more than half the largest height.
        ///
        /// Not available in a compact height.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return context.maximumDetentValue * Theme.Sheet.mediumShare
            }
        }

        /// A detent of the largest height.
        public static func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A detent with a height in points computed by `resolver`; `nil` disables the detent.
        ///
        /// Without an identifier, a unique one is generated. The height is limited to the range from 0 to the largest
        /// height.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in points for `context`, or `nil` if the detent isn't available.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), !value.isNaN else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }
}

/// The input for a sheet's detents.
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
