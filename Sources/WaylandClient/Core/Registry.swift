// SPDX-License-Identifier: MIT
internal import Synchronization
internal import WaylandWire

/// A global object that the compositor offers.
public struct Global: Hashable, Sendable {
    /// The compositor's numeric name.
    public var name: UInt32
    /// The interface's name.
    public var interface: String
    /// The newest version that the compositor supports.
    public var version: UInt32
}

/// An error in binding a global.
public enum GlobalError: Error, Hashable, Sendable {
    /// The compositor doesn't offer the interface.
    case missing(interface: String, required: UInt32)
    /// The compositor offers only an older version.
    case tooOld(interface: String, required: UInt32, available: UInt32)
}

extension GlobalError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .missing(let interface, let required):
            "The compositor does not offer \(interface); version \(required) or later is needed"
        case .tooOld(let interface, let required, let available):
            "The compositor offers version \(available) of \(interface); version \(required) or later is needed"
        }
    }
}

/// The compositor's globals, kept up to date by the events of the registry's queue.
public final class Registry: Sendable {
    /// A change of the globals.
    public enum Change: Hashable, Sendable {
        /// The compositor offers a new global.
        case added(Global)
        /// Objects bound to it have no effect anymore.
        case removed(Global)
    }

    private struct State {
        var globals: [Global] = []
        var handler: (@Sendable (Change) -> Void)?
    }

    private let object: WlRegistry
    private let state = Mutex(State())

    /// Requests the globals, which are complete after the queue's next `roundtrip()`.
    public init(_ display: Display, on queue: EventQueue? = nil) {
        object = display.object.getRegistry(on: queue)
        object.handler = { [weak self] event in self?.receive(event) }
    }

    /// The current globals, in the order in which they were announced.
    public var globals: [Global] { state.withLock { $0.globals } }

    /// Returns the globals of an interface, such as outputs and seats, of which there can be several.
    public func globals<Object: Proxy>(of type: Object.Type) -> [Global] {
        let name = Object.interface.name
        return globals.filter { $0.interface == name }
    }

    /// Called for each change from now on, on the thread that dispatches the registry's queue.
    public var handler: (@Sendable (Change) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// Binds the first global of the interface.
    ///
    /// The version is the highest that the compositor, these bindings and `maxVersion` support; a version below
    /// `minVersion` is an error. The object's events are queued in `queue`, by default the registry's.
    ///
    /// - Throws: `GlobalError`.
    public func bind<Object: Proxy>(
        _ type: Object.Type, minVersion: UInt32 = 1, maxVersion: UInt32 = .max, on queue: EventQueue? = nil
    ) throws(GlobalError) -> Object {
        guard let global = globals(of: type).first else {
            throw .missing(interface: Object.interface.name, required: minVersion)
        }
        return try bind(type, to: global, minVersion: minVersion, maxVersion: maxVersion, on: queue)
    }

    /// Binds a particular global.
    public func bind<Object: Proxy>(
        _ type: Object.Type, to global: Global, minVersion: UInt32 = 1, maxVersion: UInt32 = .max,
        on queue: EventQueue? = nil
    ) throws(GlobalError) -> Object {
        let interface = Object.interface
        guard global.interface == interface.name else {
            throw .missing(interface: interface.name, required: minVersion)
        }
        let version = min(global.version, interface.version, max(maxVersion, 1))
        guard version >= minVersion else {
            throw .tooOld(interface: interface.name, required: minVersion, available: global.version)
        }
        return object.bind(name: global.name, type, version: version, on: queue)
    }

    private func receive(_ event: WlRegistry.Event) {
        switch event {
        case .global(let name, let interface, let version):
            let global = Global(name: name, interface: interface, version: version)
            state.withLock { $0.globals.append(global) }
            handler?(.added(global))
        case .globalRemove(let name):
            let removed = state.withLock { state -> Global? in
                guard let index = state.globals.firstIndex(where: { $0.name == name }) else { return nil }
                return state.globals.remove(at: index)
            }
            if let removed { handler?(.removed(removed)) }
        }
    }
}
