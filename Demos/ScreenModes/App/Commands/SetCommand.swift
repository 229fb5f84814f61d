// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import ScreenModesCore
import Windowing

/// `screenmodes set`: changes an output, and reverts the change unless it is confirmed.
struct SetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Changes an output, and reverts the change unless it is confirmed.",
        discussion: """
            Return keeps the change; after 15 seconds without, or after --for, the output is as it was. \
            With --for going back is what was asked for, so that the status is 0; otherwise it is 1.
            """)

    @Argument(help: "The name of the output, as printed by list.")
    var output: String

    @Argument(help: "A mode such as 1920x1080 or 1920x1080@59.94.", transform: { try ModeRequest($0) })
    var mode: ModeRequest?

    @Option(help: "Pixels per point.", transform: { try OutputRequest.scale($0) })
    var scale: CGFloat?

    @Option(
        help: "normal, 90, 180, 270 (counterclockwise), flipped, flipped-90, flipped-180 or flipped-270.",
        transform: { try OutputRequest.transform($0) })
    var transform: ScreenTransform?

    @Option(
        parsing: .unconditional, help: "The top left corner in points, as in 1920,0.",
        transform: { try OutputRequest.position($0) })
    var position: CGPoint?

    @Flag(help: "Turn the output on.")
    var on = false

    @Flag(help: "Turn the output off.")
    var off = false

    @Flag(help: "Try a mode that the output doesn't list.")
    var custom = false

    @Option(name: .customLong("for"), help: "The number of seconds until the change reverts unless confirmed.")
    var seconds: Double?

    @Flag(help: "Keep the change without asking.")
    var confirm = false

    func validate() throws {
        if on, off { throw ValidationError("An output can't be turned on and off at once.") }
        if let seconds, !(1...86_400).contains(seconds) {
            throw ValidationError("--for is \(seconds.text(digits: 3)); expected from 1 to 86400 seconds.")
        }
        if confirm, seconds != nil { throw ValidationError("--confirm can't be combined with --for.") }
    }

    private var request: OutputRequest {
        var request = OutputRequest(output: output)
        request.mode = mode
        request.allowsCustomMode = custom
        request.scale = scale
        request.transform = transform
        request.position = position
        request.isEnabled = on ? true : off ? false : nil
        return request
    }

    func run() {
        Session.run { [request, seconds, confirm] system in
            let configurator = try Survey.configurator(of: system)
            let change = try request.change(for: configurator.heads)
            let timeLimit = seconds ?? ProvisionalChange.usualTimeLimit
            let provisional = ProvisionalChange(by: configurator, clock: system.timeSource, timeLimit: timeLimit)
            if confirm { provisional.confirm() }
            let guardian = confirm ? nil : Guardian(of: Restoration(configurator.heads), on: system)
            let answer = Confirmation(of: provisional)
            let outcome = await answer.outcome { await provisional.apply([change]) }
            guardian?.release()
            return try Self.status(of: outcome, isReturnExpected: seconds != nil)
        }
    }

    @MainActor
    private static func status(of outcome: ProvisionalChange.State, isReturnExpected: Bool) throws -> Int32 {
        switch outcome {
        case .refused(let error):
            throw error
        case .stuck(let error):
            throw ScreenModesError.notRestored(reason: error.description)
        case .reverted:
            Session.say("The screens are restored.")
            return isReturnExpected ? 0 : 1
        default:
            return 0
        }
    }
}
