// SPDX-License-Identifier: MIT
import UIKit

/// Generated landscapes for users without photos.
@MainActor
enum SamplePhotos {
    static let names = [
        "Coast": ["Morning", "Headland", "Low Tide", "Lighthouse", "Dunes"],
        "Mountains": ["First Snow", "The Pass", "Blue Hour", "Ridge", "Larches", "Valley"],
        "North": ["Fjord", "Midnight Sun", "Islands", "Harbor"],
    ]

    /// The folder of the samples, in the user's cache.
    nonisolated static var folder: URL {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let cache = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { path in
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
        }
        return (cache ?? home.appendingPathComponent(".cache")).appendingPathComponent("photos/samples")
    }

    /// Writes the samples into `folder`, unless they are there.
    ///
    /// The folder gets its name once it is complete, so that an application that ends meanwhile makes all of them later.
    static func make(in folder: URL) async {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        let part = folder.appendingPathExtension("part")
        try? FileManager.default.removeItem(at: part)
        for (group, names) in names.sorted(by: { $0.key < $1.key }) {
            let target = part.appendingPathComponent(group)
            try? FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for name in names {
                let image = landscape(seed: name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 9973 })
                await write(image, to: target.appendingPathComponent(name + ".jpg"))
            }
        }
        do { try FileManager.default.moveItem(at: part, to: folder) } catch {
            NSLog("The samples can't be kept: \(error)")
            try? FileManager.default.removeItem(at: part)
        }
    }

    @concurrent
    private static func write(_ image: UIImage, to url: URL) async {
        try? image.jpegData(compressionQuality: 0.9)?.write(to: url)
    }

    // MARK: - Drawing

    /// A sky with a sun above rows of hills, in colors that follow from `seed`.
    static func landscape(seed: Int, size: CGSize = CGSize(width: 1200, height: 800)) -> UIImage {
        var random = Generator(state: UInt64(seed) &+ 1)
        // Every third picture is upright.
        let size = seed.isMultiple(of: 3) ? CGSize(width: size.height, height: size.width) : size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let hue = CGFloat.random(in: 0...1, using: &random)
            let sky = [
                UIColor(hue: hue, saturation: 0.35, brightness: 0.55, alpha: 1).cgColor,
                UIColor(hue: 0.08 + hue * 0.06, saturation: 0.28, brightness: 0.97, alpha: 1).cgColor,
            ]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky, locations: [0, 1]) {
                context.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75),
                    options: [.drawsAfterEndLocation])
            }
            sun(in: size, random: &random)
            for row in 0..<5 { hills(row, hue: hue, size: size, random: &random) }
        }
    }

    private static func sun(in size: CGSize, random: inout Generator) {
        let x = size.width * CGFloat.random(in: 0.2...0.8, using: &random)
        let y = size.height * CGFloat.random(in: 0.22...0.45, using: &random)
        for (share, alpha) in [(0.12, 0.18), (0.085, 0.3), (0.055, 0.95)] as [(CGFloat, CGFloat)] {
            let radius = size.height * share
            UIColor(red: 1, green: 0.96, blue: 0.86, alpha: alpha).setFill()
            UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
        }
    }

    /// A row of hills as the sum of three waves; later rows are nearer and darker.
    private static func hills(_ row: Int, hue: CGFloat, size: CGSize, random: inout Generator) {
        let depth = CGFloat(row) / 4
        UIColor(hue: hue, saturation: 0.22 + 0.3 * depth, brightness: 0.72 - 0.5 * depth, alpha: 1).setFill()
        var waves: [Wave] = []
        for number in 1...3 {
            waves.append(
                Wave(
                    height: size.height * CGFloat.random(in: 0.02...0.075, using: &random) / CGFloat(number),
                    turns: CGFloat.random(in: 0.6...1.4, using: &random) * CGFloat(number),
                    phase: CGFloat.random(in: 0...6.3, using: &random)))
        }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width + 6, by: 6) {
            var y = size.height * (0.5 + 0.1 * CGFloat(row))
            for wave in waves { y += wave.height(at: x / size.width) }
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: size.width + 6, y: size.height))
        path.close()
        path.fill()
    }

    private struct Wave {
        var height: CGFloat
        var turns: CGFloat
        var phase: CGFloat

        /// The height at a position from 0 to 1.
        func height(at position: CGFloat) -> CGFloat { height * sin(position * 2 * .pi * turns + phase) }
    }

    /// A generator whose numbers are the same in each launch.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
