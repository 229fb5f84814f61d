// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A text that a person can't read, or that didn't follow the text size.
package struct TextFault: Hashable, CustomStringConvertible {
    /// The kind of a fault.
    package enum Kind: String, Hashable {
        /// The label is lower than the lines that it shows.
        case cut
        /// A view that doesn't scroll cuts the label off.
        case clipped
        /// Another text covers it.
        case overlapped
        /// The text is as small as at the default text size.
        case unscaled
    }

    package var kind: Kind
    package var text: String

    package var description: String { "\(kind.rawValue): \(text)" }
}

extension Stage {
    /// Returns what is wrong with the visible labels of the window at another text size, which stays in use.
    ///
    /// - Parameters:
    ///   - scale: The factor of the text size.
    ///   - fixed: Texts whose size is part of their content, such as a sample of a font.
    /// - Returns: The faults, without an order.
    /// - Throws: `StageError.neverSettles` if the application animates without an end.
    package func textFaults(atTextScale scale: Double, fixed: Set<String> = []) throws -> Set<TextFault> {
        try textFaults(atTextScales: [scale], fixed: fixed)
    }

    /// Returns what is wrong with the labels of the window at other text sizes, of which the last one stays in use.
    ///
    /// - Parameters:
    ///   - scales: The factors of the text size.
    ///   - fixed: Texts whose size is part of their content, such as a sample of a font.
    ///   - includesScrolledContent: Whether labels count that can be seen only after scrolling.
    /// - Returns: The faults at any of the sizes, without an order.
    /// - Throws: `StageError.neverSettles` if the application animates without an end.
    package func textFaults(
        atTextScales scales: [Double], fixed: Set<String> = [], includesScrolledContent: Bool = false
    ) throws -> Set<TextFault> {
        if application.textScale != 1 { application.textScale = 1 }
        try settle()
        let usual = Self.sizes(of: labels(includesScrolledContent))
        var faults: Set<TextFault> = []
        for scale in scales {
            application.textScale = CGFloat(scale)
            try settle()
            let labels = labels(includesScrolledContent)
            faults.formUnion(self.faults(of: labels))
            for (text, size) in Self.sizes(of: labels) where !fixed.contains(text) {
                if let usual = usual[text], size <= usual { faults.insert(TextFault(kind: .unscaled, text: text)) }
            }
        }
        return faults
    }

    /// Returns the largest font size in which each text is shown: a title is shown in two sizes.
    private static func sizes(of labels: [UILabel]) -> [String: CGFloat] {
        labels.reduce(into: [:]) { sizes, label in
            guard let text = label.text else { return }
            sizes[text] = max(sizes[text] ?? 0, label.largestFontSize)
        }
    }

    private func faults(of labels: [UILabel]) -> Set<TextFault> {
        var faults: Set<TextFault> = []
        let areas = labels.map { $0.convert($0.textArea, to: window) }
        for (index, label) in labels.enumerated() {
            guard let text = label.text else { continue }
            if label.textArea.height > label.bounds.height + 1 { faults.insert(TextFault(kind: .cut, text: text)) }
            if label.isClipped(in: window) { faults.insert(TextFault(kind: .clipped, text: text)) }
            for other in labels.indices[(index + 1)...] where !label.isLayered(over: labels[other]) {
                let common = areas[index].intersection(areas[other])
                guard common.width > 2, common.height > 2 else { continue }
                faults.insert(TextFault(kind: .overlapped, text: "\(text) | \(labels[other].text ?? "")"))
            }
        }
        return faults
    }

    /// Returns the labels with text that can be seen at least in part, immediately or also after scrolling.
    private func labels(_ includesScrolledContent: Bool) -> [UILabel] {
        var result: [UILabel] = []
        func visit(_ view: UIView, _ visible: CGRect) {
            guard !view.isHidden, view.alpha > 0.05 else { return }
            let frame = view.convert(view.bounds, to: window)
            var visible = view.clipsToBounds ? visible.intersection(frame) : visible
            if includesScrolledContent, view is UIScrollView { visible = .infinite }
            if let label = view as? UILabel, label.text?.isEmpty == false, visible.intersects(frame) {
                result.append(label)
            }
            for subview in view.subviews { visit(subview, visible) }
        }
        visit(window, window.bounds)
        return result
    }
}

extension UILabel {
    /// The size of the largest font in the text, in points.
    fileprivate var largestFontSize: CGFloat {
        guard let attributedText, attributedText.length > 0 else { return font.pointSize }
        var largest: CGFloat = 0
        attributedText.enumerateAttribute(.font, in: NSRange(location: 0, length: attributedText.length)) {
            value, _, _ in
            largest = max(largest, (value as? UIFont ?? font).pointSize)
        }
        return largest
    }

    /// The area of the lines in the label's coordinates; larger than the bounds for text that doesn't fit.
    fileprivate var textArea: CGRect {
        let space = CGRect(x: 0, y: 0, width: max(bounds.width, 1), height: .greatestFiniteMagnitude)
        var size = textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
        // Text that may shrink does so before it is cut.
        if adjustsFontSizeToFitWidth { size.height = min(size.height, bounds.height) }
        let x: CGFloat =
            switch textAlignment {
            case .center: (bounds.width - size.width) / 2
            case .right: bounds.width - size.width
            case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: bounds.width - size.width
            default: 0
            }
        return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Whether a view that doesn't scroll cuts a part of the text.
    fileprivate func isClipped(in window: UIWindow) -> Bool {
        let area = textArea.intersection(bounds).insetBy(dx: 1, dy: 1)
        var ancestor = superview
        while let view = ancestor {
            // The rest of scrolling content can be scrolled to.
            if view is UIScrollView { return false }
            if view.clipsToBounds, !view.bounds.contains(convert(area, to: view)) { return true }
            ancestor = view.superview
        }
        return false
    }

    /// Whether the labels are in different layers: in a bar and in the content that scrolls below it.
    fileprivate func isLayered(over other: UILabel) -> Bool {
        func layer(_ view: UIView) -> UIView? {
            sequence(first: view, next: \.superview).first {
                $0 is UIScrollView || $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
            }
        }
        return layer(self) !== layer(other)
    }
}
