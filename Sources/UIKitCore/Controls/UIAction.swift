// SPDX-License-Identifier: MIT

/// A closure with a title, for controls and menus.
@MainActor
public final class UIAction {
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

    public var title: String
    public var image: UIImage?
    public let identifier: Identifier
    /// Who performs the action, while its handler runs.
    public internal(set) weak var sender: AnyObject?

    let handler: Handler
    private static var made = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        if let identifier {
            self.identifier = identifier
        } else {
            Self.made += 1
            self.identifier = Identifier("action-\(Self.made)")
        }
    }

    func perform(with sender: AnyObject) {
        // The handler may lead to another control that performs the same action.
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
