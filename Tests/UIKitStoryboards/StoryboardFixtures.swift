// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// Records calls, to be compared with the expected ones.
@MainActor
enum Trace {
    static var calls: [String] = []

    /// Returns the calls since the last time.
    static func taken() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that records its callbacks, by its title.
class TracedSceneController: UIViewController {
    var button: UIButton?
    var field: UITextField?
    var payload: String?
    /// Called in `prepare(for:sender:)`.
    var prepares: ((UIStoryboardSegue) -> Void)?
    var allowed = true

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Trace.calls.append("\(title ?? "") init(coder:)")
    }

    init?(coder: NSCoder, payload: String) {
        super.init(coder: coder)
        self.payload = payload
    }

    isolated deinit { Trace.calls.append("\(title ?? "") deinit") }

    override class var outlets: OutletTable {
        super.outlets.adding("button", \TracedSceneController.button).adding("field", \TracedSceneController.field)
    }

    override class var actions: ActionTable {
        super.actions.adding("press:", TracedSceneController.press).adding("back:", TracedSceneController.back)
            .adding("nowhere:", TracedSceneController.press)
    }

    override class var segueActions: SegueActionTable {
        super.segueActions.adding("make:", TracedSceneController.make)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Trace.calls.append("\(title ?? "") awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let outlets = [button == nil ? nil : "button", field == nil ? nil : "field"].compactMap { $0 }
        Trace.calls.append("\(title ?? "") viewDidLoad \(outlets.joined(separator: ","))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Trace.calls.append("\(title ?? "") shouldPerformSegue \(identifier)")
        return allowed
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let destination = segue.destination
        Trace.calls.append(
            "\(title ?? "") prepare \(segue.identifier ?? "") to \(destination.title ?? "") \(destination.isViewLoaded)"
        )
        prepares?(segue)
    }

    private func press(_ sender: AnyObject) { Trace.calls.append("\(title ?? "") press") }

    private func back(_ segue: UIStoryboardSegue) {
        Trace.calls.append("\(title ?? "") back from \(segue.source.title ?? "")")
    }

    private func make(_ coder: NSCoder, _ sender: Any?) -> TracedSceneController? {
        TracedSceneController(coder: coder, payload: "made")
    }
}

/// A segue that records its life.
final class TracedSegue: UIStoryboardSegue {
    var note = ""

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        Trace.calls.append("segue init")
    }

    isolated deinit { Trace.calls.append("segue deinit") }

    override func perform() {
        Trace.calls.append("segue perform \(note)")
        source.present(destination, animated: false)
    }
}

extension UIStoryboard {
    /// Creates a storyboard with the given scenes.
    @MainActor
    static func with(_ scenes: String..., initial: String? = "a", resources: String = "") throws -> UIStoryboard {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return try UIStoryboard(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)>
                    <dependencies><deployment identifier="iOS"/></dependencies>
                    <scenes>\(scenes.joined(separator: "\n"))</scenes>
                    <resources>\(resources)</resources>
                </document>
                """.utf8), name: "Test.storyboard", bundle: nil)
    }
}

/// Returns a scene with a traced controller whose title is its identifier.
func scene(
    _ id: String, view: String = "", identifier: String? = nil, connections: String = "", objects: String = "",
    content: String = ""
) -> String {
    let name = identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? ""
    return """
        <scene sceneID="s-\(id)"><objects>
            <viewController title="\(id)" \(name)id="\(id)" customClass="TracedSceneController"
                customModule="UIKitStoryboardsTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(id)-view">
                    <rect key="frame" x="0.0" y="0.0" width="400" height="600"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>\(view)</subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                </view>
                \(content)
                <connections>\(connections)</connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
            <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
            \(objects)
        </objects></scene>
        """
}

/// Returns a button whose segue leads to another scene.
func segueButton(_ title: String, y: Int, segue: String, id: String = UUID().uuidString) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
        <state key="normal" title="\(title)"/>
        <connections>\(segue)</connections>
    </button>
    """
}
