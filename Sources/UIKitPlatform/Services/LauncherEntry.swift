// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import UIKitCore

/// The signal by which docks show a number on an application's icon.
///
/// Docks that came later than Unity's receive the same signal.
@MainActor
final class LauncherEntry: IconBadge {
    private let bus: DesktopBus
    private let application: String

    init(bus: DesktopBus, application: String) {
        self.bus = bus
        self.application = application
    }

    func show(_ number: Int) {
        bus.emit(
            BusSignalSource(
                path: "/com/canonical/unity/launcherentry/shoji", interface: "com.canonical.Unity.LauncherEntry",
                member: "Update"),
            [
                .text("application://\(application).desktop"),
                .properties(["count": .long(Int64(number)), "count-visible": .boolean(number > 0)]),
            ])
    }
}
