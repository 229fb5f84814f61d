// SPDX-License-Identifier: MIT
import Foundation

/// The content of a `Package.swift`, as `swift package dump-package` prints it.
struct PackageDescription: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]?
        let resources: [Resource]?
        let dependencies: [Dependency]?
        let settings: [Setting]?
    }

    struct Resource: Decodable {
        let path: String
    }

    /// A package that this one depends on.
    struct Package: Decodable {
        struct Local: Decodable {
            let identity: String
            let path: String
        }

        struct Remote: Decodable {
            struct Location: Decodable {
                struct Address: Decodable {
                    let urlString: String
                }
                let remote: [Address]?
            }

            let identity: String
            let location: Location
            let requirement: Requirement
        }

        struct Requirement: Decodable {
            struct Range: Decodable {
                let lowerBound: String
                let upperBound: String
            }
            let range: [Range]?
            let exact: [String]?
            let branch: [String]?
            let revision: [String]?
        }

        let fileSystem: [Local]?
        let sourceControl: [Remote]?
    }

    struct Setting: Decodable {
        struct Kind: Decodable {
            struct Value: Decodable {
                let value: String?
                private enum CodingKeys: String, CodingKey { case value = "_0" }

                init(from decoder: any Decoder) throws {
                    // Other kinds of settings have values of other types.
                    value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
                }
            }
            let define: Value?
            let swiftLanguageMode: Value?
        }
        let tool: String?
        let kind: Kind
    }

    struct ToolsVersion: Decodable {
        let version: String
        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Package]
    let swiftLanguageVersions: [String]?
    let toolsVersion: ToolsVersion
}

extension PackageDescription {
    /// A dependency of a target.
    enum Dependency: Decodable {
        case target(String)
        case product(String, package: String?)
        /// A target of the package, or a product of another one.
        case byName(String)
        /// A dependency on other systems only.
        case elsewhere

        private enum CodingKeys: String, CodingKey { case target, product, byName }

        private struct Condition: Decodable {
            let platformNames: [String]?

            /// Whether an application for iOS, or for Linux, has the dependency.
            var applies: Bool {
                guard let platformNames, !platformNames.isEmpty else { return true }
                return platformNames.contains { ["ios", "linux"].contains($0) }
            }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = container.allKeys.first else {
                self = .elsewhere
                return
            }
            var values = try container.nestedUnkeyedContainer(forKey: key)
            let name = try values.decode(String.self)
            let package = key == .product ? try values.decodeIfPresent(String.self) : nil
            if key == .product, !values.isAtEnd { _ = try values.decodeNil() }
            let condition = values.isAtEnd ? nil : try? values.decode(Condition.self)
            guard condition?.applies ?? true else {
                self = .elsewhere
                return
            }
            switch key {
            case .target: self = .target(name)
            case .product: self = .product(name, package: package)
            case .byName: self = .byName(name)
            }
        }
    }
}
