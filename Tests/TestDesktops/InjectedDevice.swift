// SPDX-License-Identifier: MIT
internal import Foundation

/// The test's end of one of Xorg's "inputtest" devices.
public final class InjectedDevice: Sendable {
    /// The driver refused a request.
    public struct Refused: Error {
        /// The driver's error code.
        public var code: Int32
    }

    private let socket: Int32

    /// Connects, using version 1.1 of the driver's protocol.
    public init(_ path: String) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            unsafe bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
        }
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw Refused(code: errno) }
        send(0, Self.bytes(UInt16(1)) + Self.bytes(UInt16(1)))
        receive()
    }

    deinit {
        close(socket)
    }

    /// The phases of a touch.
    public enum Phase: UInt32 {
        case began = 18
        case moved = 19
        case ended = 20
    }

    /// Sends a touch; coordinates are in 65536ths of the root window.
    public func touch(_ number: UInt32, _ phase: Phase, x: Double, y: Double) {
        send(6, Self.bytes(number) + Self.bytes(phase.rawValue) + Self.valuators([0: x, 1: y]))
        synchronize()
    }

    /// Moves the pointer by a number of pixels.
    public func move(_ x: Double, _ y: Double) {
        send(2, Self.bytes(UInt32(0)) + Self.bytes(UInt32(0)) + Self.valuators([0: x, 1: y]))
        synchronize()
    }

    /// Scrolls in the driver's units, of which a wheel click has 120.
    public func scroll(_ x: Double, _ y: Double) {
        send(2, Self.bytes(UInt32(0)) + Self.bytes(UInt32(0)) + Self.valuators([2: x, 3: y]))
        synchronize()
    }

    private func synchronize() {
        send(1, [])
        receive()
    }

    private func send(_ type: UInt32, _ body: [UInt8]) {
        let message = Self.bytes(UInt32(8 + body.count)) + Self.bytes(type) + body
        _ = unsafe write(socket, message, message.count)
    }

    private func receive() {
        var answer = [UInt8](repeating: 0, count: 64)
        _ = unsafe read(socket, &answer, answer.count)
    }

    private static func bytes<Value: BitwiseCopyable>(_ value: Value) -> [UInt8] {
        unsafe withUnsafeBytes(of: value) { unsafe Array($0) }
    }

    /// A mask, then 64 numbers, then 64 without acceleration; doubles are aligned to 8 bytes.
    private static func valuators(_ values: [Int: Double]) -> [UInt8] {
        var mask = [UInt8](repeating: 0, count: 8)
        var numbers = [Double](repeating: 0, count: 128)
        for (axis, value) in values {
            mask[axis / 8] |= 1 << UInt8(axis % 8)
            numbers[axis] = value
        }
        return bytes(UInt32(0)) + mask + [0, 0, 0, 0] + numbers.flatMap { bytes($0) }
    }
}
