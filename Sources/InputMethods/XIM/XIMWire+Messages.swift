// SPDX-License-Identifier: MIT
internal import Windowing

extension XIMWire {
    func receive(_ message: XIMMessage) {
        switch message {
        case .triggerKeys(let on, let off): (onKeys, offKeys) = (on, off)
        case .methodValue, .error: didSynchronize()
        case .eventMask(let other, let forward, let mask): select(forward, mask, for: other)
        case .triggerReply(let other) where isOwn(other): didSwitch()
        case .syncReply(let other) where isOwn(other): didReplySynchronously()
        case .sync(let other) where isOwn(other): confirm(true)
        case .forward(let other, let isSynchronous, let event) where isOwn(other):
            if let event { didForward(event) }
            confirm(isSynchronous)
        case .commit(let other, let isSynchronous, let text, let keysym) where isOwn(other):
            commit(text, keysym)
            confirm(isSynchronous)
        case .preeditStart(let other) where isOwn(other):
            preedit = XIMPreedit()
            conversation.send(.preeditStartReply(identity))
        case .preeditDraw(let other, let change) where isOwn(other):
            preedit.draw(change, text: change.text.map(encoding.decode))
            showPreedit()
        case .preeditCaret(let other, let position, let direction, let style) where isOwn(other):
            let caret = preedit.moveCaret(to: position, direction: direction, style: style)
            conversation.send(.preeditCaretReply(identity, position: caret))
            showPreedit()
        case .preeditDone(let other) where isOwn(other):
            preedit = XIMPreedit()
            showPreedit()
        default: break
        }
    }

    private func isOwn(_ other: XIMIdentity) -> Bool { other == identity }

    private func select(_ forward: UInt32, _ mask: UInt32, for other: XIMIdentity) {
        guard other.method == identity.method else { return }
        if other.context == 0 {
            forwarded.method = forward
        } else if other.context == identity.context {
            forwarded.context = forward
        } else {
            return
        }
        synchronous = mask
    }

    private func showPreedit() {
        guard !isDiscarding else { return }
        let composition = preedit.composition
        if !composition.isEmpty { keptText = "" }
        eventHandler?(.compose(composition))
    }

    private func commit(_ bytes: [UInt8], _ keysym: UInt32?) {
        guard !isDiscarding else { return }
        let text = encoding.decode(bytes)
        let isKept = !text.isEmpty && text == keptText
        keptText = ""
        if isKept { return }
        if !text.isEmpty {
            eventHandler?(.commit(text))
        } else if let keysym, let character = Self.character(keysym) {
            eventHandler?(.commit(character))
        } else if let keysym, keysym != 0 {
            for isRelease in [false, true] {
                eventHandler?(.key(InputMethodKey(keysym: keysym, code: 0, modifiers: 0, isRelease: isRelease)))
            }
        }
    }

    /// Returns the character of a keysym in Latin-1 or Unicode; `nil` for any other.
    private static func character(_ keysym: UInt32) -> String? {
        switch keysym {
        case 0x20...0x7e, 0xa0...0xff: UnicodeScalar(keysym).map { String(Character($0)) }
        case 0x0100_0100...0x0110_ffff: UnicodeScalar(keysym - 0x0100_0000).map { String(Character($0)) }
        default: nil
        }
    }
}
