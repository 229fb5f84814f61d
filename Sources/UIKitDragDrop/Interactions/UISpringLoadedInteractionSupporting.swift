// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

/// An object that can be activated by dragged items that rest above it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether dragged items that rest above the object activate it; `false` by default.
    var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above the button perform its action; `false` by default.
    public var isSpringLoaded: Bool {
        get { partSpring != nil }
        set { setPartSpring(newValue) { [weak self] _ in self.flatMap(PartSpring.Part.init) } }
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above an item of the bar select it; `false` by default.
    public var isSpringLoaded: Bool {
        get { partSpring != nil }
        set {
            setPartSpring(newValue) { [weak self] location in
                let views = self?.hitTest(location, with: nil)?.ancestors
                return views?.lazy.compactMap { $0 as? UIControl }.first.flatMap(PartSpring.Part.init)
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above a segment select it; `false` by default.
    public var isSpringLoaded: Bool {
        get { partSpring != nil }
        set {
            setPartSpring(newValue) { [weak self] location in
                guard let self, isEnabled, let index = segmentIndex(at: location.x), isEnabledForSegment(at: index)
                else { return nil }
                return PartSpring.Part(identity: index, view: self) { [weak self] in self?.choose(index, for: nil) }
            }
        }
    }
}
