// SPDX-License-Identifier: MIT
internal import Foundation

/// The blocks that compute an object's accessibility properties each time they are read.
@MainActor
final class AccessibilityBlocks {
    nonisolated init() {}

    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var value: AXStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var language: AXStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var headers: AXArrayReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var respondsToUser: AXBoolReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var expandedStatus: AXExpandedStatusReturnBlock?
    var inputLabels: AXStringArrayReturnBlock?
    var attributedInputLabels: AXAttributedStringArrayReturnBlock?
    var actions: AXCustomActionsReturnBlock?
    var rotors: AXCustomRotorsReturnBlock?
    var customContent: AXCustomContentReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}
