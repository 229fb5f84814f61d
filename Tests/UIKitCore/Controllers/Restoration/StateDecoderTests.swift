// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitCore

/// An object of an application, found by its name, with an optional value that older versions of it didn't have.
final class RestoredBookmark: NSObject, NSCoding {
    let page: Int
    let title: String?
    let inner: RestoredBookmark?

    init(page: Int, inner: RestoredBookmark? = nil) {
        self.page = page
        self.inner = inner
        title = nil
    }

    init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String
        inner = coder.decodeObject(forKey: "inner") as? RestoredBookmark
        page = coder.decodeInteger(forKey: "page")
    }

    func encode(with coder: NSCoder) {
        coder.encode(page, forKey: "page")
        if let inner { coder.encode(inner, forKey: "inner") }
    }
}

@Suite("Decoding saved states")
struct StateDecoderTests {
    /// Returns an archive, as XML in which the text `search` is replaced.
    private func archive(replacing search: String = "", with text: String = "", _ encode: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .xml
        encode(archiver)
        archiver.finishEncoding()
        guard !search.isEmpty else { return archiver.encodedData }
        let source = String(decoding: archiver.encodedData, as: UTF8.self)
        #expect(source.contains(search))
        return Data(source.replacing(search, with: text).utf8)
    }

    @Test("A missing value is nil, 0, or false, and the others can still be read")
    func missingValues() throws {
        let coder = try StateDecoder(archive { $0.encode("kept" as NSString, forKey: "last") })
        #expect(coder.decodeObject(forKey: "gone") == nil)
        #expect(coder.decodeObject(of: NSString.self, forKey: "gone") == nil)
        #expect(coder.decodeObject(of: [NSString.self, NSArray.self], forKey: "gone") == nil)
        #expect(coder.decodePropertyList(forKey: "gone") == nil)
        #expect(coder.decodeInteger(forKey: "gone") == 0 && coder.decodeInt32(forKey: "gone") == 0)
        #expect(coder.decodeInt64(forKey: "gone") == 0 && coder.decodeCInt(forKey: "gone") == 0)
        #expect(coder.decodeDouble(forKey: "gone") == 0 && coder.decodeFloat(forKey: "gone") == 0)
        #expect(!coder.decodeBool(forKey: "gone") && !coder.containsValue(forKey: "gone"))
        #expect(coder.withDecodedUnsafeBytes(forKey: "gone") { $0 == nil })
        #expect(coder.decodeRect(forKey: "gone") == .zero)
        #expect(coder.decodeObject() == nil && coder.decodeData() == nil)
        #expect(coder.decodeObject(forKey: "last") as? String == "kept")
    }

    @Test("A value of another type is nil or 0, and the others can still be read")
    func otherTypes() throws {
        let coder = try StateDecoder(
            archive { coder in
                coder.encode(7, forKey: "number")
                coder.encode("text" as NSString, forKey: "text")
            })
        #expect(coder.decodeObject(forKey: "number") == nil)
        #expect(coder.decodeInteger(forKey: "text") == 0 && coder.decodeDouble(forKey: "text") == 0)
        #expect(coder.decodeObject(of: NSURL.self, forKey: "text") == nil)
        #expect(coder.decodeObject(forKey: "text") as? String == "text")
        #expect(coder.decodeInteger(forKey: "number") == 7)
    }

    @Test("An object of an unknown class, alone or in a collection, is nil, and the others can still be read")
    func damagedObjects() throws {
        let data = archive(replacing: "<string>NSUUID</string>", with: "<string>NSGone</string>") { coder in
            coder.encode(NSUUID(), forKey: "alone")
            coder.encode(NSArray(array: ["a", NSUUID()]), forKey: "list")
            coder.encode(NSArray(array: ["b"]), forKey: "other")
        }
        let coder = try StateDecoder(data)
        #expect(coder.decodeObject(forKey: "alone") == nil)
        #expect(coder.decodeObject(forKey: "list") == nil)
        #expect(coder.decodeObject(forKey: "other") as? [String] == ["b"])
    }

    @Test("An application's object with a missing value is decoded too, wherever it is nested")
    func nestedObjects() throws {
        let coder = try StateDecoder(
            archive { coder in
                coder.encode(RestoredBookmark(page: 3, inner: RestoredBookmark(page: 4)), forKey: "bookmark")
                coder.encode(NSArray(array: [RestoredBookmark(page: 5)]), forKey: "list")
            })
        let bookmark = try #require(coder.decodeObject(forKey: "bookmark") as? RestoredBookmark)
        #expect(bookmark.page == 3 && bookmark.title == nil && bookmark.inner?.page == 4)
        #expect((coder.decodeObject(forKey: "list") as? [RestoredBookmark])?.map(\.page) == [5])
        #expect(coder.decodeObject(forKey: "gone") == nil)
    }

    @Test("Data that isn't an archive is refused", arguments: ["", "nonsense", "<plist><dict/></plist>"])
    func otherData(_ text: String) {
        #expect(throws: (any Error).self) { try StateDecoder(Data(text.utf8)) }
    }
}
