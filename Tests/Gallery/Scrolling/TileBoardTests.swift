// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery: tile board")
@MainActor
struct TileBoardTests {
    private let side = TileBoard.side

    /// A card whose scroll view shows nine tiles at the most.
    private func makeCard() -> (Stage, BoardCard) {
        let stage = Stage(size: CGSize(width: 300, height: 300))
        let card = BoardCard("A board")
        stage.show(card)
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        stage.advance(by: 0)
        card.scrollView.bounds.size = CGSize(width: 2 * side, height: 2 * side)
        return (stage, card)
    }

    private func expectTiles(of board: TileBoard, at place: TileBoard.Place, count: Int) {
        #expect(board.tiles.count == count * count)
        for column in 0..<count {
            for row in 0..<count {
                let place = TileBoard.Place(column: place.column + column, row: place.row + row)
                let tile = board.tiles[place]
                #expect(tile?.label.text == "\(place.column)·\(place.row)")
                #expect(tile?.frame.origin == CGPoint(x: CGFloat(place.column) * side, y: CGFloat(place.row) * side))
            }
        }
    }

    @Test("Scrolling over a thousand tiles needs only nine views, each labeled with its position")
    func recycling() {
        let (_, card) = makeCard()
        let scrollView = card.scrollView
        scrollView.contentOffset = CGPoint(x: side / 2, y: side / 2)
        let made = card.board.madeCount
        for step in 0..<TileBoard.count - 3 {
            scrollView.contentOffset = CGPoint(x: (CGFloat(step) + 0.5) * side, y: (CGFloat(step) + 0.5) * side)
            if step % 100 == 0 { expectTiles(of: card.board, at: .init(column: step, row: step), count: 3) }
        }
        #expect(card.board.madeCount == made && card.board.subviews.count == 9)
    }

    @Test("Zooming in shows fewer tiles at a higher resolution; zooming out shows more")
    func zooming() throws {
        let (stage, card) = makeCard()
        card.scrollView.setZoomScale(4, animated: false)
        card.scrollView.contentOffset = CGPoint(x: 10.25 * 4 * side, y: 20.25 * 4 * side)
        expectTiles(of: card.board, at: .init(column: 10, row: 20), count: 1)
        #expect(card.board.tiles.values.allSatisfy { $0.label.contentScaleFactor == 4 })
        card.scrollView.setZoomScale(0.5, animated: true)
        try stage.settle()
        #expect(card.board.tiles.count >= 16 && card.board.detail == 0.5)
    }

    @Test("No tiles are shown beyond the board's edges")
    func edges() {
        let (_, card) = makeCard()
        card.scrollView.contentOffset = CGPoint(x: -side, y: -side)
        expectTiles(of: card.board, at: .init(column: 0, row: 0), count: 1)
        let end = CGFloat(TileBoard.count - 1) * side
        card.scrollView.contentOffset = CGPoint(x: end, y: end)
        expectTiles(of: card.board, at: .init(column: 999, row: 999), count: 1)
    }
}
