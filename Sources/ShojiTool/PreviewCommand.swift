// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import UIKit

/// `shoji preview`: shows a scene of a storyboard, or a nib, and again whenever the file is saved.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows a scene of a storyboard, or a nib, in a window that follows the file.",
        discussion: """
            Classes of the application are not there: views of such classes are placeholders with the name of the class.
            """)

    @Argument(help: "A storyboard or nib.", completion: .file(extensions: ["storyboard", "xib"]))
    var file: String

    @Argument(help: "The identifier of a scene's controller; by default the initial scene is shown.")
    var scene: String?

    @Option(name: .customLong("png"), help: "Writes a picture to this file instead of opening a window.")
    var picture: String?

    @Flag(help: "Shows the dark appearance.")
    var dark = false

    @Option(help: "The size of the window in points, such as 390x844.")
    var size: PreviewSize = PreviewSize(width: 390, height: 844)

    func run() throws {
        guard FileManager.default.isReadableFile(atPath: file) else {
            throw ValidationError("There is no readable file \(file).")
        }
        setenv("SHOJI_APPEARANCE", dark ? "dark" : "light", 1)
        if let picture { try drawOffscreen(to: picture) }
        MainActor.assumeIsolated {
            PreviewApp.request = PreviewRequest(
                file: URL(fileURLWithPath: file), scene: scene, size: CGSize(width: size.width, height: size.height),
                followsFile: picture == nil)
            PreviewApp.main()
        }
    }

    /// Lets the application draw in memory, save a picture, and end.
    private func drawOffscreen(to picture: String) throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString).script")
        let path = URL(fileURLWithPath: picture).path
        try Data("wait 1\nscreenshot \(path)\nquit\n".utf8).write(to: script)
        setenv("SHOJI_DISPLAY", "headless", 1)
        setenv("SHOJI_HEADLESS", "\(size.width)x\(size.height)@2", 1)
        setenv("SHOJI_SCRIPT", script.path, 1)
    }
}

/// A size in points on the command line.
struct PreviewSize: ExpressibleByArgument, CustomStringConvertible {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let sides = argument.split(separator: "x").map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (1...8_192).contains(width),
            (1...8_192).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var description: String { "\(width)x\(height)" }
}
