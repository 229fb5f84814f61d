// SPDX-License-Identifier: MIT
public import AccessibilityTree
public import DesktopBus

/// Serves the application's accessible objects to assistive technology on the accessibility bus.
///
/// Nothing is served, and no connection is made, until a client asks for the bus. The provider is created for the first
/// request or listener, and has an observer as long as clients listen to events.
@MainActor
public final class AccessibilityService {
    /// Whether a screen reader is running: the desktop says so, or a client listens to keys.
    public var isScreenReaderEnabled: Bool { status?.isScreenReaderEnabled == true || isListeningToKeys }
    /// Called when `isScreenReaderEnabled` has changed.
    public var screenReaderHandler: ((Bool) -> Void)?

    private let bus: DesktopBus?
    private let address: String?
    private let displayAddress: String?
    private let isDisabled: Bool
    private let information: ApplicationInformation
    private let limits: BusRequestLimits
    private let makeProvider: @MainActor () -> any AccessibilityProvider
    private var status: AccessibilityStatus?
    private var wasScreenReaderEnabled = false
    private var session: AccessibilityBusSession?
    /// The number of the last request for the bus's address.
    private var opening = 0
    private var isOpening = false
    private var isStarted = false

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - bus: The session's bus, which knows the accessibility bus; `nil` without one.
    ///   - variables: Environment variables. `AT_SPI_BUS_ADDRESS` is the address of the accessibility bus if it is set;
    ///     `NO_AT_BRIDGE` disables the service if it is set to a value other than 0.
    ///   - displayAddress: The address of the accessibility bus that the display server knows; used without a session's
    ///     bus.
    ///   - toolkitVersion: The version of the toolkit.
    ///   - locale: The application's locale in the format of the C library, such as `de_DE.UTF-8`.
    ///   - roleName: Returns the name of a role in the user's language; `nil` for names in English.
    ///   - limits: The limits on requests.
    ///   - provider: Returns the accessible objects; called at the first request.
    public init(
        bus: DesktopBus?, variables: [String: String], displayAddress: String? = nil, toolkitVersion: String,
        locale: String, roleName: (@MainActor @Sendable (AccessibilityRole) -> String)? = nil,
        limits: BusRequestLimits = BusRequestLimits(),
        provider: @escaping @MainActor () -> any AccessibilityProvider
    ) {
        self.bus = bus
        address = variables["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
        self.displayAddress = displayAddress
        isDisabled = !["", "0"].contains(variables["NO_AT_BRIDGE"] ?? "")
        information = ApplicationInformation(
            toolkitVersion: toolkitVersion, locale: locale, roleName: roleName)
        self.limits = limits
        makeProvider = provider
    }

    /// Asks asynchronously whether assistive technology runs, and watches for it from then on.
    public func start() {
        guard !isStarted, !isDisabled else { return }
        isStarted = true
        guard let bus else {
            // Without a session there is no status; the address alone says that a client is there.
            if let address = address ?? displayAddress { open(address) }
            return
        }
        let status = AccessibilityStatus(bus: bus) { [weak self] in self?.statusChanged() }
        self.status = status
        status.start()
    }

    /// Removes the application from the accessibility bus.
    public func stop() {
        isStarted = false
        status = nil
        close()
    }

    // MARK: - Keys

    /// Whether a client listens to keys.
    public var isListeningToKeys: Bool { session?.keys.isListening ?? false }

    /// Offers a key to the clients that listen to keys, and calls `completion` once with whether one consumed it.
    ///
    /// Without an answer within 0.3 seconds, the key counts as not consumed.
    public func offer(_ key: AccessibilityKey, completion: @escaping @MainActor (Bool) -> Void) {
        guard let session else { return completion(false) }
        session.keys.offer(key, completion: completion)
    }

    // MARK: - Status

    private func statusChanged() {
        guard let status else { return }
        if status.isEnabled || status.isScreenReaderEnabled { openIfNeeded() } else { close() }
        screenReaderMayHaveChanged()
    }

    private func screenReaderMayHaveChanged() {
        guard wasScreenReaderEnabled != isScreenReaderEnabled else { return }
        wasScreenReaderEnabled = isScreenReaderEnabled
        screenReaderHandler?(wasScreenReaderEnabled)
    }

    private func openIfNeeded() {
        guard session == nil, !isOpening, let bus else { return }
        if let address { return open(address) }
        isOpening = true
        opening += 1
        let opening = opening
        bus.send(
            BusMethod(
                service: AccessibilityStatus.service, path: AccessibilityStatus.path, interface: "org.a11y.Bus",
                member: "GetAddress")
        ) { [weak self] result in
            guard let self, isStarted, opening == self.opening else { return }
            isOpening = false
            guard let address = try? result.get().first?.text, !address.isEmpty else { return }
            open(address)
        }
    }

    private func open(_ address: String) {
        let session = AccessibilityBusSession(
            address: address, information: information, limits: limits, provider: makeProvider
        ) { [weak self] in
            // The bus ended. The status is reported again when there is another one.
            self?.session = nil
            self?.screenReaderMayHaveChanged()
        }
        session.keys.changeHandler = { [weak self] in self?.screenReaderMayHaveChanged() }
        self.session = session
        Task { await session.start() }
    }

    private func close() {
        opening += 1
        isOpening = false
        session?.stop()
        session = nil
    }
}
