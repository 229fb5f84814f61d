// SPDX-License-Identifier: MIT
import UIKit

/// A zoomable board of a million tiles that creates views only for those on screen.
final class BoardCard: ScrollCard {
    let board = TileBoard(frame: CGRect(origin: .zero, size: TileBoard.size))

    override func build() {
        super.build()
        scrollView.accessibilityIdentifier = "board"
        scrollView.delegate = self
        scrollView.minimumZoomScale = 0.25
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(board)
        scrollView.contentSize = board.bounds.size
        scrollView.contentOffset = CGPoint(x: board.bounds.midX, y: board.bounds.midY)
    }

    override func layoutContent(in size: CGSize) {
        showTiles()
        sharpen()
    }

    /// Shows the visible tiles.
    ///
    /// During an animated zoom, keeps the tiles that were visible at its start.
    private func showTiles() {
        board.show(scrollView.convert(scrollView.bounds, to: board), keepsOthers: scrollView.isZoomBouncing)
    }

    /// Renders the tiles at the current zoom scale.
    private func sharpen() {
        board.detail = traitCollection.displayScale * scrollView.zoomScale
    }
}

extension BoardCard: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { showTiles() }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { showTiles() }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        showTiles()
        sharpen()
    }
}
