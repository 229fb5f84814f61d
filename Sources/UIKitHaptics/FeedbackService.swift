// SPDX-License-Identifier: MIT
package import DesktopBus
internal import UIKitCore
internal import UIKitPlatform

/// The session's feedback service, which drives the haptic motor.
@MainActor
package final class FeedbackService {
    /// The interface of the service through which feedback is played.
    private enum Support {
        /// Patterns of pulses, in newer versions.
        case patterns
        /// Only the named events of the feedback theme.
        case events
        /// The service isn't installed.
        case none
    }

    private let bus: DesktopBus
    private let application: String
    private var support = Support.patterns
    /// The feedback or preparation that the service hasn't answered yet.
    ///
    /// Feedback that is requested meanwhile is dropped, because late feedback would be misleading.
    private(set) var pending: Task<Void, Never>?

    private static let name = "org.sigxcpu.Feedback"
    private static let path = "/org/sigxcpu/Feedback"
    /// The time in seconds after which an answer is no longer of interest.
    private static let timeout = 2.0

    /// The service on the application's session bus; `nil` without one.
    package static var current: FeedbackService? {
        get {
            if known == nil, let bus = DesktopServices.running?.sessionBus, let application = UIApplication.running {
                known = FeedbackService(bus: bus, application: application.launchOptions.identifier)
            }
            return known
        }
        set { known = newValue }
    }

    private static var known: FeedbackService?

    package init(bus: DesktopBus, application: String) {
        self.bus = bus
        self.application = application
    }

    /// Has the bus start the service, and looks for it again if it was missing.
    package func prepare() {
        guard pending == nil else { return }
        if support == .none { support = .patterns }
        perform { [self] () async throws(BusError) in
            _ = try await call("org.freedesktop.DBus.Peer", "Ping", [])
        }
    }

    func play(_ pattern: HapticPattern) {
        guard pending == nil, support != .none else { return }
        perform { [self] () async throws(BusError) in
            if support == .patterns {
                do throws(BusError) {
                    let pulses = pattern.pulses.map {
                        BusArgument.structure([.number($0.magnitude), .unsigned($0.duration)])
                    }
                    _ = try await call(
                        "\(Self.name).Haptic", "Vibrate", [.text(application), .array(of: "(du)", pulses)])
                    return
                } catch {
                    guard error.isUnknownMember else { throw error }
                    support = .events
                }
            }
            // The profile limits the event's feedback to what makes no sound.
            _ = try await call(
                Self.name, "TriggerFeedback",
                [
                    .text(application), .text("button-pressed"), .properties(["profile": .text("quiet")]),
                    .integer(-1),
                ])
        }
    }

    private func perform(_ work: @escaping @MainActor () async throws(BusError) -> Void) {
        pending = Task {
            do throws(BusError) {
                try await work()
            } catch {
                if error.isMissingService { support = .none }
            }
            pending = nil
        }
    }

    private func call(
        _ interface: String, _ member: String, _ arguments: [BusArgument]
    ) async throws(BusError) -> [BusValue] {
        try await bus.call(
            BusMethod(service: Self.name, path: Self.path, interface: interface, member: member), arguments,
            timeout: Self.timeout)
    }
}

extension BusError {
    /// Whether the service is an older one, without the called interface or method.
    fileprivate var isUnknownMember: Bool {
        guard case .refused(_, let name, _) = self else { return false }
        return ["UnknownMethod", "UnknownInterface", "UnknownObject"].contains {
            name == "org.freedesktop.DBus.Error.\($0)"
        }
    }

    /// Whether there is no bus, or no such service on it.
    fileprivate var isMissingService: Bool {
        switch self {
        case .unreachable: true
        case .refused(_, let name, _):
            ["ServiceUnknown", "NameHasNoOwner", "Disconnected"].contains {
                name == "org.freedesktop.DBus.Error.\($0)"
            } || name.hasPrefix("org.freedesktop.DBus.Error.Spawn")
        case .tooLarge: false
        }
    }
}
