// SPDX-License-Identifier: MIT
import UIKit

/// Opening a large storyboard, of which one scene is needed, and creating a controller's view from a nib.
final class StoryboardScenario: Scenario {
    private static let repetitions = 15

    func run(in view: UIView) async -> [TableRow] {
        guard let folder = makeFiles() else { return [] }
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = Bundle(path: folder.path)
        var (opening, loading, repeated): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for _ in 0..<Self.repetitions {
            opening.append(
                ProcessorTime.of {
                    UIStoryboard(name: "Large", bundle: bundle).instantiateInitialViewController()?.loadViewIfNeeded()
                })
            loading.append(ProcessorTime.of { UIViewController(nibName: "Panel", bundle: bundle).loadViewIfNeeded() })
            let nib = UINib(nibName: "Panel", bundle: bundle)
            repeated.append(ProcessorTime.of { _ = nib.instantiate(withOwner: UIViewController()) })
        }
        return [
            Figures(opening).row("initial scene of a storyboard of 100 scenes", target: 10),
            Figures(loading).row("controller of 50 views and 80 constraints from a nib", target: 3),
            Figures(repeated).row("the same from a nib in memory", target: 3),
        ]
    }

    private func makeFiles() -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Large.storyboard"))
            try Data(nib.utf8).write(to: folder.appendingPathComponent("Panel.xib"))
            return folder
        } catch {
            return nil
        }
    }

    private var storyboard: String {
        let scenes = (0..<100).map { index in
            """
            <scene sceneID="s\(index)"><objects>
                <viewController title="Scene \(index)" id="c\(index)" sceneMemberID="viewController">
                    \(content("v\(index)", key: " key=\"view\""))
                    <connections><segue destination="c\((index + 1) % 100)" kind="show" id="g\(index)"/></connections>
                </viewController></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c0">
            <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
            """
    }

    private var nib: String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v" id="o"/></connections></placeholder>
            \(content("v", key: ""))
        </objects></document>
        """
    }

    /// A view with 49 labels and buttons in a column, and 80 constraints.
    private func content(_ id: String, key: String) -> String {
        let views = (0..<49).map { index in
            index % 2 == 0
                ? """
                <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Label \(index)"
                    textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO"
                    id="\(id)-\(index)"><rect key="frame" x="20" y="\(20 * index)" width="100" height="20"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/></label>
                """
                : """
                <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation"
                    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-\(index)">
                    <rect key="frame" x="20" y="\(20 * index)" width="100" height="20"/>
                    <state key="normal" title="Button \(index)"/></button>
                """
        }
        let tops = (0..<49).map { index in
            let above = index == 0 ? (id, "top") : ("\(id)-\(index - 1)", "bottom")
            return """
                <constraint firstItem="\(id)-\(index)" firstAttribute="top" secondItem="\(above.0)"
                    secondAttribute="\(above.1)" constant="4" id="\(id)-t\(index)"/>
                """
        }
        let sides = (0..<31).map { index in
            """
            <constraint firstItem="\(id)-\(index)" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading"
                constant="20" id="\(id)-l\(index)"/>
            """
        }
        return """
            <view\(key) contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="0" width="400" height="1200"/>
                <subviews>\(views.joined(separator: "\n"))</subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>\((tops + sides).joined(separator: "\n"))</constraints></view>
            """
    }
}
