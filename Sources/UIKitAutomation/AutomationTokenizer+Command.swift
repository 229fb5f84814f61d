// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitAccessibility
internal import UIKitCore

extension AutomationTokenizer {
    /// Returns the command on the line; `nil` if the line is empty.
    func command() throws(AutomationError) -> AutomationCommand? {
        guard let verb = words.first else { return nil }
        guard !verb.isQuoted else { throw mistake("a verb", found: "\"\(verb.text)\" in quotes") }
        let arguments = words.dropFirst()
        switch verb.text {
        case "wait":
            let word = try only("a number of seconds or \"idle\"", arguments)
            return word.text == "idle" ? .waitUntilIdle : .wait(try seconds(word))
        case "tap":
            let (target, rest) = try target(arguments)
            try nothing(rest)
            return .tap(target)
        case "longpress":
            let (target, rest) = try target(arguments)
            return .longPress(target, try optionalSeconds(rest) ?? Self.longPressDuration)
        case "drag":
            let numbers = try coordinates(arguments.prefix(4), of: "X Y X Y")
            return .drag(
                from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
                try optionalSeconds(arguments.dropFirst(4)) ?? Self.dragDuration)
        case "pinch":
            let (target, rest) = try target(arguments)
            let scale = try number(rest, "a scale such as 2 or 0.5") { $0 >= 0.05 && $0 <= 20 }
            return .pinch(target, scale: scale, try optionalSeconds(rest.dropFirst()) ?? Self.dragDuration)
        case "rotate":
            let (target, rest) = try target(arguments)
            let degrees = try number(rest, "a number of degrees, clockwise") { abs($0) <= 3600 }
            return .rotate(target, degrees: degrees, try optionalSeconds(rest.dropFirst()) ?? Self.dragDuration)
        case "hover":
            let (target, rest) = try target(arguments)
            try nothing(rest)
            return .hover(target)
        case "click":
            let (target, rest) = try target(arguments)
            guard let button = rest.first else { return .click(target, isSecondary: false) }
            try nothing(rest.dropFirst())
            guard ["left", "right"].contains(button.text) else {
                throw mistake("left or right", found: "\"\(button.text)\"")
            }
            return .click(target, isSecondary: button.text == "right")
        case "scroll-to-top":
            try nothing(arguments)
            return .scrollToTop
        case "scroll":
            let numbers = try coordinates(arguments.prefix(4), of: "X Y DX DY")
            try nothing(arguments.dropFirst(4))
            return .scroll(
                at: CGPoint(x: numbers[0], y: numbers[1]), by: CGSize(width: numbers[2], height: numbers[3]))
        case "type": return .type(try only("a text in quotes", arguments).text)
        case "key": return .key(try chord(try only("a key such as ctrl+s", arguments)))
        case "resize":
            let numbers = try coordinates(arguments.prefix(2), of: "WIDTH HEIGHT")
            try nothing(arguments.dropFirst(2))
            guard numbers.allSatisfy({ $0 >= 1 }) else {
                throw mistake("a width and a height of at least 1 point", found: "\(numbers[0]) by \(numbers[1])")
            }
            return .resize(CGSize(width: numbers[0], height: numbers[1]))
        case "orientation":
            let word = try only(Self.orientationNames, arguments)
            guard let orientation = Self.orientations[word.text] else {
                throw mistake(Self.orientationNames, found: "\"\(word.text)\"")
            }
            return .orientation(orientation)
        case "shake":
            try nothing(arguments)
            return .shake
        case "connect-screen": return .connectScreen(try only("a screen such as 1024x768@2", arguments).text)
        case "disconnect-screen":
            guard let screen = try optionalScreen(arguments) else {
                throw mistake("the number of a screen, counted from 0", found: "the end of the line")
            }
            return .disconnectScreen(screen)
        case "expect": return .expect(try name(arguments))
        case "expect-not": return .expectNot(try name(arguments))
        case "screenshot":
            guard let path = arguments.first else { throw mistake("the name of a file", found: "the end of the line") }
            return .screenshot(path: path.text, screen: try optionalScreen(arguments.dropFirst()))
        case "tree": return .tree(path: try only("the name of a file", arguments).text)
        case "accessibility": return .accessibility(path: try only("the name of a file", arguments).text)
        case "audit": return .audit(path: arguments.isEmpty ? nil : try only("the name of a file", arguments).text)
        case "activate": return .assist(.activate, try name(arguments))
        case "increment": return .assist(.increment, try name(arguments))
        case "decrement": return .assist(.decrement, try name(arguments))
        case "page":
            guard arguments.count == 2, let name = arguments.first, let direction = arguments.last else {
                throw mistake("the name of an element and a direction", found: "\(arguments.count) words")
            }
            guard let direction = Self.directions[direction.text] else {
                throw mistake(Self.directionNames, found: "\"\(direction.text)\"")
            }
            return .assist(.page(direction), name.text)
        case "act":
            guard arguments.count == 2, let name = arguments.first, let action = arguments.last else {
                throw mistake("the names of an element and of an action", found: "\(arguments.count) words")
            }
            return .assist(.custom(action.text), name.text)
        case "escape":
            try nothing(arguments)
            return .escape
        case "magic-tap":
            try nothing(arguments)
            return .magicTap
        case "quit":
            try nothing(arguments)
            return .quit
        default:
            throw mistake("one of the verbs \(Self.verbs.joined(separator: ", "))", found: "\"\(verb.text)\"")
        }
    }

    static let verbs = [
        "wait", "tap", "longpress", "drag", "pinch", "rotate", "hover", "click", "scroll", "scroll-to-top", "type",
        "key", "resize", "orientation", "shake", "connect-screen", "disconnect-screen", "expect", "expect-not",
        "screenshot", "tree", "accessibility", "audit", "activate", "increment", "decrement", "page", "act", "escape",
        "magic-tap", "quit",
    ]

    private static let orientations: [String: UIDeviceOrientation] = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight,
    ]

    private static let orientationNames = "portrait, portraitUpsideDown, landscapeLeft or landscapeRight"

    private static let directions: [String: UIAccessibilityScrollDirection] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "next": .next, "previous": .previous,
    ]

    private static let directionNames = "up, down, left, right, next or previous"

    /// Twice the threshold of a long press, so that a slow machine doesn't matter.
    private static let longPressDuration: TimeInterval = 1

    /// The duration of a drag by a user that is not a flick.
    private static let dragDuration: TimeInterval = 0.25

    /// The maximum waiting time, in seconds.
    ///
    /// A longer one is certainly a mistake.
    private static let maximumWait: TimeInterval = 3600

    /// The maximum coordinate, in points, which exceeds any arrangement of screens.
    private static let farthest: CGFloat = 100_000

    // MARK: - Arguments

    private func only(_ expected: String, _ arguments: ArraySlice<Word>) throws(AutomationError) -> Word {
        guard let word = arguments.first else { throw mistake(expected, found: "the end of the line") }
        try nothing(arguments.dropFirst())
        return word
    }

    private func nothing(_ arguments: ArraySlice<Word>) throws(AutomationError) {
        guard let word = arguments.first else { return }
        throw mistake("the end of the line", found: "\"\(word.text)\"")
    }

    private func name(_ arguments: ArraySlice<Word>) throws(AutomationError) -> String {
        let word = try only("a label or identifier", arguments)
        guard !word.text.isEmpty else { throw mistake("a label or identifier", found: "an empty one") }
        return word.text
    }

    /// Returns the next target: two numbers are a point; any other word, and any quoted word, is a name.
    private func target(
        _ arguments: ArraySlice<Word>
    ) throws(AutomationError) -> (AutomationTarget, ArraySlice<Word>) {
        if let x = arguments.first, !x.isQuoted, Double(x.text) != nil {
            let numbers = try coordinates(arguments.prefix(2), of: "X Y")
            return (.point(CGPoint(x: numbers[0], y: numbers[1])), arguments.dropFirst(2))
        }
        guard let word = arguments.first, !word.text.isEmpty else {
            throw mistake(
                "a label, an identifier or X Y", found: arguments.isEmpty ? "the end of the line" : "an empty label")
        }
        return (.named(word.text), arguments.dropFirst())
    }

    private func coordinates(_ arguments: ArraySlice<Word>, of form: String) throws(AutomationError) -> [CGFloat] {
        let count = form.split(separator: " ").count
        guard arguments.count == count else {
            throw mistake("the \(count) numbers \(form)", found: "\(arguments.count)")
        }
        var numbers: [CGFloat] = []
        for word in arguments {
            guard let number = Double(word.text), abs(number) <= Self.farthest else {
                throw mistake("a number of points up to \(Int(Self.farthest))", found: "\"\(word.text)\"")
            }
            numbers.append(CGFloat(number))
        }
        return numbers
    }

    private func number(
        _ arguments: ArraySlice<Word>, _ expected: String, isAllowed: (Double) -> Bool
    ) throws(AutomationError) -> CGFloat {
        guard let word = arguments.first else { throw mistake(expected, found: "the end of the line") }
        guard let number = Double(word.text), isAllowed(number) else {
            throw mistake(expected, found: "\"\(word.text)\"")
        }
        return CGFloat(number)
    }

    private func optionalSeconds(_ arguments: ArraySlice<Word>) throws(AutomationError) -> TimeInterval? {
        guard let word = arguments.first else { return nil }
        try nothing(arguments.dropFirst())
        return try seconds(word)
    }

    private func seconds(_ word: Word) throws(AutomationError) -> TimeInterval {
        guard let seconds = Double(word.text), seconds >= 0, seconds <= Self.maximumWait else {
            throw mistake("a number of seconds from 0 to \(Int(Self.maximumWait))", found: "\"\(word.text)\"")
        }
        return seconds
    }

    private func optionalScreen(_ arguments: ArraySlice<Word>) throws(AutomationError) -> Int? {
        guard let word = arguments.first else { return nil }
        try nothing(arguments.dropFirst())
        guard let screen = Int(word.text), (0...255).contains(screen) else {
            throw mistake("the number of a screen, counted from 0", found: "\"\(word.text)\"")
        }
        return screen
    }

    private func chord(_ word: Word) throws(AutomationError) -> KeyChord {
        guard let chord = KeyChord(word.text) else {
            throw mistake(
                "a key such as s, ctrl+s, shift+tab, return, esc, pageup or f5, after any of ctrl, shift, alt and logo",
                found: "\"\(word.text)\"")
        }
        return chord
    }
}
