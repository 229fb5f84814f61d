// SPDX-License-Identifier: MIT
public import DesktopBus
internal import Diagnostics
public import Windowing

/// The input methods fcitx5 and IBus, reached by their D-Bus protocols, and others by the X Input Method protocol.
///
/// Nothing is connected before text is edited for the first time. Without an input method, each beginning of text entry
/// looks for one again.
@MainActor
public final class InputMethods: InputMethodProvider {
    /// The time, in seconds, after which a key that the input method hasn't answered is handled by the application.
    ///
    /// With the first key, an input method can load its dictionaries, which takes more than a second on a busy machine.
    static let timeLimit = 5.0

    private let settings: InputMethodSettings
    private let sessionBus: DesktopBus?
    private let application: String
    private let timeSource: any TimeSource
    /// The IBus daemon's bus, which all windows share.
    private var ibusBus: (address: String, bus: DesktopBus)?

    /// Creates a provider for the application with an identifier, which input methods can show.
    public init(
        _ settings: InputMethodSettings, sessionBus: DesktopBus?, application: String,
        timeSource: any TimeSource = SystemTimeSource.shared
    ) {
        self.settings = settings
        self.sessionBus = sessionBus
        self.application = application
        self.timeSource = timeSource
    }

    public func makeContext(_ servers: (any InputMethodServers)?) -> any InputMethodContext {
        WireInputContext(provider: self, servers: servers, timeSource: timeSource)
    }

    /// Connects to the first input method that runs; `nil` if there is none.
    func open(_ servers: (any InputMethodServers)?) async -> (any InputMethodWire)? {
        for kind in settings.order {
            switch kind {
            case .fcitx:
                guard let sessionBus, let wire = await FcitxWire.open(on: sessionBus, for: application)
                else { continue }
                Log.debug("The input method is fcitx.")
                return wire
            case .ibus:
                guard let address = settings.ibus.current() else { continue }
                let known = ibusBus.flatMap { $0.address == address ? $0.bus : nil }
                let bus = known ?? DesktopBus(address: address)
                ibusBus = (address, bus)
                guard let wire = await IBusWire.open(on: bus, for: application) else {
                    // A connection that has failed is of no use for the next daemon at the same address.
                    ibusBus = nil
                    continue
                }
                Log.debug("The input method is IBus.")
                return wire
            }
        }
        return await openServer(servers)
    }

    private func openServer(_ servers: (any InputMethodServers)?) async -> (any InputMethodWire)? {
        guard let servers, let name = settings.server, let channel = await servers.connect(to: name) else { return nil }
        do {
            let wire = try await XIMWire.open(on: channel, locale: settings.locale, timeSource: timeSource)
            Log.debug("The input method is the server \(name).")
            return wire
        } catch {
            Log.debug("The input method server \(name) can't be used: \(error).")
            return nil
        }
    }

    /// Called when a connection was lost.
    func didLose() { ibusBus = nil }
}
