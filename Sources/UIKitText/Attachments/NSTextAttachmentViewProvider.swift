// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An object that provides the view of an attachment in a text view.
///
/// A subclass creates the view in ``loadView()``. It is registered for a file type of attachments, or returned by a
/// subclass of `NSTextAttachment`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment; not retained.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text view; not retained.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The location of the attachment when the provider was created.
    public let location: any NSTextLocation

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - textAttachment: The attachment.
    ///   - parentView: The view that shows the text.
    ///   - textLayoutManager: The layout manager of the text.
    ///   - location: The location of the attachment.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// The view, which is loaded when it is first read; `nil` if `loadView()` sets none.
    open var view: UIView? {
        get {
            if loaded == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Creates the view and sets `view`; by default without effect.
    open func loadView() {}

    /// Whether the attachment is as large as the view rather than as its bounds; `false` by default.
    open var tracksTextAttachmentViewBounds = false

    /// Returns the area of the attachment: that of the view if it is tracked, otherwise that of the attachment.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view {
            let size = view.bounds.size
            return CGRect(origin: .zero, size: size == .zero ? view.sizeThatFits(proposedLineFragment.size) : size)
        }
        return textAttachment?.attachmentBounds(
            for: attributes, location: location, textContainer: textContainer,
            proposedLineFragment: proposedLineFragment, position: position) ?? .zero
    }

    private var loaded: UIView?
    private var isLoading = false
}

extension NSTextAttachmentViewProvider {
    /// Creates a provider of a registered class.
    ///
    /// The initializer isn't `required`, so that subclasses override it as in UIKit. See `CALayer.make(_:)` for the way
    /// in which it is called nevertheless.
    static func make(
        _ providerClass: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, parentView: UIView?,
        textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider {
        unsafeBitCast(providerClass, to: ProviderInitializer.Type.self).init(
            textAttachment: attachment, parentView: parentView, textLayoutManager: textLayoutManager,
            location: location)
    }
}

private class ProviderInitializer: NSTextAttachmentViewProvider {
    required override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        super.init(
            textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
            location: location)
    }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherProviderInitializer: ProviderInitializer {
    required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        super.init(
            textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
            location: location)
    }
}
