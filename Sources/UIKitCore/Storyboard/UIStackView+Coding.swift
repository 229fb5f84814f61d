// SPDX-License-Identifier: MIT
internal import Foundation

extension UIStackView {
    /// Decodes the properties of a stack view.
    ///
    /// Its subviews are the arranged subviews, in order.
    func decodeStackView(from coder: NSCoder) {
        guard let values = (coder as? InterfaceCoder)?.values else { return }
        if let axis = values.word("axis", in: InterfaceTables.axes) { self.axis = axis }
        if let distribution = values.word("distribution", in: InterfaceTables.distributions) {
            self.distribution = distribution
        }
        if let alignment = values.word("alignment", in: InterfaceTables.stackAlignments) { self.alignment = alignment }
        if let spacing = values.points("spacing") { self.spacing = spacing }
        if values.text("spacingType") != nil { spacing = Self.spacingUseSystem }
        if let flag = values.flag("baselineRelativeArrangement") { isBaselineRelativeArrangement = flag }
        if let flag = values.flag("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = flag }
        for view in subviews { addArrangedSubview(view) }
    }
}
