// SPDX-License-Identifier: MIT
internal import Foundation

extension UIResponder {
    func editAccessibility(_ edit: (AccessibilityAttributes) -> Void) {
        let attributes = accessibility ?? AccessibilityAttributes()
        accessibility = attributes
        edit(attributes)
        AccessibilityWatch.mark(self, .structure)
    }

    func editAccessibilityBlocks(_ edit: (AccessibilityBlocks) -> Void) {
        editAccessibility {
            let blocks = $0.blocks ?? AccessibilityBlocks()
            $0.blocks = blocks
            edit(blocks)
        }
    }

    /// The traits that the application has set; `nil` if it hasn't.
    package var applicationAccessibilityTraits: UIAccessibilityTraits? { accessibility?.ownTraits }

    /// Whether the application has set that the object is an element, or that it isn't.
    package var applicationIsAccessibilityElement: Bool? {
        accessibility?.blocks?.isElement?() ?? accessibility?.isElement
    }

    /// The further content of the object.
    package var providedCustomContent: [AXCustomContent] {
        accessibility?.blocks?.customContent?() ?? (self as? any AXCustomContentProvider)?.accessibilityCustomContent
            ?? []
    }
}

extension AccessibilityAttributes {
    var ownLabel: String? { blocks?.label?() ?? blocks?.attributedLabel?()?.string ?? label?.string }
    var ownHint: String? { blocks?.hint?() ?? blocks?.attributedHint?()?.string ?? hint?.string }
    var ownValue: String? { blocks?.value?() ?? blocks?.attributedValue?()?.string ?? value?.string }
    var ownTraits: UIAccessibilityTraits? { blocks?.traits?() ?? traits }
    var ownInputLabels: [String]? {
        blocks?.inputLabels?() ?? (blocks?.attributedInputLabels?() ?? inputLabels)?.map(\.string)
    }
}
