// SPDX-License-Identifier: MIT
package import Windowing

/// An object that receives keys before the application, such as assistive technology.
@MainActor
package protocol KeyInterceptor: AnyObject {
    /// Whether keys are offered.
    var isListening: Bool { get }
    /// Offers a key, and calls `completion` exactly once, with whether it was consumed.
    func offer(_ key: KeyEvent, completion: @escaping @MainActor (Bool) -> Void)
}

/// Delivers the events of a surface, after an interceptor has decided about its keys.
///
/// Keys, and changes of the keyboard's focus that follow them, keep their order. Other events aren't held.
@MainActor
final class KeyInterception {
    private let deliver: (InputEvent) -> Void
    /// The events that wait, oldest first.
    private var events: [InputEvent] = []
    private var isWaiting = false

    init(deliver: @escaping (InputEvent) -> Void) {
        self.deliver = deliver
    }

    func receive(_ event: InputEvent) {
        switch event {
        case .key where isWaiting || UIApplication.running?.keyInterceptor?.isListening == true: break
        case .keyboardFocus where isWaiting, .modifiers where isWaiting: break
        default: return deliver(event)
        }
        events.append(event)
        offerKeys()
    }

    private func offerKeys() {
        while !isWaiting, !events.isEmpty {
            let event = events.removeFirst()
            guard case .key(let key) = event, let interceptor = UIApplication.running?.keyInterceptor else {
                deliver(event)
                continue
            }
            isWaiting = true
            interceptor.offer(key) { [weak self] isConsumed in
                guard let self else { return }
                isWaiting = false
                if !isConsumed { deliver(event) }
                offerKeys()
            }
        }
    }
}
