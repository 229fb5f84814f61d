// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Localization
import Testing
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Title bars")
struct TitleBarTests {
    @Test("The buttons have the order and the sides of the user's setting, which can change at any time")
    func order() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        #expect(desktop.buttons.map(\.name) == ["Minimize", "Maximize", "Close"])
        #expect(desktop.buttons.allSatisfy { $0.frame.minX > 200 })
        desktop.application.titleBarSettings = TitleBarSettings(leading: [.close], trailing: [.maximize])
        desktop.turn()
        #expect(desktop.buttons.map(\.name) == ["Close", "Maximize"])
        #expect(desktop.buttons.map { $0.frame.midX < 200 } == [true, false])
        desktop.application.titleBarSettings = TitleBarSettings(
            leading: [.close, .minimize, .maximize], trailing: [])
        desktop.turn()
        #expect(desktop.buttons.map(\.name) == ["Close", "Minimize", "Maximize"])
        #expect(desktop.buttons.allSatisfy { $0.frame.maxX < 200 })
        let margins = [desktop.buttons[0].frame.minX, desktop.buttons[1].frame.minX - desktop.buttons[0].frame.maxX]
        #expect(margins == [Theme.Chrome.buttonInset, Theme.Chrome.buttonSpacing])
        desktop.application.titleBarSettings = TitleBarSettings(leading: [], trailing: [])
        desktop.turn()
        #expect(desktop.buttons.isEmpty)
    }

    @Test("A button works where it is, up to the corner of the window")
    func corner() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.application.titleBarSettings = TitleBarSettings(leading: [.close, .minimize], trailing: [])
        desktop.turn()
        desktop.click(at: try #require(desktop.place(of: "Minimize")))
        desktop.turn()
        #expect(desktop.platform.isMinimized)
        desktop.platform.activate()
        desktop.turn()
        desktop.click(at: CGPoint(x: desktop.layout.geometry.minX + 1, y: desktop.layout.geometry.minY + 1))
        #expect(desktop.window.isHidden)
    }

    @Test("A gap separates buttons, and a side with nothing but gaps is empty")
    func spacers() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.application.titleBarSettings = TitleBarSettings(
            leading: [.spacer, .spacer], trailing: [.minimize, .spacer, .close])
        desktop.turn()
        let frames = desktop.buttons.map(\.frame)
        #expect(frames.count == 2)
        #expect(frames[1].minX - frames[0].maxX == 2 * Theme.Chrome.buttonSpacing + Theme.Chrome.buttonDiameter)
    }

    @Test("In right-to-left layout the sides and the order are mirrored")
    func mirrored() {
        let desktop = ClientSideDesktop(languages: ["ar"])
        defer { desktop.end() }
        let names = desktop.buttons.map(\.name)
        #expect(names == [Phrase.close.text, Phrase.maximize.text, Phrase.minimize.text])
        #expect(desktop.buttons.allSatisfy { $0.frame.maxX < 200 })
        #expect(desktop.buttons.first?.frame.minX == Theme.Chrome.buttonInset)
        desktop.application.titleBarSettings = TitleBarSettings(leading: [.close], trailing: [.maximize])
        desktop.turn()
        #expect(desktop.buttons.map(\.name) == [Phrase.maximize.text, Phrase.close.text])
        #expect(desktop.buttons.last?.frame.maxX == 400 - Theme.Chrome.buttonInset)
    }

    @Test("A window that belongs to another one has neither a button for minimizing nor one for maximizing")
    func dialog() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let dialog = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        dialog.rootViewController = UIViewController()
        dialog.windowLevel = .alert
        dialog.makeKeyAndVisible()
        desktop.turn()
        #expect(dialog.accessibilityTitleBar.map(\.accessibilityLabel) == ["Close"])
    }

    @Test("A window of fixed size isn't maximized, by a button or a double-click, nor resized by its edges")
    func fixed() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        desktop.window.windowScene = scene
        scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
        scene.sizeRestrictions?.maximumSize = CGSize(width: 400, height: 300)
        desktop.turn()
        #expect(desktop.buttons.map(\.name) == ["Minimize", "Close"])
        let title = CGPoint(x: desktop.layout.titleBar.midX - 50, y: desktop.layout.titleBar.midY)
        desktop.click(at: title)
        desktop.click(at: title)
        desktop.turn()
        #expect(!desktop.platform.configuration.states.contains(.maximized))
        let edge = CGPoint(x: desktop.layout.geometry.maxX + 4, y: desktop.layout.geometry.midY)
        desktop.send(.moved, at: edge)
        desktop.send(.pressed(.left), at: edge, serial: 3)
        #expect(desktop.platform.pointerRequests.isEmpty)
        scene.sizeRestrictions?.maximumSize = CGSize(width: 900, height: 300)
        desktop.turn()
        #expect(desktop.buttons.map(\.name) == ["Minimize", "Maximize", "Close"])
    }

    @Test("Clicks on the title bar do what the user's settings say")
    func clicks() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        var settings = TitleBarSettings()
        (settings.doubleClick, settings.middleClick, settings.rightClick) = (.showMenu, .minimize, .none)
        desktop.application.titleBarSettings = settings
        let title = CGPoint(x: desktop.layout.titleBar.midX - 50, y: desktop.layout.titleBar.midY)
        desktop.send(.moved, at: title)
        desktop.send(.pressed(.right), at: title, serial: 4)
        desktop.send(.released(.right), at: title, serial: 4)
        #expect(desktop.platform.pointerRequests.isEmpty)
        desktop.click(at: title, serial: 5)
        desktop.click(at: title, serial: 6)
        #expect(desktop.platform.pointerRequests == [.windowMenu(title, serial: 6)])
        #expect(!desktop.platform.configuration.states.contains(.maximized))
        desktop.send(.pressed(.middle), at: title, serial: 7)
        desktop.send(.released(.middle), at: title, serial: 7)
        desktop.turn()
        #expect(desktop.platform.isMinimized)
    }

    @Test("The title and the bar grow with the text size, and the buttons stay inside the bar")
    func textSize() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let content = desktop.window.bounds.height
        desktop.application.textScale = 2
        desktop.turn()
        let bar = desktop.layout.titleBar.height
        #expect(bar > 50)
        #expect(desktop.window.bounds.height == content - (bar - Theme.Chrome.titleBarHeight))
        #expect(desktop.layout.geometry.height == 344)
        for button in desktop.buttons {
            #expect(button.frame.height > Theme.Chrome.buttonDiameter)
            #expect(button.frame.minY >= 4 && button.frame.maxY <= bar - 4)
        }
        // The title's ink is taller than a line of the default size.
        let picture = try #require(desktop.window.host?.layers.snapshotImage(scale: 1, usesPresentation: false))
        let bounds = desktop.layout.titleBar
        // Next to the enlarged buttons, the title isn't in the center any more.
        let columns = Int(bounds.minX) + 12..<Int(bounds.minX + desktop.buttons[0].frame.minX) - 4
        let rows = (Int(bounds.minY)..<Int(bounds.maxY) - 2).filter { y in
            columns.contains { x in picture.bitmap.pixel(x: x, y: y).red < 120 }
        }
        #expect(rows.count > 18)
        desktop.application.textScale = 1
        desktop.turn()
        #expect(desktop.window.bounds.height == content)
    }

    @Test("A title that doesn't fit between equal margins uses the width next to the buttons")
    func longTitle() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.window.rootViewController?.title = "Minutes of the meeting of the house"
        desktop.turn()
        let picture = try #require(desktop.window.host?.layers.snapshotImage(scale: 1, usesPresentation: false))
        let bar = desktop.layout.titleBar
        let firstInk = (Int(bar.minX)..<Int(bar.maxX)).first { x in
            (Int(bar.minY) + 4..<Int(bar.maxY) - 4).contains { picture.bitmap.pixel(x: x, y: $0).red < 120 }
        }
        #expect(try #require(firstInk) < Int(bar.minX) + 60)
    }
}
