// SPDX-License-Identifier: MIT
public import Foundation

/// Content that this application offers to others in one or more formats.
///
/// Data is only created on request.
public struct DataOffer: Sendable {
    /// The MIME types, the preferred one first.
    public var types: [String]
    /// Creates the content in one of `types`.
    ///
    /// An error ends the transfer.
    public var data: @Sendable (_ type: String) async throws -> Data

    /// Creates an offer.
    public init(types: [String], data: @escaping @Sendable (_ type: String) async throws -> Data) {
        self.types = types
        self.data = data
    }
}

/// Constants for the two selections through which applications exchange content.
public enum SelectionKind: Hashable, Sendable, CaseIterable {
    /// The clipboard, for cut and copied content.
    case clipboard
    /// The primary selection, which the middle mouse button pastes.
    case primary
}

/// The limits of a transfer from another application.
public struct TransferLimits: Hashable, Sendable {
    /// The maximum size in bytes.
    ///
    /// More ends the transfer with `TransferError.tooLarge`.
    public var size: Int
    /// The time without data after which the transfer fails with `TransferError.timedOut`, in seconds.
    public var timeLimit: TimeInterval

    /// Creates limits; by default 256 MiB and 5 seconds.
    public init(size: Int = 256 << 20, timeLimit: TimeInterval = 5) {
        self.size = size
        self.timeLimit = timeLimit
    }
}

/// A clipboard shared with other applications.
@MainActor
public protocol PlatformSelection: AnyObject {
    /// The available MIME types; empty if there is no content, if none of the application's windows may access it, or
    /// if the owner hasn't reported them yet.
    var types: [String] { get }
    /// Whether `types` are those of the present content; by default, they always are.
    var knowsTypes: Bool { get }
    /// Asks the owner for the types if they aren't known, and returns once they are, or if the owner doesn't respond.
    func loadTypes() async
    /// A number that increases whenever any application replaces the content.
    var changeCount: Int { get }
    /// Called after `changeCount` has increased.
    var changeHandler: (() -> Void)? { get set }

    /// Replaces the content; `nil` clears it. `serial` is the input event that caused the change, where one is
    /// required.
    func offer(_ offer: DataOffer?, serial: UInt32?) throws(OperationError)
    /// Returns the content in one of `types`, without blocking the main actor. Canceling the task ends the transfer.
    ///
    /// - Throws: `tooLarge`, `timedOut`, `failed`, `typeNotOffered`, or `CancellationError`.
    func read(_ type: String, limits: TransferLimits) async throws -> Data
}

extension PlatformSelection {
    public var knowsTypes: Bool { true }
    public func loadTypes() async {}
}

/// The possible effects of dropping content.
public struct DragOperations: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is copied.
    public static let copy = DragOperations(rawValue: 1 << 0)
    /// The content is moved.
    public static let move = DragOperations(rawValue: 1 << 1)
    /// The user is asked after the drop.
    public static let ask = DragOperations(rawValue: 1 << 2)
}

/// Content that is dragged over one of the application's windows.
@MainActor
public protocol PlatformDragOffer: AnyObject {
    var types: [String] { get }
    /// The operations that the source permits.
    var operations: DragOperations { get }
    /// Notifies the source of the effect of a drop at the current location; an empty set means that a drop has no
    /// effect.
    func accept(_ operations: DragOperations, preferred: DragOperations)
    func read(_ type: String, limits: TransferLimits) async throws -> Data
    /// Ends a dropped offer with the operation that was performed; `nil` if the content was not used.
    func finish(_ operation: DragOperations?)
}

/// Methods for responding to drags over a window.
///
/// Locations are as in `PointerEvent`.
@MainActor
public protocol PlatformDropDelegate: AnyObject {
    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint)
    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint)
    /// Called when the drag leaves the window or is canceled. The offer becomes invalid.
    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer)
    /// Called when content is dropped. Read the content, then call `finish(_:)`.
    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint)
}

/// The image that follows the pointer during a drag.
public struct DragImage: Sendable {
    /// Premultiplied 32-bit ARGB in native byte order, without padding between rows.
    public var pixels: [UInt32]
    /// The size in pixels.
    public var size: PixelSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The point of the image, in points, that is under the pointer.
    public var hotspot: CGPoint

    /// Creates an image.
    public init(pixels: [UInt32], size: PixelSize, scale: CGFloat, hotspot: CGPoint) {
        self.pixels = pixels
        self.size = size
        self.scale = scale
        self.hotspot = hotspot
    }
}

/// The properties of a drag that starts in one of the application's windows.
public struct DragAttributes: Sendable {
    /// The content.
    public var offer: DataOffer
    /// The permitted operations.
    public var operations: DragOperations
    /// The serial of the press that starts the drag.
    public var serial: UInt32
    /// The image that follows the pointer; `nil` for none.
    public var image: DragImage?

    /// Creates the properties of a drag.
    public init(offer: DataOffer, operations: DragOperations, serial: UInt32, image: DragImage? = nil) {
        self.offer = offer
        self.operations = operations
        self.serial = serial
        self.image = image
    }
}

/// The progress of a drag that started in one of the application's windows.
public enum DragProgress: Hashable, Sendable {
    /// The effect that a drop would have now; `nil` if it would have none.
    case wouldDo(DragOperations?)
    /// The user has dropped the content, which can still be requested.
    case dropped
    /// The last event: the performed operation, or `nil` if the drag was canceled.
    case ended(DragOperations?)
}
