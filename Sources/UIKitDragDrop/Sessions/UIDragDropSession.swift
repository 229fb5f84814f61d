// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The properties that drag sessions and drop sessions share.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    /// The dragged items.
    ///
    /// The items of another application are known once it has sent its list of files, if it drags files.
    var items: [UIDragItem] { get }
    /// Returns the current location in the coordinates of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items can only be dropped in this application.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether any item has a representation of any of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of the class can be created from any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drag of items out of a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object for the application's own use.
    var localContext: Any? { get set }
}

/// The indicator of the progress of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator; the application shows one.
    case none = 0
    /// The default indicator.
    ///
    /// > Note: Differs from UIKit: shows none either, because the application stays usable while content is loaded.
    case `default` = 1
}

/// A drag of items over the application's views, from this application or another one.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The session of the drag, if it began in this application.
    var localDragSession: (any UIDragSession)? { get }
    /// The indicator of the progress; `default` by default.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of loading the items' content.
    var progress: Progress { get }
    /// Creates an object of the class from each item from which that is possible, and calls the handler with them in
    /// the items' order.
    ///
    /// Items that can't be loaded are left out.
    @discardableResult
    func loadObjects<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress
}
