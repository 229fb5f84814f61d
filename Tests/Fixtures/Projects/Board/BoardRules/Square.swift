import Foundation

public enum Disc: Int, Codable {
    case black, white

    public var opponent: Disc { return self == .black ? .white : .black }
}

public struct Square: Hashable, Codable, CustomStringConvertible {

    public let column: Int
    public let row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    public var description: String {
        return String(UnicodeScalar(UInt8(97 + column))) + "\(row + 1)"
    }

    func moved(by step: (Int, Int)) -> Square {
        return Square(column: column + step.0, row: row + step.1)
    }

    var isOnBoard: Bool {
        return (0..<Game.size).contains(column) && (0..<Game.size).contains(row)
    }
}
