// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) internal import UIKitCore

extension IndexPath {
    /// Creates an index path from a row index and a section index (`R-TV-33`).
    public init(row: Int, section: Int) {
        // Without the array that an initializer for any number of indexes takes.
        self.init(index: section)
        append(row)
    }

    /// The section index.
    ///
    /// Requires an index path of length 2.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row index within the section.
    ///
    /// Requires an index path of length 2.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// Creates an index path from an item index and a section index.
    public init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    /// The item index within the section.
    ///
    /// Requires an index path of length 2.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
