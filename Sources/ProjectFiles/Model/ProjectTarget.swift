// SPDX-License-Identifier: MIT
package import Foundation

/// The kind of product that a target builds.
package enum ProductKind: String, Hashable, Sendable {
    case application, library, tests, other
}

/// A file or folder that an application finds in its bundle.
package struct ProjectResource: Hashable, Sendable {
    package let file: URL
    /// The path in the bundle, such as `de.lproj/Main.strings`.
    package let destination: String

    package init(file: URL, destination: String) {
        self.file = file
        self.destination = destination
    }
}

/// A library of a Swift package.
package struct PackageProduct: Hashable, Sendable {
    package enum Location: Hashable, Sendable {
        case local(URL)
        /// `requirement` is the argument of `Package.Dependency`, such as `from: "1.2.0"`.
        case remote(url: String, requirement: String)
    }

    package let name: String
    package let location: Location

    package init(name: String, location: Location) {
        self.name = name
        self.location = location
    }
}

/// A target of a project.
package struct ProjectTarget: Hashable, Sendable {
    package var name: String
    /// The name that sources import, and that precedes class names in storyboards.
    package var module: String
    package var product: ProductKind
    package var sources: [URL] = []
    package var resources: [ProjectResource] = []
    /// The names of targets in the same project.
    package var dependencies: [String] = []
    package var packages: [PackageProduct] = []
    /// The language version, such as `5.0`.
    package var swiftVersion = "5"
    /// The oldest version of iOS on which the application runs; empty if the project has none.
    package var deploymentTarget = ""
    /// The content of `Info.plist`, with the values of build settings.
    package var info: [String: InfoValue] = [:]
    package var bundleIdentifier = ""
    /// The names that `#if` finds, such as `DEBUG`.
    package var conditions: [String] = []
    /// The source with `@main` or `@UIApplicationMain`, or `main.swift`; `nil` if there is none.
    package var entryPoint: URL?

    package init(name: String, module: String, product: ProductKind) {
        self.name = name
        self.module = module
        self.product = product
    }
}
