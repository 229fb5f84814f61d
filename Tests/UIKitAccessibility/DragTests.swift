// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitDragDrop
import UIKitTesting

@Suite(.serialized)
@MainActor
struct DragTests {
    private final class Source: UIView, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "Robin" as NSString))]
        }
    }

    private final class Goal: UIView, UIDropInteractionDelegate {
        var drops = 0

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { drops += 1 }
    }

    @Test("Content is dragged by an action of its source, and dropped by one of a goal")
    func dragging() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let source = Source(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        source.isAccessibilityElement = true
        source.accessibilityLabel = "Robin"
        source.isUserInteractionEnabled = true
        source.addInteraction(UIDragInteraction(delegate: source))
        source.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Robin", view: source)]
        let goal = Goal(frame: CGRect(x: 250, y: 150, width: 100, height: 100))
        goal.isAccessibilityElement = true
        goal.accessibilityLabel = "Nest"
        goal.addInteraction(UIDropInteraction(delegate: goal))
        goal.accessibilityDropPointDescriptors = [UIAccessibilityLocationDescriptor(name: "Nest", view: goal)]
        root.addSubview(source)
        root.addSubview(goal)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let (from, to) = (try #require(tree.id(of: source)), try #require(tree.id(of: goal)))
        func action(_ name: String, of id: AccessibilityID) -> Int? {
            tree.element(id)?.actions.firstIndex { $0.name == name }
        }
        #expect(action("drop Nest", of: to) == nil)
        #expect(tree.perform(actionAt: try #require(action("drag Robin", of: from)), of: from))
        #expect(tree.perform(actionAt: try #require(action("drop Nest", of: to)), of: to))
        stage.advance(by: 2)
        try stage.settle()
        #expect(goal.drops == 1 && action("drop Nest", of: to) == nil)
    }
}
