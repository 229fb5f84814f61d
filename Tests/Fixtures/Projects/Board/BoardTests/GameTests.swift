import XCTest
import BoardRules
@testable import Board

class GameTests: XCTestCase {

    func testBlackHasFourOpeningMoves() {
        let game = Game()
        XCTAssertEqual(game.legalSquares(for: .black).count, 4)
        XCTAssertTrue(game.play(at: Square(column: 2, row: 3)))
        XCTAssertEqual(game.count(of: .black), 4)
        XCTAssertEqual(game.next, .white)
    }

    func testSquareAtPointOfBoardView() {
        let view = BoardView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        XCTAssertEqual(view.square(at: CGPoint(x: 90, y: 10)), Square(column: 2, row: 0))
        XCTAssertNil(view.square(at: CGPoint(x: -1, y: 10)))
    }
}
