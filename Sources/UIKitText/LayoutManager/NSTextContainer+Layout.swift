// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

extension NSTextContainer {
    /// The layout manager that fills the container; `nil` until it is added to one.
    ///
    /// It is `nil` for the container of an ``NSTextLayoutManager``.
    public var layoutManager: NSLayoutManager? { engine.flatMap { $0.isHidden ? nil : $0 } }

    /// The layout manager of the newer kind that fills the container; `nil` until it is given the container.
    public var textLayoutManager: NSTextLayoutManager? {
        let views = (engine?.clients ?? []).compactMap { $0 as? UITextView }
        if let text = views.first(where: { $0.textContainer === self }) { return text.textLayoutManager }
        return engine?.modern
    }

    /// The layout manager that lays out the text, also for one of the newer kind.
    var engine: NSLayoutManager? { layoutOwner as? NSLayoutManager }

    /// Moves the container, the others of its layout manager, and the text to another layout manager.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        for _ in containers { old.removeTextContainer(at: 0) }
        for container in containers { newLayoutManager.addTextContainer(container) }
        guard let storage = old.textStorage else { return }
        storage.removeLayoutManager(old)
        storage.addLayoutManager(newLayoutManager)
    }
}

extension NSLayoutManager {
    func removeTextContainer(_ container: NSTextContainer) {
        textContainers.firstIndex { $0 === container }.map { removeTextContainer(at: $0) }
    }

    /// Replaces the storage of this and all other layout managers of its present storage.
    public func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
        guard old !== newTextStorage else { return }
        for manager in old.layoutManagers {
            old.removeLayoutManager(manager)
            newTextStorage.addLayoutManager(manager)
        }
    }
}
