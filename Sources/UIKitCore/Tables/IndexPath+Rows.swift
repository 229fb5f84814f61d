// SPDX-License-Identifier: MIT
public import Foundation

extension IndexPath {
    /// Names a row by its section and its place in it, both counted from 0 (`R-TV-33`).
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The first of the two indexes; a path of another length is not one of a row.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second of the two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
