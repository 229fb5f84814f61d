// SPDX-License-Identifier: MIT
internal import DataDetection
internal import Foundation
internal import TextEditing
internal import UIKitCore

/// The links and phone numbers that were detected in a text view's text.
@MainActor
final class TextDetection {
    private(set) var found: [DetectedData] = []
    private var task: Task<Void, Never>?

    deinit { task?.cancel() }

    var ranges: [Range<Int>] { found.map(\.range) }

    func data(at offset: Int) -> DetectedData? {
        data(in: offset..<offset + 1).first
    }

    /// Returns the data with characters in a range.
    func data(in range: Range<Int>) -> ArraySlice<DetectedData> {
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].range.upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
        }
        let rest = found[low...]
        return rest.prefix { $0.range.lowerBound < range.upperBound }
    }

    /// Drops what was found, and searches again in the background; `nil` to stop.
    ///
    /// - Returns: Whether anything was found before.
    @discardableResult
    func restart(_ text: String?, _ types: UIDataDetectorTypes, then report: @escaping () -> Void) -> Bool {
        task?.cancel()
        task = nil
        let hadData = !found.isEmpty
        found = []
        let kinds = types.dataKinds
        guard let text, !text.isEmpty, !kinds.isEmpty else { return hadData }
        task = Task { [weak self] in
            let found = await Task.detached(priority: .utility) {
                DataDetector(locale: .current).detect(in: text, kinds: kinds).filter { $0.url != nil }
            }.value
            guard !Task.isCancelled, let self, !found.isEmpty else { return }
            self.found = found
            report()
        }
        return hadData
    }
}

extension UITextView {
    /// The positions of the detected data, for tests.
    package var detectedRanges: [Range<Int>] { detection.ranges }

    /// Detects data again, after a change of the text or of the types.
    func detectData() {
        let isActive = !isEditable && isSelectable && !dataDetectorTypes.isEmpty
        let hadData = detection.restart(isActive ? edited.string : nil, dataDetectorTypes) { [weak self] in
            self?.lookDidChange()
        }
        if hadData { lookDidChange() }
    }
}
