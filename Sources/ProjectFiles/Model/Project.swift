// SPDX-License-Identifier: MIT
package import Foundation

/// The content of a project, independent of the tool that wrote it.
package struct Project: Hashable, Sendable {
    package let name: String
    /// The folder that contains every file of the project.
    package let folder: URL
    package var targets: [ProjectTarget]
    /// Content that was skipped.
    package var warnings: [ProjectWarning]

    package init(name: String, folder: URL, targets: [ProjectTarget], warnings: [ProjectWarning] = []) {
        self.name = name
        self.folder = folder
        self.targets = targets
        self.warnings = warnings
    }

    /// The targets that build applications.
    package var applications: [ProjectTarget] { targets.filter { $0.product == .application } }

    /// Returns the application with a name, or the only one.
    /// - Throws: `ProjectError` if there is none, or if there are several and no name is given.
    package func application(named name: String?) throws -> ProjectTarget {
        let names = applications.map(\.name).joined(separator: ", ")
        if let name {
            guard let target = applications.first(where: { $0.name == name }) else {
                throw ProjectError(
                    file: folder.path,
                    "There is no application \(name)\(names.isEmpty ? "" : "; the project has \(names)").")
            }
            return target
        }
        guard let first = applications.first else {
            throw ProjectError(file: folder.path, "The project has no target that builds an application.")
        }
        guard applications.count == 1 else {
            throw ProjectError(
                file: folder.path, "The project has the applications \(names). Choose one with --target.")
        }
        return first
    }

    /// Returns a target and the targets that it depends on, dependencies first.
    package func closure(of target: ProjectTarget) -> [ProjectTarget] {
        var found: [ProjectTarget] = []
        var seen: Set<String> = []
        func visit(_ target: ProjectTarget) {
            guard seen.insert(target.name).inserted else { return }
            for name in target.dependencies { targets.first { $0.name == name }.map(visit) }
            found.append(target)
        }
        visit(target)
        return found
    }
}
