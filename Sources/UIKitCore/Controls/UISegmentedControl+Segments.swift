// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree

extension UISegmentedControl {
    func prepare() {
        background.isUserInteractionEnabled = false
        for view in [background, pill] as [UIView] {
            view.layer.cornerCurve = .continuous
            addSubview(view)
        }
        pill.alpha = 0
        addLargeContentViewer()
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: UISegmentedControl.pointerMoved))
    }

    func append(_ item: Any) {
        let end = segments.count
        switch item {
        case let title as String: insertSegment(withTitle: title, at: end, animated: false)
        case let image as UIImage: insertSegment(with: image, at: end, animated: false)
        case let action as UIAction: insertSegment(action: action, at: end, animated: false)
        default: Log.misuse("A segment is a String, a UIImage or a UIAction, not a \(type(of: item)).")
        }
    }

    /// Returns the segment at `index`, or the last one if `index` is beyond it; `nil` without segments.
    func view(at index: Int) -> SegmentView? {
        segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
    }

    func change(_ index: Int, _ change: (inout SegmentView.Content) -> Void) {
        guard let view = view(at: index) else { return }
        var content = view.content
        change(&content)
        guard content != view.content else { return }
        view.content = content
        contentDidChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Coming and going

    func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
        let index = min(max(index, 0), segments.count)
        let view = SegmentView()
        fill(view)
        abandonPress()
        if let selection = storedSelection, selection >= index { storedSelection = selection + 1 }
        let frames = segmentFrames
        view.frame = frames.indices.contains(index) ? frames[index] : CGRect(x: bounds.maxX, y: 0, width: 0, height: 0)
        segments.insert(view, at: index)
        addSubview(view)
        if segments.count > 1 {
            let divider = UIView(frame: CGRect(x: view.frame.minX, y: 0, width: 1, height: bounds.height))
            divider.isUserInteractionEnabled = false
            divider.backgroundColor = Theme.Segmented.divider
            divider.alpha = 0
            dividers.append(divider)
            insertSubview(divider, aboveSubview: background)
        }
        contentDidChange()
        guard animated, window != nil else { return }
        view.alpha = 0
        animateValue(over: Theme.Segmented.duration) {
            view.alpha = 1
            showLooks()
        }
    }

    func remove(at index: Int, animated: Bool) {
        guard let view = view(at: index), let index = segments.firstIndex(of: view) else { return }
        abandonPress()
        segments.remove(at: index)
        let divider = dividers.popLast()
        divider?.removeFromSuperview()
        if let selection = storedSelection {
            storedSelection = selection == index ? nil : selection > index ? selection - 1 : selection
        }
        contentDidChange()
        guard animated, window != nil else { return view.removeFromSuperview() }
        UIView.animate(
            springDuration: Theme.Segmented.duration, options: .allowUserInteraction,
            animations: {
                view.alpha = 0
                showLooks()
            }, completion: { _ in view.removeFromSuperview() })
    }

    func removeAll() {
        abandonPress()
        for view in segments + dividers { view.removeFromSuperview() }
        segments = []
        dividers = []
        storedSelection = nil
        contentDidChange()
    }

    /// Cancels the selection of a touch or key, whose segment may no longer exist.
    private func abandonPress() {
        pressState = nil
        keyIndex = nil
    }
}

extension SegmentView {
    /// Shows the action's image, or its title if it has none.
    func take(_ action: UIAction) {
        self.action = action
        content.title = action.title
        content.image = action.image
    }
}
