// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

/// Records calls, to be compared with the expected ones.
@MainActor
enum NibDiary {
    static var entries: [String] = []
}

/// A view of the application that records its callbacks.
class DiaryView: UIView {
    weak var caption: UILabel?
    var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        NibDiary.entries.append("init(frame:)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let names = subviews.map { String($0.tag) }.joined(separator: ",")
        NibDiary.entries.append("init(coder:) \(tag) with [\(names)]\(caption == nil ? "" : ", connected")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        NibDiary.entries.append("awakeFromNib() \(tag)\(caption == nil ? "" : ", connected")")
    }

    override class var outlets: OutletTable {
        super.outlets.adding("caption", \DiaryView.caption).adding("labels", \DiaryView.labels)
    }
}

/// Decodes values in addition to those of its superclass.
final class ReadingView: UIView {
    let read: [String]

    required init?(coder: NSCoder) {
        read = [
            "\(coder.allowsKeyedCoding)", "\(coder.containsValue(forKey: "tag"))",
            "\(coder.containsValue(forKey: "absent"))", "\(coder.decodeInteger(forKey: "tag"))",
            "\(coder.decodeDouble(forKey: "alpha"))", "\(coder.decodeBool(forKey: "hidden"))",
            coder.decodeObject(forKey: "contentMode") as? String ?? "nothing",
        ]
        super.init(coder: coder)
    }
}

/// Decodes values of every kind that its element doesn't have.
final class AbsentView: UIView {
    let read: [String]

    required init?(coder: NSCoder) {
        read = [
            "\(coder.decodeInt32(forKey: "absent"))", "\(coder.decodeInt64(forKey: "absent"))",
            "\(coder.decodeCInt(forKey: "absent"))", "\(coder.decodeFloat(forKey: "absent"))",
            "\(coder.decodeObject(forKey: "absent") == nil)",
            "\(coder.decodeObject(of: NSString.self, forKey: "absent") == nil)",
            "\(coder.decodeObject(of: [NSArray.self], forKey: "absent") == nil)",
            "\(coder.decodePropertyList(forKey: "absent") == nil)",
            "\(coder.withDecodedUnsafeBytes(forKey: "absent") { $0 == nil })",
            "\(coder.decodeSize(forKey: "absent") == .zero)", "\(coder.decodeObject() == nil)",
            "\(coder.containsValue(forKey: "frame"))", "\(coder.error == nil)",
        ]
        super.init(coder: coder)
    }
}

/// Encodes its contents.
final class SavingView: UIView {
    private(set) var saves = 0

    override class var actions: ActionTable {
        super.actions.adding("save:", SavingView.save)
    }

    private func save() {
        saves += 1
    }
}

/// A view with custom attributes.
final class BadgeView: UIView {
    var count = 0
    var lineWidth: CGFloat = 1
    var ratio = 1.0
    var isRound = false
    var caption: String?
    var ink: UIColor = .black
    var corner = CGPoint.zero
    private(set) var countWhenAwake = -1

    override func awakeFromNib() {
        super.awakeFromNib()
        countWhenAwake = count
    }

    override class var outlets: OutletTable {
        super.outlets.adding("count", \BadgeView.count).adding("lineWidth", \BadgeView.lineWidth)
            .adding("ratio", \BadgeView.ratio).adding("round", \BadgeView.isRound)
            .adding("caption", \BadgeView.caption).adding("ink", \BadgeView.ink).adding("corner", \BadgeView.corner)
    }
}

/// A view whose initializer fails.
final class UnwillingView: UIView {
    required init?(coder: NSCoder) {
        return nil
    }
}

final class NoView {}

/// An owner with outlets and actions.
final class NibOwner: UIResponder {
    // UIKit's spelling of an outlet.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    weak var title: UILabel!
    var button: UIButton?
    var spacing: NSLayoutConstraint?
    private(set) var sent: [String] = []

    override class var outlets: OutletTable {
        super.outlets.adding("title", \NibOwner.title).adding("button", \NibOwner.button)
            .adding("spacing", \NibOwner.spacing)
    }

    override class var actions: ActionTable {
        super.actions.adding("save:", NibOwner.save)
    }

    private func save(_ sender: UIButton) {
        sent.append(sender.currentTitle ?? "")
    }
}

/// Returns an `.xib` document with the given objects.
func xib(_ objects: String, placeholders: String = "", resources: String = "") -> Data {
    Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <dependencies><deployment identifier="iOS"/></dependencies>
            <objects>
                \(placeholders)
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """.utf8)
}

extension UINib {
    /// The only top-level object, as a view.
    static func view(_ objects: String, owner: Any? = nil, resources: String = "") throws -> UIView? {
        let made = try UINib(data: xib(objects, resources: resources), bundle: nil).objects(withOwner: owner)
        return made.count == 1 ? made.first as? UIView : nil
    }
}
