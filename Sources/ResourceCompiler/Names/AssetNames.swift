// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

/// The names of a target's assets, from which the Swift source for `ImageResource` and `ColorResource` is made.
package struct AssetNames {
    private var images = Group()
    private var colors = Group()

    package init() {}

    mutating func add(_ kind: AssetKind, namespace: [String], name: String) {
        let path = (namespace + [name]).joined(separator: "/")
        switch kind {
        case .image: images.add(name, path: path, in: namespace[...], dropping: "Image")
        case .color: colors.add(name, path: path, in: namespace[...], dropping: "Color")
        // Data and symbols have no generated names in UIKit either.
        case .data, .symbol: break
        }
    }

    /// Swift source with a member for each image and color; `UIImage` and `UIColor` get one too unless they already
    /// have a member of that name.
    package var source: String {
        var lines = [
            "// Generated from the asset catalogs of this target.", "import Foundation",
            "import UIKit",
        ]
        lines += images.source(of: "ImageResource", kind: "image")
        lines += colors.source(of: "ColorResource", kind: "color")
        lines += images.shortcuts(of: "UIImage", resource: "ImageResource", reserved: Self.imageMembers)
        lines += colors.shortcuts(of: "UIColor", resource: "ColorResource", reserved: Self.colorMembers)
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Member {
        let name: SwiftName
        let path: String
    }

    /// The assets of a folder that provides a namespace.
    private struct Group {
        var members: [Member] = []
        var groups: [(name: SwiftName, group: Group)] = []

        mutating func add(_ name: String, path: String, in namespace: ArraySlice<String>, dropping suffix: String) {
            if let first = namespace.first {
                guard let type = SwiftName(type: first) else { return }
                let index = groups.firstIndex { $0.name == type } ?? groups.endIndex
                if index == groups.endIndex { groups.append((type, Group())) }
                groups[index].group.add(name, path: path, in: namespace.dropFirst(), dropping: suffix)
            } else if let member = SwiftName(member: name, dropping: suffix),
                // Of two assets whose names differ only in punctuation, the first has the member.
                !members.contains(where: { $0.name == member })
            {
                members.append(Member(name: member, path: path))
            }
        }

        private var isEmpty: Bool { members.isEmpty && groups.isEmpty }

        func source(of type: String, kind: String) -> [String] {
            isEmpty ? [] : ["", "extension \(type) {"] + body(of: type, kind: kind, indent: "    ") + ["}"]
        }

        private func body(of type: String, kind: String, indent: String) -> [String] {
            var lines = members.flatMap { member in
                [
                    "\(indent)/// The \(kind) \"\(AssetNames.escaped(member.path))\".",
                    "\(indent)static let \(member.name.source) = "
                        + "\(type)(name: \"\(AssetNames.escaped(member.path))\", bundle: .module)",
                ]
            }
            for (name, group) in groups where !group.isEmpty {
                lines += ["", "\(indent)enum \(name.source) {"]
                lines += group.body(of: type, kind: kind, indent: indent + "    ")
                lines += ["\(indent)}"]
            }
            return lines
        }

        func shortcuts(of type: String, resource: String, reserved: Set<String>) -> [String] {
            let free = members.filter { !reserved.contains($0.name.text) }
            guard !free.isEmpty else { return [] }
            let lines = free.map { member in
                "    static var \(member.name.source): \(type) { \(type)(resource: .\(member.name.source)) }"
            }
            return ["", "@MainActor", "extension \(type) {"] + lines + ["}"]
        }
    }

    fileprivate static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let imageMembers: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

    private static let colorMembers: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
        "yellow",
    ]
}
