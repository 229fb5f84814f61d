// SPDX-License-Identifier: MIT

/// Eight premultiplied pixels that are processed at once, with two channels of each in the halves of a lane.
///
/// Products of channels are divided by 255 and rounded exactly as Cairo does, so that both give the same result.
struct EightPixels {
    static let count = 8

    private var lanes: SIMD8<UInt32>

    @inline(__always)
    private init(_ lanes: SIMD8<UInt32>) {
        self.lanes = lanes
    }

    @inline(__always)
    init(repeating pixel: UInt32) {
        lanes = SIMD8(repeating: pixel)
    }

    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>) {
        lanes = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    /// Creates pixels of an opaque color, each with one of eight coverages (0...255), which are the bytes of `coverage`.
    @inline(__always)
    init(_ color: UInt32, coverage: UInt64) {
        let alpha = SIMD8<UInt32>(truncatingIfNeeded: unsafeBitCast(coverage, to: SIMD8<UInt8>.self))
        lanes = EightPixels(repeating: color).multiplied(by: Self.halves(alpha | (alpha &<< 16)))
    }

    /// The coverages of the pixels, as bytes.
    @inline(__always)
    var coverage: UInt64 { unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: lanes &>> 24), to: UInt64.self) }

    /// Returns the bits in which the pixels differ from others.
    @inline(__always)
    func difference(from other: EightPixels) -> SIMD8<UInt32> { lanes ^ other.lanes }

    @inline(__always)
    func store(to pixels: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(pixels).storeBytes(of: lanes, as: SIMD8<UInt32>.self)
    }

    /// Returns these pixels composited over `target`.
    @inline(__always)
    func over(_ target: EightPixels) -> EightPixels {
        let rest = 255 &- (lanes &>> 24)
        let factors = Self.halves(rest | (rest &<< 16))
        return EightPixels(lanes &+ target.multiplied(by: factors))
    }

    /// The pixels' alpha (0...255).
    @inline(__always)
    func faded(by alpha: UInt16) -> EightPixels {
        EightPixels(multiplied(by: SIMD16(repeating: alpha)))
    }

    /// Returns a mix of these pixels and `other`, with `share` (0...256) of the latter, rounded down.
    @inline(__always)
    func mixed(with other: EightPixels, share: UInt16) -> EightPixels {
        let (mine, others) = (SIMD16<UInt16>(repeating: 256 &- share), SIMD16<UInt16>(repeating: share))
        let low = (lowChannels &* mine &+ other.lowChannels &* others) &>> 8
        let high = highChannels &* mine &+ other.highChannels &* others
        return EightPixels(Self.lanes(low) | (Self.lanes(high) & 0xFF00_FF00))
    }

    /// Returns each channel multiplied by its factor, where 255 stands for one.
    @inline(__always)
    private func multiplied(by factors: SIMD16<UInt16>) -> SIMD8<UInt32> {
        let low = lowChannels &* factors &+ 0x80
        let high = highChannels &* factors &+ 0x80
        return Self.lanes((low &+ (low &>> 8)) &>> 8) | (Self.lanes(high &+ (high &>> 8)) & 0xFF00_FF00)
    }

    /// Blue and red.
    @inline(__always)
    private var lowChannels: SIMD16<UInt16> { Self.halves(lanes & 0x00FF_00FF) }

    /// Green and alpha.
    @inline(__always)
    private var highChannels: SIMD16<UInt16> { Self.halves((lanes &>> 8) & 0x00FF_00FF) }

    @inline(__always)
    private static func halves(_ lanes: SIMD8<UInt32>) -> SIMD16<UInt16> {
        unsafeBitCast(lanes, to: SIMD16<UInt16>.self)
    }

    @inline(__always)
    private static func lanes(_ halves: SIMD16<UInt16>) -> SIMD8<UInt32> {
        unsafeBitCast(halves, to: SIMD8<UInt32>.self)
    }
}
