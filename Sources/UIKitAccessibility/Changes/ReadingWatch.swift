// SPDX-License-Identifier: MIT
@_spi(Toolkit) internal import UIKitCore

/// Makes a tree without an observer drop what it has read as soon as something changes.
///
/// A client that doesn't listen asks once in a run-loop iteration, so that readings would never be used twice if they
/// were dropped at its end. The watch ends with the first change.
@MainActor
final class ReadingWatch: AccessibilityWatcher {
    private weak var tree: ViewAccessibility?

    private init(_ tree: ViewAccessibility) {
        self.tree = tree
    }

    @MainActor deinit {
        tree?.forget()
    }

    /// Begins to watch for a tree, unless another one is watching.
    ///
    /// - Returns: Whether changes are watched for the tree.
    static func begin(for tree: ViewAccessibility) -> Bool {
        if let watcher = AccessibilityWatch.watcher {
            guard let own = watcher as? ReadingWatch else { return false }
            if own.tree === tree { return true }
            guard own.tree == nil else { return false }
        }
        AccessibilityWatch.watcher = ReadingWatch(tree)
        return true
    }

    func accessibilityObject(_ object: UIResponder, didChange mark: AccessibilityMark) {
        guard mark.concerns(object) else { return }
        tree?.forget()
        if AccessibilityWatch.watcher === self { AccessibilityWatch.watcher = nil }
    }
}

extension AccessibilityMark {
    /// Whether what was read can be out of date, which isn't the case for a view outside windows, such as a cell that is
    /// created for its description.
    @MainActor
    func concerns(_ object: UIResponder) -> Bool {
        switch self {
        case .structure, .content, .items: break
        default: return true
        }
        guard let view = object as? UIView else { return true }
        return view.window != nil || view is UIWindow
    }
}
