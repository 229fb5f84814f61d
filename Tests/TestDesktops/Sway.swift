// SPDX-License-Identifier: MIT
public import Foundation
package import Graphics
public import TestProcesses

/// A compositor process running sway: one output of 800 × 600 points, with floating windows at its top-left corner and
/// no borders.
public final class Sway: Sendable {
    /// Whether sway and the tools it needs here are installed.
    public static let isInstalled = Program.areInstalled("sway", "swaymsg", "grim", "setpriv")
    /// The output's size in points.
    public static let size = (width: 800, height: 600)
    /// A position in points that no window covers.
    public static let corner = CGPoint(x: 790, y: 590)

    /// The process.
    public let compositor: DesktopProcess
    /// The output's scale.
    public let scale: Int
    /// The virtual input devices.
    public let hand: VirtualHand

    /// Starts sway.
    ///
    /// In the directory of one that has ended it reuses the socket's name.
    public init(scale: Int = 1, in folder: TemporaryFolder? = nil) async throws {
        self.scale = scale
        let folder = try folder ?? TemporaryFolder()
        let announcer = try await DesktopProcess.announcer(in: folder)
        let configuration = try folder.write(
            """
            default_border none
            default_floating_border none
            floating_minimum_size 1 x 1
            floating_maximum_size -1 x -1
            input * repeat_delay 200
            input * repeat_rate 40
            for_window [app_id=".*"] floating enable, move position 0 0
            output * mode --custom \(Self.size.width * scale)x\(Self.size.height * scale)@60Hz scale \(scale)
            exec sh \(announcer)

            """, to: "config")
        var command = ["sway", "--config", configuration]
        if getuid() == 0 {
            // sway refuses to run as root; any other user works.
            let nobody = 65534
            command = ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] + command
            try folder.give(toUser: nobody, group: nobody)
        }
        compositor = try await DesktopProcess(
            Program.required(command[0]), Array(command.dropFirst()),
            environment: [
                "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
                "WLR_HEADLESS_OUTPUTS": "1",
            ], in: folder)
        hand = try VirtualHand(display: compositor.display, area: Self.size)
    }

    /// Sends a command to sway.
    @discardableResult
    public func message(_ arguments: String...) async throws -> String {
        let socket = compositor.announcement.last ?? ""
        return try await ChildProcess.run(Program.required("swaymsg"), ["--socket", socket, "--raw"] + arguments).output
    }

    /// Returns the existing windows.
    public func windows() async throws -> [Window] {
        let tree = try await message("-t", "get_tree")
        return try JSONDecoder().decode(Node.self, from: Data(tree.utf8)).windows
    }

    /// Returns the position and size of a window's content in points; `nil` if there is no such window.
    public func frame(ofWindowTitled title: String) async throws -> CGRect? {
        let tree = try await message("-t", "get_tree")
        return try JSONDecoder().decode(Node.self, from: Data(tree.utf8)).frame(ofWindowTitled: title)
    }

    /// Returns the names of all outputs, including disabled ones.
    public func outputs() async throws -> [String] {
        struct Output: Decodable {
            var name: String
        }
        let list = try await message("-t", "get_outputs")
        return try JSONDecoder().decode([Output].self, from: Data(list.utf8)).map(\.name)
    }

    /// Returns a screenshot, in pixels.
    package func screenshot() async throws -> Bitmap {
        let path = compositor.folder.path(of: "screen.png")
        try await ChildProcess.run(Program.required("grim"), ["-l", "1", path], environment: compositor.environment)
        return try ImageDecoder.image(contentsOfFile: path).bitmap
    }

    /// A window as reported by sway, with the size of its content.
    public struct Window: Hashable, Sendable {
        /// The title.
        public var title: String
        /// The application identifier.
        public var application: String
        /// The size of the content in points.
        public var size: CGSize

        /// Creates a description of a window.
        public init(title: String, application: String, size: CGSize) {
            self.title = title
            self.application = application
            self.size = size
        }
    }

    private struct Node: Decodable {
        struct Rectangle: Decodable {
            var x: Int
            var y: Int
            var width: Int
            var height: Int
        }

        var name: String?
        var app_id: String?
        var rect: Rectangle
        var nodes: [Node]
        var floating_nodes: [Node]

        func frame(ofWindowTitled title: String) -> CGRect? {
            if app_id != nil, name == title {
                return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
            }
            return (nodes + floating_nodes).lazy.compactMap { $0.frame(ofWindowTitled: title) }.first
        }

        var windows: [Window] {
            let own = app_id.map {
                Window(title: name ?? "", application: $0, size: CGSize(width: rect.width, height: rect.height))
            }
            return (own.map { [$0] } ?? []) + (nodes + floating_nodes).flatMap(\.windows)
        }
    }
}
