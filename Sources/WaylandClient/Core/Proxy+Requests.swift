// SPDX-License-Identifier: MIT
internal import CWayland
internal import SystemFiles
internal import WaylandWire

/// The implementation of generated methods.
extension Proxy {
    final func send(_ opcode: UInt32, _ values: [WireArgument] = [], since: UInt32 = 1) {
        requireUsable(opcode, since: since)
        unsafe marshal(opcode, values)
    }

    /// Sends a destructor request, which destroys the object on this side immediately.
    final func close(_ opcode: UInt32, _ values: [WireArgument] = [], since: UInt32 = 1) {
        requireUsable(opcode, since: since)
        guard end() else { return }
        unsafe marshal(opcode, values, flags: UInt32(WL_MARSHAL_FLAG_DESTROY))
    }

    /// Sends a request that creates an object.
    ///
    /// Its events are queued in `queue`, by default this object's. The new object has this object's version, unless the
    /// request specifies one.
    final func create<Object: Proxy>(
        _ type: Object.Type, _ opcode: UInt32, _ values: [WireArgument], version: UInt32? = nil, since: UInt32 = 1,
        on queue: EventQueue?
    ) -> Object {
        requireUsable(opcode, since: since)
        let queue = queue ?? self.queue
        precondition(queue.connection === self.queue.connection, "A queue serves only its own display's objects.")
        var factory = unsafe pointer
        if queue !== self.queue {
            // A wrapper on the other queue: the new object is on that queue from its creation, whereas moving it later
            // could leave its first events in the old one.
            guard let wrapper = unsafe wl_proxy_create_wrapper(UnsafeMutableRawPointer(pointer)) else {
                preconditionFailure("No memory for a new \(Object.interface.name).")
            }
            unsafe factory = OpaquePointer(wrapper)
            unsafe wl_proxy_set_queue(factory, queue.pointer)
        }
        defer {
            if unsafe factory != pointer { unsafe wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(factory)) }
        }
        let made = unsafe marshal(
            opcode, values, factory: factory, interface: Object.interface, version: version ?? self.version)
        guard let made = unsafe made else { preconditionFailure("No memory for a new \(Object.interface.name).") }
        var origins: [Proxy] = [self]
        for case .object(let origin?) in values { origins.append(origin) }
        return unsafe type.init(NewProxy(pointer: made, queue: queue, origins: origins))
    }

    @discardableResult
    final func marshal(
        _ opcode: UInt32, _ values: [WireArgument], factory: OpaquePointer? = nil, interface: WireInterface? = nil,
        version: UInt32? = nil, flags: UInt32 = 0
    ) -> OpaquePointer? {
        var scratch = MarshalScratch(valueCount: values.count)
        return unsafe withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(values.count, 1)) { arguments in
            for (index, value) in values.enumerated() {
                unsafe arguments.initializeElement(at: index, to: argument(value, &scratch))
            }
            return unsafe wl_proxy_marshal_array_flags(
                factory ?? pointer, opcode, interface.map { unsafe UnsafePointer($0.table) }, version ?? self.version,
                flags, arguments.baseAddress)
        }
    }

    private func argument(_ value: WireArgument, _ scratch: inout MarshalScratch) -> wl_argument {
        var argument = unsafe wl_argument()
        switch value {
        case .int(let number): unsafe argument.i = number
        case .uint(let number): unsafe argument.u = number
        case .fixed(let number): unsafe argument.f = FixedPoint.bits(number)
        case .string(let text?): unsafe argument.s = scratch.string(text)
        case .array(let array): unsafe argument.a = scratch.array(array)
        case .fileDescriptor(let file): unsafe argument.h = file.rawValue
        case .object(let object?):
            precondition(
                object.isUsable, "A \(type(of: object).interface.name) was passed in a request after its end.")
            precondition(
                object.queue.connection === queue.connection, "Objects of two displays cannot meet in a request.")
            unsafe argument.o = object.pointer
        case .newObject, .object(nil), .string(nil): unsafe argument.o = nil
        }
        return unsafe argument
    }

    private func requireUsable(_ opcode: UInt32, since: UInt32) {
        precondition(isUsable, "\(type(of: self).interface.requestName(opcode)) was sent after the object's end.")
        precondition(
            version >= since,
            "\(type(of: self).interface.requestName(opcode)) needs version \(since); this object has \(version).")
    }
}
