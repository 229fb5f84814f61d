import Foundation

/// A game of Reversi.
public final class Game: NSObject {

    public static let size = 8
    @objc public static let didChangeNotification = Notification.Name("GameDidChange")

    public struct Move {
        public let disc: Disc
        public let square: Square?
        public let turned: [Square]
    }

    public private(set) var discs: [Square: Disc] = [:]
    public private(set) var next: Disc? = .black
    public private(set) var moves: [Move] = []

    private static let steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]

    public override init() {
        super.init()
        restart()
    }

    @objc public func restart() {
        let middle = Game.size / 2
        discs = [
            Square(column: middle - 1, row: middle - 1): .white,
            Square(column: middle, row: middle): .white,
            Square(column: middle, row: middle - 1): .black,
            Square(column: middle - 1, row: middle): .black
        ]
        next = .black
        moves.removeAll()
        NotificationCenter.default.post(name: Game.didChangeNotification, object: self)
    }

    public func count(of disc: Disc) -> Int {
        return discs.values.filter { $0 == disc }.count
    }

    public func squaresTurned(by disc: Disc, at square: Square) -> [Square] {
        guard square.isOnBoard, discs[square] == nil else { return [] }
        return Game.steps.flatMap { step -> [Square] in
            var line: [Square] = []
            var current = square.moved(by: step)
            while current.isOnBoard, discs[current] == disc.opponent {
                line.append(current)
                current = current.moved(by: step)
            }
            return current.isOnBoard && discs[current] == disc ? line : []
        }
    }

    public func legalSquares(for disc: Disc) -> [Square] {
        return (0..<Game.size * Game.size)
            .map { Square(column: $0 % Game.size, row: $0 / Game.size) }
            .filter { !squaresTurned(by: disc, at: $0).isEmpty }
    }

    @discardableResult
    public func play(at square: Square) -> Bool {
        guard let disc = next else { return false }
        let turned = squaresTurned(by: disc, at: square)
        guard !turned.isEmpty else { return false }
        discs[square] = disc
        turned.forEach { discs[$0] = disc }
        moves.append(Move(disc: disc, square: square, turned: turned))
        if !legalSquares(for: disc.opponent).isEmpty {
            next = disc.opponent
        } else if legalSquares(for: disc).isEmpty {
            next = nil
        } else {
            moves.append(Move(disc: disc.opponent, square: nil, turned: []))
        }
        NotificationCenter.default.post(name: Game.didChangeNotification, object: self)
        return true
    }
}
