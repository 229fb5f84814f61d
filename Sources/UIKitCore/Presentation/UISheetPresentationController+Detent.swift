// SPDX-License-Identifier: MIT
public import Foundation

/// What a detent knows when it computes its height.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// Where the sheet is.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points, without what the window's edge covers.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height that a sheet can rest at.
    @MainActor
    public final class Detent {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.init(rawValue: rawValue)
            }

            /// A little more than half of the largest height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The largest height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// A little more than half of the largest height; none in a window of compact height.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return context.maximumDetentValue * Theme.Sheet.mediumShare
            }
        }

        /// The largest height.
        public static func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height that `resolver` computes, in points; the detent is left out where that is `nil`.
        ///
        /// Without an identifier it has one of its own. Heights below 0 and above the largest count as these.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in `context`, in points; `nil` if there is no such detent there.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), !value.isNaN else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }
}

/// What a sheet tells its detents.
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
