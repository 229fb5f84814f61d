// SPDX-License-Identifier: MIT
public import WaylandServer

/// A client's `zwp_text_input_v3`: what it has committed, and how often.
public final class DeskTextInput {
    /// What the client says of the text; reset by each enabling.
    public struct State: Hashable, Sendable {
        public var isEnabled = false
        public var text: String?
        public var cursor: Int32 = 0
        public var anchor: Int32 = 0
        /// Whether the latest change of the text was told to be the input method's own.
        public var isOwnChange = true
        public var hint: UInt32 = 0
        public var purpose: UInt32 = 0
        /// x, y, width, height.
        public var rectangle: [Int32] = []

        public init() {}
    }

    public let resource: ZwpTextInputV3Resource
    /// Of the latest commit.
    public private(set) var state = State()
    /// How many requests to commit there were, which is the number that `done` quotes.
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
