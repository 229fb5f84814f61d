// SPDX-License-Identifier: MIT
public import Foundation

/// Content that this application gives to others, in one or more forms; each is made only when somebody asks.
public struct DataOffer: Sendable {
    /// MIME types, the best form first.
    public var types: [String]
    /// Makes the content in one of `types`; what it throws ends the transfer.
    public var data: @Sendable (_ type: String) async throws -> Data

    public init(types: [String], data: @escaping @Sendable (_ type: String) async throws -> Data) {
        self.types = types
        self.data = data
    }
}

/// The two places that applications leave content in for each other.
public enum SelectionKind: Hashable, Sendable, CaseIterable {
    /// What is cut and copied.
    case clipboard
    /// What is selected, for the middle button to paste.
    case primary
}

/// How much and how long a transfer from another application may be.
public struct TransferLimits: Hashable, Sendable {
    /// Bytes; more than that ends the transfer with `WindowingError.transferTooLarge`.
    public var size: Int
    /// Seconds without a byte after which the other side counts as gone.
    public var patience: TimeInterval

    public init(size: Int = 256 << 20, patience: TimeInterval = 5) {
        self.size = size
        self.patience = patience
    }
}

/// A clipboard, as the desktop shares it.
@MainActor
public protocol PlatformSelection: AnyObject {
    /// The MIME types that can be read now; empty when there is nothing, or no window of ours may look.
    var types: [String] { get }
    /// Goes up whenever the content is replaced, by us or others.
    var changeCount: Int { get }
    /// Called after `changeCount` went up.
    var changeHandler: (() -> Void)? { get set }

    /// Replaces the content; `nil` empties it. `serial` is the input that made the user's wish known, where one is needed.
    func offer(_ offer: DataOffer?, serial: UInt32?) throws(WindowingError)
    /// The content in one of `types`. It never blocks the main actor, and cancelling the task ends the transfer.
    ///
    /// - Throws: `transferTooLarge`, `transferTimedOut`, `transferFailed`, `typeNotOffered`, or `CancellationError`.
    func read(_ type: String, limits: TransferLimits) async throws -> Data
}

/// What becomes of dragged content.
public struct DragOperations: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let copy = DragOperations(rawValue: 1 << 0)
    public static let move = DragOperations(rawValue: 1 << 1)
    /// The user is asked after the drop.
    public static let ask = DragOperations(rawValue: 1 << 2)
}

/// Content from anywhere that is over one of our windows.
@MainActor
public protocol PlatformDragOffer: AnyObject {
    var types: [String] { get }
    /// What the source permits.
    var operations: DragOperations { get }
    /// Tells the source what a drop here would do; an empty set means that a drop here does nothing.
    func accept(_ operations: DragOperations, preferred: DragOperations)
    func read(_ type: String, limits: TransferLimits) async throws -> Data
    /// Ends a dropped offer: it was used in this way, or not at all (`nil`).
    func finish(_ operation: DragOperations?)
}

/// What is dragged over a window, from the desktop's side; locations as in `PointerEvent`.
@MainActor
public protocol PlatformDropDelegate: AnyObject {
    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint)
    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint)
    /// It went elsewhere, or was given up; the offer is of no use any more.
    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer)
    /// Read what is wanted, then call `finish(_:)`.
    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint)
}

/// The picture that follows the pointer during a drag.
public struct DragImage: Sendable {
    /// Premultiplied 32-bit ARGB in the machine's byte order, rows without gaps.
    public var pixels: [UInt32]
    public var size: PixelSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The point of the picture, in points, that is under the pointer.
    public var hotspot: CGPoint

    public init(pixels: [UInt32], size: PixelSize, scale: CGFloat, hotspot: CGPoint) {
        self.pixels = pixels
        self.size = size
        self.scale = scale
        self.hotspot = hotspot
    }
}

/// What a drag out of one of our windows carries.
public struct DragAttributes: Sendable {
    public var offer: DataOffer
    public var operations: DragOperations
    /// The press that the drag begins with.
    public var serial: UInt32
    public var image: DragImage?

    public init(offer: DataOffer, operations: DragOperations, serial: UInt32, image: DragImage? = nil) {
        self.offer = offer
        self.operations = operations
        self.serial = serial
        self.image = image
    }
}

/// How a drag out of one of our windows goes on.
public enum DragProgress: Hashable, Sendable {
    /// What a drop would do now; `nil` where nothing would come of it.
    case wouldDo(DragOperations?)
    case dropped
    /// The last news: what was done with the content; `nil` if the drag was given up.
    case ended(DragOperations?)
}
