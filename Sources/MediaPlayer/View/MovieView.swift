// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// The view of a player: background, video, controls, and above them the application's subviews.
final class MovieView: UIView {
    weak var controller: MPMoviePlayerController? {
        didSet { controls.controller = controller }
    }
    let backgroundView = UIView(frame: .zero)
    /// The view with the video, which may extend beyond the visible part.
    let pictures = UIView(frame: .zero)
    private let opening = UIView(frame: .zero)
    private let controls = MovieControls(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundView.backgroundColor = .black
        opening.clipsToBounds = true
        opening.isUserInteractionEnabled = false
        opening.addSubview(pictures)
        for view in [backgroundView, opening, controls] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ feed: ContentsFeed) {
        pictures.layer.contentsFeed = feed
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backgroundView, opening, controls] { view.frame = bounds }
        pictures.frame = picturesFrame
    }

    private var picturesFrame: CGRect {
        let natural = controller?.naturalSize ?? .zero
        let mode = controller?.scalingMode ?? .aspectFit
        guard natural.width > 0, natural.height > 0, mode != .fill else { return bounds }
        let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
        let scale = mode == .none ? 1 : mode == .aspectFit ? min(x, y) : max(x, y)
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        controller?.fullscreen?.viewDidMove()
    }

    func updateControls() {
        controls.update()
    }

    func updateTime() {
        controls.updateTime()
    }
}
