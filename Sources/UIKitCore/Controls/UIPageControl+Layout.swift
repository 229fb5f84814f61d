// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIPageControl {
    func prepare() {
        for view in [background, row] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    func pagesDidChange() {
        storedPage = min(max(storedPage, 0), max(numberOfPages - 1, 0))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        progress?.updateVisibility()
    }

    // MARK: - Directions

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether pages advance to the left or upward.
    var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// The distance of a point along the row, from the end where the pages begin.
    func distance(of point: CGPoint) -> CGFloat {
        let length = isVertical ? bounds.height : bounds.width
        let distance = isVertical ? point.y : point.x
        return isReversed ? length - distance : distance
    }

    // MARK: - Sizes

    func naturalSize(forPages count: Int) -> CGSize {
        // Limits the size to one that a window can have.
        let count = CGFloat(min(max(count, 0), 10_000))
        let bar = progress == nil ? 0 : Theme.PageControl.progressLength - Theme.PageControl.dotSide
        let length = count * Theme.PageControl.pitch + bar + 2 * Theme.PageControl.endRoom
        return isVertical
            ? CGSize(width: Theme.PageControl.thickness, height: length)
            : CGSize(width: length, height: Theme.PageControl.thickness)
    }

    /// The number of dots that fit, at least 1.
    private var capacity: Int {
        let length = (isVertical ? bounds.height : bounds.width) - 2 * Theme.PageControl.endRoom - progressLength
        guard length.isFinite else { return 1 }
        return Int(min(max((length / Theme.PageControl.pitch).rounded(.down), 1), 10_000))
    }

    /// Updates and returns the range of pages with visible dots.
    ///
    /// It contains the current page, which isn't at an end of it while there are further pages in that direction.
    private func updateVisiblePages() -> Range<Int> {
        let shown = min(capacity, numberOfPages)
        let margin = shown > 2 * Theme.PageControl.edgeScales.count ? Theme.PageControl.edgeScales.count : 0
        firstVisible = max(firstVisible, storedPage + margin - shown + 1)
        firstVisible = min(firstVisible, storedPage - margin)
        firstVisible = min(max(firstVisible, 0), numberOfPages - shown)
        return firstVisible..<(firstVisible + shown)
    }

    /// The position of the row of dots, from the end where the pages begin.
    private var rowStart: CGFloat {
        let length = isVertical ? bounds.height : bounds.width
        let shown = CGFloat(min(capacity, numberOfPages))
        return (length - shown * Theme.PageControl.pitch - progressLength) / 2
    }

    /// The center of a page's dot, from the end where the pages begin.
    private func position(of page: Int) -> CGFloat {
        let bar = page < storedPage ? 0 : page == storedPage ? progressLength / 2 : progressLength
        return rowStart + (CGFloat(page - firstVisible) + 0.5) * Theme.PageControl.pitch + bar
    }

    /// Returns the page whose dot is nearest to a position along the row.
    func page(at distance: CGFloat) -> Int {
        // Treats the bar of the current page as a dot.
        let barStart = rowStart + CGFloat(storedPage - firstVisible) * Theme.PageControl.pitch
        let before = min(max(distance - barStart - Theme.PageControl.pitch / 2, 0), progressLength)
        let offset = (distance - before - rowStart) / Theme.PageControl.pitch - 0.5
        guard offset.isFinite else { return storedPage }
        let page = firstVisible + Int(min(max(offset.rounded(), -10_000), 10_000))
        return min(max(page, 0), max(numberOfPages - 1, 0))
    }

    // MARK: - Appearance

    func showLooks() {
        let visible = numberOfPages > 0 ? updateVisiblePages() : 0..<0
        row.frame = bounds
        row.isHidden = hidesForSinglePage && numberOfPages == 1
        row.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
        showBackground()
        for page in dots.keys where !visible.contains(page) { dots.removeValue(forKey: page)?.removeFromSuperview() }
        let inks = indicatorColors
        for page in visible {
            let dot = dots[page] ?? makeDot(for: page)
            show(page, in: dot, inks)
            place(dot, for: page, among: visible)
        }
        placeProgress()
    }

    private func showBackground() {
        let natural = naturalSize(forPages: min(capacity, numberOfPages))
        background.frame = CGRect(
            x: bounds.midX - natural.width / 2, y: bounds.midY - natural.height / 2, width: natural.width,
            height: natural.height)
        background.layer.cornerRadius = Theme.PageControl.thickness / 2
        background.backgroundColor = Theme.PageControl.background
        let isShown =
            backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        let isOffered = backgroundStyle != .minimal && isHovered && isEnabled
        background.alpha = row.isHidden ? 0 : isShown ? 1 : isOffered ? 0.5 : 0
    }

    private func makeDot(for page: Int) -> UIImageView {
        let dot = UIImageView(frame: .zero)
        dot.contentMode = .scaleAspectFit
        dot.tintsAutomaticImages = true
        dots[page] = dot
        row.addSubview(dot)
        return dot
    }

    private func show(_ page: Int, in dot: UIImageView, _ inks: (current: UIColor, other: UIColor)) {
        let isCurrent = page == storedPage
        var image = images[page] ?? preferredIndicatorImage
        if isCurrent { image = currentImages[page] ?? images[page] ?? preferredCurrentPageIndicatorImage ?? image }
        let color: UIColor =
            isCurrent ? currentPageIndicatorTintColor ?? inks.current : pageIndicatorTintColor ?? inks.other
        let isBar = isCurrent && showsProgress
        dot.image = isBar ? nil : image
        dot.tintColor = color
        let track = pageIndicatorTintColor ?? inks.other
        dot.backgroundColor = isBar ? track : image == nil ? color : nil
    }

    private func place(_ dot: UIImageView, for page: Int, among visible: Range<Int>) {
        let side = Theme.PageControl.dotSide
        let limit = Theme.PageControl.pitch
        var size = dot.image?.size ?? CGSize(width: side, height: side)
        let largest = max(size.width, size.height)
        if largest > limit { size = CGSize(width: size.width * limit / largest, height: size.height * limit / largest) }
        if page == storedPage, showsProgress {
            let length = Theme.PageControl.progressLength
            size = isVertical ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
        }
        dot.bounds.size = size
        dot.layer.cornerRadius = dot.image == nil ? side / 2 : 0
        let along = position(of: page)
        let length = isVertical ? bounds.height : bounds.width
        let place = isReversed ? length - along : along
        dot.center = isVertical ? CGPoint(x: bounds.midX, y: place) : CGPoint(x: place, y: bounds.midY)
        let scale = scale(of: page, among: visible)
        dot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// The scale of a dot.
    ///
    /// Dots shrink toward an end that has further pages beyond it.
    private func scale(of page: Int, among visible: Range<Int>) -> CGFloat {
        let scales = Theme.PageControl.edgeScales
        var scale: CGFloat = 1
        let (before, after) = (page - visible.lowerBound, visible.upperBound - 1 - page)
        if visible.lowerBound > 0, before < scales.count { scale = min(scale, scales[before]) }
        if visible.upperBound < numberOfPages, after < scales.count { scale = min(scale, scales[after]) }
        guard page == storedPage else { return scale }
        let differs = traitCollection.accessibilityLooks.differentiatesWithoutColor && !showsProgress
        return differs ? Theme.PageControl.distinctScale : 1
    }
}
