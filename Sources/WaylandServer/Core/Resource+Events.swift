// SPDX-License-Identifier: MIT
internal import CWaylandServer
internal import Glibc
internal import SystemFiles
internal import WaylandWire

/// An argument of an event.
enum ResourceArgument {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String?)
    case object(Resource?)
    case array([UInt8])
    case fileDescriptor(OwnedFileDescriptor)
}

/// The implementation of generated methods.
extension Resource {
    /// Sends an event, unless the object has been destroyed or its version doesn't include the event.
    final func post(_ opcode: UInt32, _ values: [ResourceArgument] = [], since: UInt32 = 1) {
        guard let pointer = unsafe pointer, version >= since else { return }
        var memory: [UnsafeMutableRawPointer] = unsafe []
        defer { unsafe memory.forEach { unsafe free($0) } }
        unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(values.count, 1)) { arguments in
            for (index, value) in values.enumerated() {
                unsafe arguments.initializeElement(at: index, to: Self.argument(value, &memory))
            }
            unsafe wl_resource_post_event_array(pointer, opcode, arguments.baseAddress)
        }
    }

    private static func argument(_ value: ResourceArgument, _ memory: inout [UnsafeMutableRawPointer]) -> wl_argument {
        var argument = unsafe wl_argument()
        switch value {
        case .int(let number): unsafe argument.i = number
        case .uint(let number): unsafe argument.u = number
        case .fixed(let number):
            unsafe argument.f = FixedPoint.bits(number)
        case .string(let text?):
            if let copy = unsafe strdup(text) {
                unsafe memory.append(UnsafeMutableRawPointer(copy))
                unsafe argument.s = UnsafePointer(copy)
            }
        case .fileDescriptor(let file): unsafe argument.h = file.rawValue
        case .object(let object?): unsafe argument.o = object.pointer
        case .object(nil), .string(nil): unsafe argument.o = nil
        case .array(let bytes):
            let headSize = unsafe MemoryLayout<wl_array>.stride
            guard let block = unsafe malloc(headSize + bytes.count) else { break }
            unsafe memory.append(block)
            let content = unsafe block + headSize
            unsafe bytes.withUnsafeBytes { source in
                if let start = source.baseAddress { unsafe content.copyMemory(from: start, byteCount: bytes.count) }
            }
            let head = unsafe block.bindMemory(to: wl_array.self, capacity: 1)
            unsafe head.initialize(to: wl_array(size: bytes.count, alloc: bytes.count, data: content))
            unsafe argument.a = head
        }
        return unsafe argument
    }
}

extension [UInt8] {
    /// Creates the bytes of an `array` argument with 32-bit numbers: states, keys, capabilities.
    public init(wireWords words: [UInt32]) {
        self = unsafe words.withUnsafeBytes { unsafe Array($0) }
    }
}
