// SPDX-License-Identifier: MIT

/// A closure with a title, for controls and menus.
@MainActor
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// Tells actions apart: of two with the same identifier, a control keeps the later.
    public struct Identifier: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    public override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Shown in place of `image` while the state is on, in controls that show states so.
    public var selectedImage: UIImage?
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    public let identifier: Identifier
    /// Who performs the action, while its handler runs.
    public var sender: Any? { senderObject }

    let handler: Handler
    private weak var senderObject: AnyObject?
    private static var made = 0

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

    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(with: sender.map { $0 as AnyObject })
    }

    func perform(with sender: AnyObject?) {
        // The handler may lead to another control that performs the same action.
        let outer = senderObject
        senderObject = sender
        handler(self)
        senderObject = outer
    }
}
