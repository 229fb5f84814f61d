// SPDX-License-Identifier: MIT
internal import Foundation

extension UITableViewCell {
    /// Creates a cell of a registered class.
    ///
    /// The initializer isn't `required`, so that subclasses override it as in UIKit. See `CALayer.make(_:)` for the way
    /// in which it is called nevertheless.
    static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(cellClass, to: CellInitializer.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer of a registered class.
    static func make(
        _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(viewClass, to: HeaderInitializer.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

private class CellInitializer: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class HeaderInitializer: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherCellInitializer: CellInitializer {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherHeaderInitializer: HeaderInitializer {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
