// SPDX-License-Identifier: MIT
public import LayerTree
public import UIKitCore

extension CADisplayLink {
    /// Creates a link that calls a method of a target, which it keeps until it is invalidated.
    public convenience init(target: Any, selector: Selector) {
        let receiver = SelectorReceiver(target: target as AnyObject, selector: selector)
        self.init(target: receiver, action: SelectorReceiver.call)
    }
}

/// Passes the calls of a display link to a method of a target.
private final class SelectorReceiver {
    private let target: AnyObject
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func call(_ link: CADisplayLink) {
        SelectorCall(target: target, selector: selector, arguments: [link]).send()
    }
}
