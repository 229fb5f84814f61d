// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Bitmaps")
struct BitmapTests {
    @Test("A new bitmap is transparent")
    func newBitmapIsTransparent() throws {
        let bitmap = try Bitmap(width: 3, height: 2)
        for y in 0..<2 {
            for x in 0..<3 { #expect(bitmap.pixel(x: x, y: y) == .clear) }
        }
    }

    @Test("Pixels outside are read as clear")
    func pixelsOutsideAreReadAsClear() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        bitmap.makeContext().fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 1, y: 0) == .clear)
        #expect(bitmap.pixel(x: 0, y: -1) == .clear)
    }

    @Test("Empty sizes are rejected", arguments: [(0, 5), (5, 0), (-1, 5), (Int.min, 1)])
    func emptySizesAreRejected(width: Int, height: Int) {
        #expect(throws: GraphicsError.emptySize(width: width, height: height)) {
            try Bitmap(width: width, height: height)
        }
    }

    @Test("Sizes beyond Cairo's limits are rejected", arguments: [(32_768, 1), (1, 32_768), (Int.max, Int.max)])
    func sizesBeyondCairosLimitsAreRejected(width: Int, height: Int) {
        #expect(throws: GraphicsError.tooLarge(width: width, height: height, limit: 32_767)) {
            try Bitmap(width: width, height: height)
        }
    }

    @Test("The maximum side length is supported")
    func maximumSideLengthIsSupported() throws {
        let bitmap = try Bitmap(width: Bitmap.maximumSide, height: 1)
        let context = bitmap.makeContext()
        context.fill(CGRect(x: 0, y: 0, width: Bitmap.maximumSide, height: 1))
        #expect(bitmap.pixel(x: Bitmap.maximumSide - 1, y: 0).alpha == 255)
    }

    @Test("Rows of a mask are padded to four bytes")
    func rowsOfMaskArePaddedToFourBytes() throws {
        let bitmap = try Bitmap(width: 5, height: 3, format: .alpha8)
        #expect(bitmap.bytesPerRow == 8)
        bitmap.makeContext().fill(CGRect(x: 4, y: 2, width: 1, height: 1))
        #expect(bitmap.pixel(x: 4, y: 2).alpha == 255)
        #expect(bitmap.pixel(x: 3, y: 2).alpha == 0)
    }

    @Test("Borrowed memory is drawn into without being cleared or freed")
    func borrowedMemoryIsDrawnIntoWithoutBeingClearedOrFreed() throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 7)
        let address = try #require(memory.baseAddress)
        do {
            let bitmap = try Bitmap(borrowing: address, width: 2, height: 4, bytesPerRow: 16)
            #expect(bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 7, green: 7, blue: 7, alpha: 7))
            bitmap.makeContext().fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        // Readable after the bitmap has been freed; the padding between rows was not changed.
        #expect(Array(memory[0..<8]) == [0, 0, 0, 255, 0, 0, 0, 255])
        #expect(memory[8] == 7 && memory[63] == 7)
    }

    @Test("Borrowed rows must be long enough")
    func borrowedRowsMustBeLongEnough() throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 4)
        defer { memory.deallocate() }
        let address = try #require(memory.baseAddress)
        #expect(throws: GraphicsError.invalidRowLength(bytesPerRow: 7, minimum: 8)) {
            try Bitmap(borrowing: address, width: 2, height: 2, bytesPerRow: 7)
        }
        #expect(throws: GraphicsError.invalidRowLength(bytesPerRow: 10, minimum: 8)) {
            try Bitmap(borrowing: address, width: 2, height: 2, bytesPerRow: 10)
        }
        #expect(throws: GraphicsError.invalidRowLength(bytesPerRow: Int.max - 3, minimum: 8)) {
            try Bitmap(borrowing: address, width: 2, height: 2, bytesPerRow: Int.max - 3)
        }
    }

    @Test("A copy has its own pixels")
    func copyHasItsOwnPixels() throws {
        let bitmap = try Bitmap(width: 2, height: 2)
        let context = bitmap.makeContext()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try bitmap.copy()
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy.pixel(x: 0, y: 0).alpha == 255)
        #expect(bitmap.pixel(x: 0, y: 0).alpha == 0)
    }

    @Test("Access to the bytes covers all rows")
    func accessToBytesCoversAllRows() throws {
        let bitmap = try Bitmap(width: 2, height: 3)
        bitmap.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = 255 }
        }
        #expect(bitmap.withUnsafeBytes { $0.count } == 24)
        #expect(bitmap.pixel(x: 1, y: 2) == Bitmap.Pixel(red: 255, green: 255, blue: 255))
    }
}
