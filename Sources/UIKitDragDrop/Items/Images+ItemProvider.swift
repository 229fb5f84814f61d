// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import UIKitCore

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UniformType.png, UniformType.jpeg, UniformType.image]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.png, UniformType.jpeg] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        try UIImage(data: data).orUnexpected()
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == UniformType.jpeg ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil)
        return nil
    }
}

/// Colors are exchanged as the desktop's four 16-bit components in native byte order: red, green, blue, and alpha.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
        let bytes = [UInt8](data)
        guard bytes.count == 8 else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
        let parts = stride(from: 0, to: 8, by: 2).map { index in
            let isLittle = UInt16(littleEndian: 1) == 1
            let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return CGFloat(UInt16(high) << 8 | UInt16(low)) / 65535
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var data = Data()
        for part in cgColor.components ?? [] {
            let value = UInt16(min(max(part, 0), 1) * 65535)
            withUnsafeBytes(of: value) { data.append(contentsOf: $0) }
        }
        let isWhole = data.count == 8
        completionHandler(isWhole ? data : nil, isWhole ? nil : NSItemProvider.ErrorCode.unavailableCoercionError)
        return nil
    }
}
