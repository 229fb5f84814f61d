// SPDX-License-Identifier: MIT
internal import CGIO
internal import Dispatch
internal import Synchronization

/// Receives method calls on GDBus's thread, passes them to the main actor, and replies to those that it is too busy for.
final class BusRequestQueue: Sendable {
    private struct State {
        /// The unanswered requests, oldest first, after those that have been answered.
        var requests: ContiguousArray<IncomingCall> = []
        var answeredCount = 0
        /// The request that is being answered.
        var current: IncomingCall?
        var isScheduled = false
        var hasTimer = false
        var isClosed = false
        var filter: UInt32 = 0

        var count: Int { requests.count - answeredCount }

        mutating func removeFirst() -> IncomingCall? {
            guard answeredCount < requests.count else { return nil }
            let first = requests[answeredCount]
            answeredCount += 1
            if answeredCount == requests.count {
                requests.removeAll(keepingCapacity: answeredCount <= 64)
                answeredCount = 0
            }
            return first
        }

        func count(of client: String) -> Int {
            requests[answeredCount...].count { $0.request.sender == client }
        }
    }

    private let handle: BusHandle
    private let paths: [String]
    private let limits: BusRequestLimits
    private let handler: @MainActor (BusRequest) -> BusReply
    private let state = Mutex(State())

    init(
        _ handle: BusHandle, paths: [String], limits: BusRequestLimits,
        _ handler: @escaping @MainActor (BusRequest) -> BusReply
    ) {
        self.handle = handle
        self.paths = paths
        self.limits = limits
        self.handler = handler
    }

    /// Starts to receive requests.
    ///
    /// The connection retains the queue until `close()`.
    func open() {
        let filter = unsafe g_dbus_connection_add_filter(
            handle.pointer,
            { _, message, isIncoming, box in
                guard isIncoming != 0, let message = unsafe message, let box = unsafe box,
                    unsafe g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
                    unsafe Box<BusRequestQueue>.value(in: box).receive(message)
                else { return unsafe message }
                return nil
            }, Box(self).retained(), { box in unsafe Box<BusRequestQueue>.release(box) })
        state.withLock { $0.filter = filter }
    }

    /// Stops receiving requests; those that are unanswered are replied to with an error.
    func close() {
        let (filter, rest) = state.withLock { state in
            state.isClosed = true
            let rest = Array(state.requests[state.answeredCount...])
            state.requests = []
            state.answeredCount = 0
            defer { state.filter = 0 }
            return (state.filter, rest)
        }
        if filter != 0 { unsafe g_dbus_connection_remove_filter(handle.pointer, filter) }
        for call in rest { call.reply(.unknownObject, on: handle) }
    }

    // MARK: - On GDBus's thread

    /// Consumes a call to an object of the tree, and the reference to it.
    private func receive(_ message: OpaquePointer) -> Bool {
        guard let path = unsafe g_dbus_message_get_path(message).map({ unsafe String(cString: $0) }),
            paths.contains(where: { path.hasPrefix($0) && (path.utf8.count == $0.utf8.count || path.isBelow($0)) })
        else { return false }
        let interface = unsafe text(g_dbus_message_get_interface(message))
        // GDBus answers these.
        guard interface != "org.freedesktop.DBus.Peer" else { return false }
        let body = unsafe g_dbus_message_get_body(message)
        let arguments = unsafe body == nil ? [] : unsafe VariantReader.arguments(of: body)
        let request = BusRequest(
            sender: unsafe text(g_dbus_message_get_sender(message)), path: path, interface: interface,
            member: unsafe text(g_dbus_message_get_member(message)),
            signature: unsafe body == nil ? "" : unsafe text(g_dbus_message_get_signature(message)),
            arguments: arguments ?? [])
        let expiry = DispatchTime.now().uptimeNanoseconds + UInt64(max(limits.deadline, 0) * 1e9)
        let call = unsafe IncomingCall(taking: message, request, expiry: expiry)
        if arguments == nil { call.reply(.tooManyArguments, on: handle) } else { append(call) }
        return true
    }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String {
        unsafe pointer.map { unsafe String(cString: $0) } ?? ""
    }

    private func append(_ call: IncomingCall) {
        enum Outcome { case accepted(schedule: Bool, timer: Bool), refused, closed }
        let outcome: Outcome = state.withLock { state in
            guard !state.isClosed else { return .closed }
            guard state.count < limits.maximumCount,
                state.count < limits.maximumCountForClient
                    || state.count(of: call.request.sender) < limits.maximumCountForClient
            else { return .refused }
            state.requests.append(call)
            defer { (state.isScheduled, state.hasTimer) = (true, true) }
            return .accepted(schedule: !state.isScheduled, timer: !state.hasTimer)
        }
        switch outcome {
        case .closed: call.reply(.unknownObject, on: handle)
        case .refused: call.reply(.limitsExceeded, on: handle)
        case .accepted(let needsSchedule, let needsTimer):
            if needsSchedule { schedule() }
            if needsTimer { startTimer(call.expiry) }
        }
    }

    // MARK: - Deadline

    private func startTimer(_ expiry: UInt64) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: DispatchTime(uptimeNanoseconds: expiry)) { [self] in
            expire()
        }
    }

    /// Replies to the requests whose time is over.
    private func expire() {
        let now = DispatchTime.now().uptimeNanoseconds
        let (expired, next) = state.withLock { state -> ([IncomingCall], UInt64?) in
            var expired: [IncomingCall] = []
            if let current = state.current, current.expiry <= now {
                expired.append(current)
                state.current = nil
            }
            while state.answeredCount < state.requests.count, state.requests[state.answeredCount].expiry <= now {
                if let first = state.removeFirst() { expired.append(first) }
            }
            let next =
                state.current?.expiry
                ?? (state.count > 0 ? state.requests[state.answeredCount].expiry : nil)
            state.hasTimer = next != nil
            return (expired, next)
        }
        for call in expired { call.reply(.timeout, on: handle) }
        if let next { startTimer(next) }
    }

    // MARK: - On the main actor

    private func schedule() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { answerRequests() }
        }
    }

    @MainActor
    private func answerRequests() {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(max(limits.duration, 0) * 1e9)
        repeat {
            let next = state.withLock { state -> IncomingCall? in
                state.current = state.removeFirst()
                if state.current == nil { state.isScheduled = false }
                return state.current
            }
            guard let next else { return }
            let reply = handler(next.request)
            let isInTime = state.withLock { state in
                defer { state.current = nil }
                return state.current === next
            }
            if isInTime { next.reply(reply, on: handle) }
        } while DispatchTime.now().uptimeNanoseconds < end
        // Other work of the run loop takes its turn.
        schedule()
    }
}

/// A method call that is replied to at most once.
@safe private final class IncomingCall: @unchecked Sendable {  // a received message isn't changed by any thread
    let request: BusRequest
    /// The uptime at which the request expires, in nanoseconds.
    let expiry: UInt64
    private let message: OpaquePointer

    /// Takes ownership of a reference to the message.
    init(taking message: OpaquePointer, _ request: BusRequest, expiry: UInt64) {
        unsafe self.message = unsafe message
        self.request = request
        self.expiry = expiry
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(message))
    }

    func reply(_ reply: BusReply, on handle: BusHandle) {
        guard unsafe g_dbus_message_get_flags(message).rawValue & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
        else { return }
        let answer: OpaquePointer?
        switch reply {
        case .values(let values):
            unsafe answer = unsafe g_dbus_message_new_method_reply(message)
            // Without values there is no body.
            if !values.isEmpty { unsafe g_dbus_message_set_body(answer, BusArgument.body(values)) }
        case .error(let name, let text):
            let isName = unsafe g_dbus_is_interface_name(name) != 0
            unsafe answer = unsafe g_dbus_message_new_method_error_literal(
                message, isName ? name : "org.freedesktop.DBus.Error.Failed", text)
        }
        guard let answer = unsafe answer else { return }
        unsafe g_dbus_connection_send_message(handle.pointer, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
        unsafe g_object_unref(UnsafeMutableRawPointer(answer))
    }
}

extension BusReply {
    fileprivate static let unknownObject = BusReply.error(
        name: "org.freedesktop.DBus.Error.UnknownObject", message: "The application doesn't serve objects anymore.")
    fileprivate static let limitsExceeded = BusReply.error(
        name: "org.freedesktop.DBus.Error.LimitsExceeded", message: "There are too many unanswered calls.")
    fileprivate static let tooManyArguments = BusReply.error(
        name: "org.freedesktop.DBus.Error.LimitsExceeded", message: "The call has too many values.")
    fileprivate static let timeout = BusReply.error(
        name: "org.freedesktop.DBus.Error.Timeout", message: "The application is busy.")
}

extension String {
    /// Whether an object path is below another one, which is its prefix.
    fileprivate func isBelow(_ path: String) -> Bool {
        utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
    }
}
