// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import TestDesktops
import TestProcesses

/// A demo or the fixture, run with a script that pauses where the test has something to do.
///
/// A `tree` command that writes into a named pipe is such a pause: the application blocks until the test reads the
/// pipe.
final class ScriptedApplication: Sendable {
    let process: ChildProcess
    private let folder: TemporaryFolder
    private let stops: [NamedPipe]

    /// Runs the script.
    ///
    /// `stop 1`, `stop 2` and so on, in this order, are pauses, and `picture NAME` writes a screenshot.
    convenience init(_ name: String, _ arguments: String..., on compositor: DesktopProcess, script: String) throws {
        try self.init(name, arguments, environment: compositor.environment, script: script)
    }

    /// Runs the script with the environment of a desktop.
    init(_ name: String, _ arguments: [String], environment: [String: String], script: String) throws {
        let folder = try TemporaryFolder()
        var stops: [NamedPipe] = []
        let lines = try script.split(separator: "\n").map { line in
            if line.hasPrefix("stop ") {
                stops.append(try NamedPipe("stop-\(stops.count + 1)", in: folder))
                return "tree \(stops[stops.count - 1].path)"
            }
            if line.hasPrefix("picture ") { return "screenshot \(folder.path(of: String(line.dropFirst(8))))" }
            return String(line)
        }
        let path = try folder.write(lines.joined(separator: "\n") + "\n", to: "script")
        self.folder = folder
        self.stops = stops
        process = try ChildProcess(
            Program.built(name), arguments,
            environment: environment.merging(["SHOJI_SCRIPT": path, "SHOJI_RECONNECT": "0"]) { $1 })
    }

    /// Waits until the script reaches a pause and resumes it.
    ///
    /// Returns the view hierarchy at the pause.
    @discardableResult
    func pass(_ number: Int) async throws -> ViewNode {
        guard let window = try await windows(at: number).first else {
            throw ProcessFailure.ended(waitingFor: "a window", report: process.report)
        }
        return window
    }

    /// Waits until the script reaches a pause, resumes it, and returns the windows at the pause, frontmost first.
    func windows(at number: Int) async throws -> [ViewNode] {
        let data = Data(try await process.receive(from: stops[number - 1]))
        return try JSONDecoder().decode([ViewNode].self, from: data)
    }

    /// Returns the screenshot that the application wrote under that name.
    func picture(_ name: String) throws -> Bitmap {
        try ImageDecoder.image(contentsOfFile: folder.path(of: name)).bitmap
    }
}

/// A view as written by the `tree` command.
struct ViewNode: Decodable {
    private enum CodingKeys: String, CodingKey {
        case className = "class"
        case frame, text, identifier, hidden, traits, children
    }

    var className: String
    /// x, y, width and height in the window.
    var frame: [CGFloat]
    var text: String?
    var identifier: String?
    var hidden: Bool?
    var traits: [String]
    var children: [ViewNode]

    var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }

    /// Returns the first view, including this one, that satisfies the condition.
    func first(where condition: (ViewNode) -> Bool) -> ViewNode? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }
}
