// SPDX-License-Identifier: MIT
internal import Foundation

extension NSLayoutConstraint {
    var summary: String {
        var text = identifier.map { "\"\($0)\" " } ?? ""
        text += "\(first.name) \(relation.sign) "
        if let second {
            if multiplier != 1 { text += "\(Self.brief(multiplier)) * " }
            text += second.name
            if spacing != 0 { text += " + \(Self.brief(spacing)) standard spaces" }
            if storedConstant > 0 { text += " + \(Self.brief(storedConstant))" }
            if storedConstant < 0 { text += " - \(Self.brief(-storedConstant))" }
        } else {
            text += Self.brief(storedConstant)
        }
        if storedPriority < .required { text += " @\(Self.brief(CGFloat(storedPriority.rawValue)))" }
        return text
    }

    static func brief(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
