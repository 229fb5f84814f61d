// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's `zwp_text_input_v3`, with its committed state.
public final class DeskTextInput {
    /// The client's state, which `enable` resets.
    public struct State: Hashable, Sendable {
        /// Whether text input is enabled.
        public var isEnabled = false
        /// The surrounding text.
        public var text: String?
        /// The cursor's offset in bytes.
        public var cursor: Int32 = 0
        /// The selection anchor's offset in bytes.
        public var anchor: Int32 = 0
        /// Whether the last change of the text was made by the input method.
        public var isOwnChange = true
        /// The content hints.
        public var hint: UInt32 = 0
        /// The content purpose.
        public var purpose: UInt32 = 0
        /// The cursor rectangle as x, y, width, height.
        public var rectangle: [Int32] = []

        /// Creates the initial state.
        public init() {}
    }

    /// The text input object.
    public let resource: ZwpTextInputV3Resource
    /// The committed state.
    public private(set) var state = State()
    /// The number of commits, which is the serial of `done`.
    public private(set) var commitCount: UInt32 = 0
    private var pending = State()

    init(_ resource: ZwpTextInputV3Resource) {
        self.resource = resource
        resource.handler = { [weak self] in self?.receive($0) }
    }

    private func receive(_ request: ZwpTextInputV3Resource.Request) {
        switch request {
        case .enable:
            pending = State()
            pending.isEnabled = true
        case .disable: pending.isEnabled = false
        case .setSurroundingText(let text, let cursor, let anchor):
            (pending.text, pending.cursor, pending.anchor) = (text, cursor, anchor)
        case .setTextChangeCause(let cause): pending.isOwnChange = cause == .inputMethod
        case .setContentType(let hint, let purpose): (pending.hint, pending.purpose) = (hint.rawValue, purpose.rawValue)
        case .setCursorRectangle(let x, let y, let width, let height): pending.rectangle = [x, y, width, height]
        case .commit:
            commitCount += 1
            state = pending
            pending.isOwnChange = true
        case .destroy: break
        }
    }
}
