// SPDX-License-Identifier: MIT
import Foundation
import ProjectFiles

/// The text of the `Package.swift` of an application.
struct PackageManifest {
    /// The name of the package, which begins the names of the folders with resources.
    ///
    /// It has no underscore, which ends it there.
    static let packageName = "App"

    let toolkit: URL
    let language: String
    let targets: [TargetContent]

    var text: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: \(Self.literal(Self.packageName)),
            defaultLocalization: \(Self.literal(language)),
            dependencies: [
        \(packages.map { "        \($0),\n" }.joined())    ],
            targets: [
        \(targets.map(target).joined())    ]
        )

        """
    }

    private var packages: [String] {
        var lines = [".package(name: \"Shoji\", path: \(Self.literal(toolkit.path)))"]
        var identities: Set<String> = []
        for product in targets.flatMap(\.target.packages) {
            // The project's own requirement of a package comes before that of a substitute.
            guard identities.insert(Self.identity(product).lowercased()).inserted else { continue }
            let line: String =
                switch product.location {
                case .local(let url): ".package(path: \(Self.literal(url.standardizedFileURL.path)))"
                case .remote(let url, let requirement): ".package(url: \(Self.literal(url)), \(requirement))"
                }
            lines.append(line)
        }
        return lines
    }

    private func target(_ content: TargetContent) -> String {
        let target = content.target
        let modules = Set(targets.map(\.target.name))
        var dependencies = content.toolkitProducts.map { ".product(name: \(Self.literal($0)), package: \"Shoji\")" }
        for name in target.dependencies where modules.contains(name) {
            guard let other = targets.first(where: { $0.target.name == name }) else { continue }
            dependencies.append(".target(name: \(Self.literal(other.module)))")
        }
        for product in target.packages {
            dependencies.append(
                ".product(name: \(Self.literal(product.name)), package: \(Self.literal(Self.identity(product))))")
        }
        let names = Set(target.conditions.map { SettingModifier.identifier($0) }.filter { !$0.isEmpty }).sorted()
        let settings = [".swiftLanguageMode(.v\(content.languageMode))"] + names.map { ".define(\(Self.literal($0)))" }
        let kind = target.product == .application ? "executableTarget" : "target"
        return """
                    .\(kind)(
                        name: \(Self.literal(content.module)),
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        exclude: [\(content.excluded.map(Self.literal).joined(separator: ", "))],
                        resources: [\(content.resourceRules.joined(separator: ", "))],
                        swiftSettings: [\(settings.joined(separator: ", "))],
                        plugins: [.plugin(name: "ShojiResources", package: "Shoji")]),

            """
    }

    private static func identity(_ product: PackageProduct) -> String {
        switch product.location {
        case .local(let url): return url.standardizedFileURL.lastPathComponent
        case .remote(let url, _):
            let name = url.split(separator: "/").last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    /// Returns a text as a literal of Swift, without interpolations.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            default: scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
            }
        }
        return "\"\(escaped.joined())\""
    }
}
