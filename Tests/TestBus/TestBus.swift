// SPDX-License-Identifier: MIT
internal import Foundation
internal import TestProcesses

/// A private message bus, which is terminated with the last reference.
public final class TestBus: Sendable {
    /// The D-Bus address.
    public let address: String
    private let daemon: ChildProcess
    private let folder: TemporaryFolder

    /// Starts a bus without activatable services.
    public init() async throws {
        folder = try TemporaryFolder()
        let settings = try folder.write(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <listen>unix:path=\(folder.path)/bus</listen>
              <auth>EXTERNAL</auth>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """, to: "bus.conf")
        daemon = try ChildProcess(
            .required("dbus-daemon"), ["--config-file=\(settings)", "--nofork", "--nopidfile", "--print-address"])
        address = "unix:" + (try await daemon.line("unix:"))
    }

    /// Kills the bus, as in a crash.
    public func end() async throws {
        daemon.send(9)
        _ = try await daemon.end()
    }
}
