// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The methods that announce rows that are likely to become visible, so that their data can be loaded early.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with the rows beyond the visible area in the direction of scrolling, nearest first.
    ///
    /// Each row is announced once until it has been visible or its prefetching was cancelled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with announced rows that are no longer expected to become visible, as when the user turns around.
    ///
    /// The default implementation does nothing.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
