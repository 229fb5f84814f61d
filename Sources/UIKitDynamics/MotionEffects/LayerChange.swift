// SPDX-License-Identifier: MIT
internal import Foundation

/// A change of a view's property, as one of its layer.
struct LayerChange {
    let path: String
    let start: Any
    let end: Any

    /// Returns `nil` for values that layers don't animate.
    init?(path: String, from start: Any, to end: Any) {
        guard let first = RelativeValue(start), let last = RelativeValue(end) else { return nil }
        switch path {
        // Layers have no animations for the components of this property.
        case "layer.shadowOffset.width":
            guard let width = first.number, let last = last.number else { return nil }
            self.init("shadowOffset", CGSize(width: width, height: 0), CGSize(width: last, height: 0))
        case "layer.shadowOffset.height":
            guard let height = first.number, let last = last.number else { return nil }
            self.init("shadowOffset", CGSize(width: 0, height: height), CGSize(width: 0, height: last))
        default: self.init(Self.layerPath(path), first.value, last.value)
        }
    }

    private init(_ path: String, _ start: Any, _ end: Any) {
        (self.path, self.start, self.end) = (path, start, end)
    }

    private static func layerPath(_ path: String) -> String {
        if path == "alpha" { return "opacity" }
        if path == "center" || path.hasPrefix("center.") { return "position" + path.dropFirst("center".count) }
        return path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
    }
}
