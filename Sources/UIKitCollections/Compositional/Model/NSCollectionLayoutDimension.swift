// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// A width or a height of an item in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension {
    let rule: LengthRule

    private init(_ kind: LengthRule.Kind, _ value: CGFloat) {
        let range: ClosedRange<CGFloat>
        switch kind {
        case .fractionalWidth, .fractionalHeight: range = 0...LengthRule.maximumFraction
        case .absolute: range = 0...LengthRule.maximumLength
        case .estimated, .uniform: range = LengthRule.minimumEstimate...LengthRule.maximumLength
        }
        let clamped = value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
        if clamped != value {
            Log.misuse("A layout dimension of \(value) was clamped to \(clamped).")
        }
        rule = LengthRule(kind: kind, value: clamped)
    }

    /// Creates a dimension that is a fraction of the container's width.
    ///
    /// Negative and non-finite fractions are clamped, with a log message.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// Creates a dimension that is a fraction of the container's height.
    ///
    /// Negative and non-finite fractions are clamped, with a log message.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// Creates a dimension in points.
    ///
    /// Negative and non-finite lengths are clamped, with a log message.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// Creates a dimension that is an estimate in points until the item's content has been measured.
    ///
    /// Estimates below 1 point and non-finite ones are clamped, with a log message.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Creates an estimated dimension for which an item takes the largest measured size among its siblings.
    ///
    /// For the group of a section, the siblings are all groups of the section.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { rule.kind == .fractionalWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { rule.kind == .fractionalHeight }
    /// Whether the dimension is in points.
    public var isAbsolute: Bool { rule.kind == .absolute }
    /// Whether the dimension is measured.
    public var isEstimated: Bool { rule.isEstimated }
    /// Whether the dimension is that of the largest sibling.
    public var isUniformAcrossSiblings: Bool { rule.kind == .uniform }
    /// The fraction, or the length in points.
    public var dimension: CGFloat { rule.value }
}
