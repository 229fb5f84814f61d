// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree

extension UISegmentedControl {
    private func naturalSize(of segment: SegmentView) -> CGSize {
        segment.naturalSize(attributes: titleAttributes[.normal], in: traitCollection)
    }

    var naturalSize: CGSize {
        let sizes = segments.map(naturalSize)
        let widest = sizes.map(\.width).max() ?? 0
        let width = zip(segments, sizes).reduce(0) { sum, segment in
            let own = apportionsSegmentWidthsByContent ? segment.1.width : widest
            return sum + (segment.0.content.width > 0 ? segment.0.content.width : own)
        }
        return CGSize(width: width, height: max(Theme.Segmented.height, sizes.map(\.height).max() ?? 0))
    }

    /// The frames of the segments, in order.
    ///
    /// Segments without a width of their own share what the others leave.
    var segmentFrames: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.content.width }
        let flexible = segments.filter { $0.content.width == 0 }
        let weights = segments.map { segment in
            segment.content.width > 0 ? 0 : apportionsSegmentWidthsByContent ? naturalSize(of: segment).width : 1
        }
        let sum = weights.reduce(0, +)
        let rest = max(bounds.width - fixed, 0)
        // Fixed widths are scaled proportionally if they exceed the width, or if no segment is flexible.
        let shrinking = fixed > bounds.width || (flexible.isEmpty && fixed > 0) ? bounds.width / fixed : 1
        var edge: CGFloat = 0
        return zip(segments, weights).map { segment, weight in
            let start = edge.rounded(.down)
            edge += segment.content.width > 0 ? segment.content.width * shrinking : sum > 0 ? rest * weight / sum : 0
            let width = edge.rounded(.down) - start
            let x = isRightToLeft ? bounds.width - start - width : start
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Returns the index of the segment nearest to `x`, or `nil` without segments.
    package func segmentIndex(at x: CGFloat) -> Int? {
        let frames = segmentFrames
        return frames.indices.min { distance(from: x, to: frames[$0]) < distance(from: x, to: frames[$1]) }
    }

    private func distance(from x: CGFloat, to frame: CGRect) -> CGFloat {
        max(frame.minX - x, x - frame.maxX, 0)
    }

    // MARK: - Appearance

    /// The index of the segment that is highlighted.
    private var markedIndex: Int? {
        if let pressState, pressState.dragsSelection { return pressState.index ?? storedSelection }
        return isMomentary ? pressState?.index ?? keyIndex : storedSelection
    }

    func showLooks() {
        let frames = segmentFrames
        background.frame = bounds
        background.backgroundColor = Theme.Segmented.background
        background.layer.cornerRadius = Theme.Segmented.cornerRadius
        background.showContrastOutline()
        let marked = markedIndex.flatMap { frames.indices.contains($0) ? $0 : nil }
        showPill(in: marked.map { frames[$0] })
        for (index, segment) in segments.enumerated() {
            segment.frame = frames[index]
            let state = state(ofSegment: index, marked: marked)
            segment.show(
                state, attributes: value(in: titleAttributes, for: state),
                isHovered: isHovered && isEnabled && segment.content.isEnabled && hoveredIndex == index)
        }
        for (index, divider) in dividers.enumerated() {
            let frame = frames[index + 1]
            let height = min(Theme.Segmented.dividerHeight, bounds.height)
            divider.frame = CGRect(
                x: isRightToLeft ? frame.maxX - 0.5 : frame.minX - 0.5, y: (bounds.height - height) / 2, width: 1,
                height: height)
            divider.alpha = marked == index || marked == index + 1 ? 0 : 1
        }
    }

    private func state(ofSegment index: Int, marked: Int?) -> State {
        var state = State.normal
        if !isEnabled || !segments[index].content.isEnabled { state.insert(.disabled) }
        if marked == index { state.insert(.selected) }
        if pressState?.index == index { state.insert(.highlighted) }
        return state
    }

    private func showPill(in frame: CGRect?) {
        pill.color = selectedSegmentTintColor ?? Theme.Segmented.pill
        guard let frame else {
            pill.alpha = 0
            return
        }
        let rect = frame.insetBy(dx: Theme.Segmented.pillInset, dy: Theme.Segmented.pillInset)
        // The highlight appears in place, and is animated only from one segment to another.
        let place = {
            self.pill.bounds.size = rect.size
            self.pill.center = CGPoint(x: rect.midX, y: rect.midY)
        }
        if pill.alpha == 0 { UIView.performWithoutAnimation(place) } else { place() }
        pill.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
        pill.layer.cornerRadius = Theme.Segmented.pillRadius
        pill.updateEdge()
        let scale = pressState?.dragsSelection == true ? Theme.Segmented.heldScale : 1
        pill.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
