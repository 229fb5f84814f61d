// SPDX-License-Identifier: MIT
public import Foundation

/// The applications that may load a representation.
///
/// > Note: Differs from UIKit: there are no teams or groups on the desktop, so that only `ownProcess` limits access.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All applications.
    case all = 0
    /// Applications of the same team; the same as `all`.
    case team = 1
    /// Applications of the same group; the same as `all`.
    case group = 2
    /// Only this application.
    case ownProcess = 3
}

/// Options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file may be opened in its place instead of being copied.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// A type whose values an item provider can create from data.
public protocol NSItemProviderReading {
    /// The identifiers of the types from which a value can be created, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates a value from data of one of those types.
    ///
    /// - Throws: An error if the data isn't valid content of that type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values an item provider can offer as data.
@preconcurrency @MainActor
public protocol NSItemProviderWriting {
    /// The identifiers of the types in which a value can be represented, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types in which this value can be represented; those of the type by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns the applications that may load a representation; `all` by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Creates the data of a representation, and calls the handler with it or with an error.
    ///
    /// - Returns: The progress; `nil` if the work isn't measured.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
