// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// The application's object on the session bus, through which the desktop asks it to open files and perform actions.
///
/// An application with a bundle identifier has that name on the bus. A second process that is started to open something
/// passes it on to the first; one that is started without a purpose shows a window of its own.
@MainActor
final class ApplicationService {
    let bus: DesktopBus
    private let name: String
    private let environment: [String: String]

    private static let interface = "org.freedesktop.Application"
    /// The sender's account of itself, among the data of the platform.
    private static let originKey = "x-shoji-origin"
    private static let description = """
        <interface name="org.freedesktop.Application">
          <method name="Activate"><arg type="a{sv}" name="platform_data"/></method>
          <method name="Open"><arg type="as" name="uris"/><arg type="a{sv}" name="platform_data"/></method>
          <method name="ActivateAction">
            <arg type="s" name="action_name"/><arg type="av" name="parameter"/><arg type="a{sv}" name="platform_data"/>
          </method>
        </interface>
        """

    /// Returns `nil` without a desktop, a session bus, or a bundle identifier that can be a name on it.
    convenience init?(_ environment: ApplicationEnvironment) {
        guard !environment.isHeadless, let address = environment.buses.session,
            let identifier = Bundle.main.applicationInfo["CFBundleIdentifier"] as? String
        else { return nil }
        self.init(
            bus: DesktopBus(address: address), identifier: identifier,
            environment: ProcessInfo.processInfo.environment)
    }

    init?(bus: DesktopBus, identifier: String, environment: [String: String]) {
        guard Self.isName(identifier) else { return nil }
        self.bus = bus
        name = identifier
        self.environment = environment
    }

    static func isName(_ identifier: String) -> Bool {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && identifier.utf8.count <= 255
            && parts.allSatisfy { part in
                part.first.map { !$0.isNumber } == true
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            }
    }

    private var path: String {
        "/" + name.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
    }

    // MARK: - In the first process

    /// Receives requests for an application that has been launched.
    func start(for application: UIApplication) {
        Task { [weak application] in
            _ = await claim { request, token in application?.perform(request, activationToken: token) }
        }
    }

    /// Exports the object and registers the name; `false` if another process has it.
    func claim(_ handler: @escaping @MainActor (DesktopRequest, String?) -> Void) async -> Bool {
        // The object exists before it can be found.
        let isExported = await bus.export(path, interface: Self.description) { call in
            guard let request = Self.request(call) else { return }
            let data = call.arguments.last?.dictionary ?? [:]
            handler(request, (data["activation-token"] ?? data["desktop-startup-id"])?.text)
        }
        guard isExported else { return false }
        do {
            return try await bus.requestName(name)
        } catch {
            Log.info("\(error)")
            return false
        }
    }

    private static func request(_ call: BusInvocation) -> DesktopRequest? {
        switch call.member {
        case "Activate": .activate
        case "Open":
            .open(
                (call.arguments.first?.list ?? []).compactMap { $0.text.flatMap(URL.init(string:)) },
                call.arguments.last?.dictionary?[originKey]?.text.flatMap(OpenOrigin.init(text:)) ?? OpenOrigin())
        case "ActivateAction": call.arguments.first?.text.map { .shortcut($0) }
        default: nil
        }
    }

    // MARK: - In the second process

    /// Passes a request on to the process that has the name, before the main loop runs; `false` if there is none.
    func isPerformedElsewhere(_ request: DesktopRequest) -> Bool {
        var result: Bool?
        Task { result = await passOn(request) }
        while true {
            if let result { return result }
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    func passOn(_ request: DesktopRequest) async -> Bool {
        do {
            guard try await bus.hasOwner(name) else { return false }
            var data: [String: BusArgument] = [:]
            if let token = environment["XDG_ACTIVATION_TOKEN"] { data["activation-token"] = .text(token) }
            if let startup = environment["DESKTOP_STARTUP_ID"] { data["desktop-startup-id"] = .text(startup) }
            if case .open(_, let origin) = request, let text = origin.text { data[Self.originKey] = .text(text) }
            let (member, arguments): (String, [BusArgument]) =
                switch request {
                case .activate: ("Activate", [])
                case .open(let urls, _): ("Open", [.texts(urls.map(\.absoluteString))])
                case .shortcut(let type): ("ActivateAction", [.text(type), .variants([])])
                }
            // A process that hangs doesn't keep the user from opening the file.
            _ = try await bus.call(
                BusMethod(service: name, path: path, interface: Self.interface, member: member),
                arguments + [.properties(data)], timeout: 5)
            return true
        } catch {
            Log.info("\(error)")
            return false
        }
    }
}
