// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

@testable import InputMethods

@Suite("The choice of an input method")
struct InputMethodSettingsTests {
    @Test(
        "The first variable that names an input method determines which is tried first",
        arguments: [
            ([:], [.fcitx, .ibus]),
            (["XMODIFIERS": "@im=ibus"], [.ibus, .fcitx]),
            (["XMODIFIERS": "@server=x@im=ibus@more"], [.ibus, .fcitx]),
            (["XMODIFIERS": "@im=fcitx", "GTK_IM_MODULE": "ibus"], [.fcitx, .ibus]),
            (["XMODIFIERS": "@im=local", "GTK_IM_MODULE": "xim", "QT_IM_MODULE": "ibus"], [.ibus, .fcitx]),
            (["GTK_IM_MODULE": "FCITX5", "QT_IM_MODULE": "ibus"], [.fcitx, .ibus]),
            (["XMODIFIERS": "@im=none"], []),
            (["GTK_IM_MODULE": "gtk-im-context-simple"], []),
            (["XMODIFIERS": "@im="], [.fcitx, .ibus]),
        ] as [([String: String], [InputMethodSettings.Kind])])
    func order(variables: [String: String], expected: [InputMethodSettings.Kind]) {
        #expect(InputMethodSettings(variables).order == expected)
    }

    @Test(
        "A server gets the language and the region of characters",
        arguments: [
            ([:], "en_US"), (["LANG": "de_AT.UTF-8"], "de_AT"),
            (["LANG": "ja_JP.eucJP", "LC_CTYPE": "C.UTF-8"], "en_US"),
            (["LC_ALL": "", "LC_CTYPE": "fr_FR@euro", "LANG": "C"], "fr_FR"),
            (["LC_ALL": "POSIX", "LANG": "de"], "en_US"),
            (["LANG": "eo"], "eo"),
        ] as [([String: String], String)])
    func locale(variables: [String: String], expected: String) {
        #expect(InputMethodSettings(variables).locale == expected)
    }

    @Test("The daemon's address is read from the file of the machine and display")
    func addressFile() throws {
        let folder = try TemporaryFolder()
        let machine = try folder.write("0123456789abcdef\n", to: "machine-id")
        let configuration = folder.path(of: "config")
        try FileManager.default.createDirectory(atPath: "\(configuration)/ibus/bus", withIntermediateDirectories: true)
        func address(_ display: String) -> String? {
            IBusAddress(
                ["DISPLAY": display, "XDG_CONFIG_HOME": configuration], machineFiles: ["/nowhere", machine]
            ).current()
        }
        #expect(address(":7") == nil)
        try Data("# comment\nIBUS_ADDRESS=unix:path=/a,guid=b=c\nIBUS_DAEMON_PID=1\n".utf8).write(
            to: URL(fileURLWithPath: "\(configuration)/ibus/bus/0123456789abcdef-unix-7"))
        #expect(address(":7") == "unix:path=/a,guid=b=c")
        #expect(address(":7.1") == "unix:path=/a,guid=b=c")
        #expect(address(":8") == nil)
        #expect(address("host:7") == nil)
        #expect(address("") == nil)
        #expect(address("../..:7") == nil)
        #expect(address(":seven") == nil)
        #expect(IBusAddress(["IBUS_ADDRESS": "unix:path=/x"]).current() == "unix:path=/x")
        #expect(IBusAddress([:]).current() == nil)
    }
}
