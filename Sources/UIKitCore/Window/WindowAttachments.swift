// SPDX-License-Identifier: MIT

/// Objects that features above the window keep with it, one for each type, so that the window doesn't know them.
@MainActor
struct WindowAttachments {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    subscript<Attachment: AnyObject>(type: Attachment.Type) -> Attachment? {
        get { objects[ObjectIdentifier(type)] as? Attachment }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}
