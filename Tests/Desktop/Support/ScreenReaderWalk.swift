// SPDX-License-Identifier: MIT
import TestDesktops
import TestProcesses
import TestScreenReader
import Testing

/// An application under Orca, operated by keys.
struct ScreenReaderWalk {
    /// Linux key codes.
    enum Key: UInt8 {
        case escape = 1
        case two = 3
        case tab = 15
        case y = 21
        case i = 23
        case o = 24
        case enter = 28
        case control = 29
        case a = 30
        case h = 35
        case shift = 42
        case c = 46
        case b = 48
        case n = 49
        case dot = 52
        case space = 57
        case f6 = 64
        case f7 = 65
        case padPlus = 78
        case padEnter = 96
        case up = 103
        case left = 105
        case right = 106
        case down = 108
    }

    let orca: Orca
    private let name: String
    private let application: ChildProcess
    private let hand: Hand

    private enum Hand {
        case xServer(XHand)
        case compositor(Sway)
    }

    /// Starts an application, and waits until Orca has read the title of its window.
    ///
    /// With a compositor, the application is a client of that, and otherwise of an X server.
    init(_ name: String, title: String, on compositor: Sway? = nil) async throws {
        self.name = name
        if let compositor {
            orca = try await Orca(client: compositor.compositor.display)
            hand = .compositor(compositor)
        } else {
            orca = try await Orca()
            hand = .xServer(try XHand(display: orca.display))
        }
        application = try orca.session.start(.built(name))
        try await orca.wait(for: "\(title) frame.")
    }

    private func set(_ key: Key, isDown: Bool) throws {
        switch hand {
        case .xServer(let hand): hand.key(key.rawValue, isDown: isDown)
        case .compositor(let sway):
            try sway.hand.set(try #require(VirtualHand.Key(rawValue: UInt32(key.rawValue))), isDown: isDown)
        }
    }

    /// Presses keys together.
    private func press(_ keys: [Key]) throws {
        for key in keys { try set(key, isDown: true) }
        for key in keys.reversed() { try set(key, isDown: false) }
    }

    /// Presses keys together, and waits for Orca's words.
    func press(_ keys: Key..., says words: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let count = orca.speech.count
        try press(keys)
        guard let last = words.last else { return }
        let speech = try await orca.wait(for: last, after: count)
        // Orca says the names of some keys as well.
        #expect(Array(speech.suffix(words.count)) == words, sourceLocation: sourceLocation)
    }

    /// Presses keys together, and returns what can be made of one of Orca's next utterances.
    @discardableResult
    func press<Value: Sendable>(
        _ keys: Key..., hearing words: String, _ value: @escaping @Sendable (String) -> Value?
    ) async throws -> Value {
        let count = orca.speech.count
        try press(keys)
        return try await orca.wait(for: words, after: count, value)
    }

    /// Performs the action of an object as another client would.
    func perform(_ action: String, focuses: Bool = false) async throws {
        let client = try orca.session.startScript("press", [name, action] + (focuses ? ["focus"] : []))
        let report = try await client.end()
        #expect(report.ending == .status(0), "\(report)")
    }

}
