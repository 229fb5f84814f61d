// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

extension AssetReader {
    func colors(_ entries: [ContentsFile.Entry]?) throws(CompilerFailure) -> Result {
        read(entries) { (entry) throws(CompilerFailure) in
            guard let color = entry.color else { return [] }
            if let reference = color.reference {
                var rendition = AssetRendition(format: .systemColor)
                rendition.text = reference
                return [rendition]
            }
            return [AssetRendition(color: try components(of: color).map { Float($0) })]
        }
    }

    /// Returns the components of a color converted to sRGB.
    private func components(of color: ContentsFile.Color) throws(CompilerFailure) -> [Double] {
        func component(_ name: String) throws(CompilerFailure) -> Double {
            guard let value = color.components?[name]?.value else {
                throw CompilerFailure(
                    path: folder.path(of: "Contents.json"), text: "a color has no number for \"\(name)\"")
            }
            return value
        }
        let alpha = color.components?["alpha"] == nil ? 1 : try component("alpha")
        let space = color.colorSpace ?? "srgb"
        switch space {
        case "srgb", "extended-srgb":
            return [try component("red"), try component("green"), try component("blue"), alpha]
        case "display-p3":
            let converted = DisplayP3.sRGB(
                red: try component("red"), green: try component("green"), blue: try component("blue"))
            return converted + [alpha]
        case "extended-linear-srgb":
            let linear = [try component("red"), try component("green"), try component("blue")]
            return linear.map(DisplayP3.encoded) + [alpha]
        case "gray-gamma-22", "extended-gray":
            let white = try component("white")
            return [white, white, white, alpha]
        default:
            throw CompilerFailure(
                path: folder.path(of: "Contents.json"),
                text: "the color space \"\(space)\" is unknown; known are srgb, extended-srgb, extended-linear-srgb, "
                    + "display-p3, gray-gamma-22, and extended-gray")
        }
    }
}
