// SPDX-License-Identifier: MIT

/// A menu element or control action that performs a closure.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action.
    ///
    /// Adding an action to a control replaces one with the same identifier.
    public struct Identifier: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }

    /// A closure that performs an action.
    public typealias Handler = @MainActor (UIAction) -> Void

    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image shown instead of `image` while the state is `on`, in controls that support it.
    public var selectedImage: UIImage?
    /// A more descriptive title, shown in the list of key commands and in tooltips.
    public var discoverabilityTitle: String?
    /// The attributes that determine the element's style and behavior.
    public var attributes: Attributes
    /// The state, indicated by a checkmark or a dash; `off` by default.
    public var state: State
    /// The identifier of the action.
    public let identifier: Identifier
    /// The object that triggered the action; `nil` unless the handler is running.
    public var sender: Any? { senderObject }

    let handler: Handler
    private weak var senderObject: AnyObject?
    private static var made = 0

    /// Creates an action.
    ///
    /// Without an identifier, it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping Handler
    ) {
        self.handler = handler
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        if let identifier {
            self.identifier = identifier
        } else {
            Self.made += 1
            self.identifier = Identifier("action-\(Self.made)")
        }
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the handler with `sender` as the action's sender.
    ///
    /// The target is ignored.
    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(with: sender.map { $0 as AnyObject })
    }

    func perform(with sender: AnyObject?) {
        // The handler may trigger the same action from another control.
        let outer = senderObject
        senderObject = sender
        handler(self)
        senderObject = outer
    }
}

/// The block of an action.
public typealias UIActionHandler = UIAction.Handler
