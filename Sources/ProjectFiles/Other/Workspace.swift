// SPDX-License-Identifier: MIT
import Foundation

/// Reads the projects to which an Xcode workspace refers.
enum Workspace {
    static func read(_ file: URL, configuration: String) throws -> Project {
        let list = file.appendingPathComponent("contents.xcworkspacedata")
        let text = try ProjectText.text(of: list)
        let folder = ProjectFolder(file.deletingLastPathComponent())
        var targets: [ProjectTarget] = []
        var warnings: [ProjectWarning] = []
        var seen: Set<String> = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let start = line.range(of: "location"), let opening = line[start.upperBound...].firstIndex(of: "\""),
                let closing = line[line.index(after: opening)...].firstIndex(of: "\"")
            else { continue }
            let parts = line[line.index(after: opening)..<closing].split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[1].hasSuffix(".xcodeproj") else { continue }
            let project =
                parts[0] == "absolute"
                ? URL(fileURLWithPath: String(parts[1])) : folder.url.appendingPathComponent(String(parts[1]))
            guard folder.contains(project) else {
                warnings.append(
                    ProjectWarning(
                        file: list.path, line: number + 1,
                        message: "\(parts[1]) is outside of the workspace, and is skipped."))
                continue
            }
            guard seen.insert(project.standardizedFileURL.path).inserted else { continue }
            guard FileManager.default.fileExists(atPath: project.path) else {
                let message = "\(parts[1]) doesn't exist, and is skipped."
                warnings.append(ProjectWarning(file: list.path, line: number + 1, message: message))
                continue
            }
            var reader = try XcodeProject(project, configuration: configuration, root: folder)
            let content = try reader.read()
            warnings += content.warnings
            for target in content.targets {
                guard !targets.contains(where: { $0.name == target.name }) else {
                    throw ProjectError(
                        file: list.path, line: number + 1,
                        "Two targets have the name \(target.name). Rename one of them.")
                }
                targets.append(target)
            }
        }
        guard !targets.isEmpty else {
            throw ProjectError(file: list.path, "The workspace has no project with targets.")
        }
        return Project(
            name: file.deletingPathExtension().lastPathComponent, folder: folder.url, targets: targets,
            warnings: warnings)
    }
}
