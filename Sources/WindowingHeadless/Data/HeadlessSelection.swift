// SPDX-License-Identifier: MIT
public import Foundation
public import Windowing

/// A clipboard of the simulated window system.
///
/// Every window can access it at any time, and no input is needed to set it.
@MainActor
public final class HeadlessSelection: PlatformSelection {
    public private(set) var changeCount = 0
    public var changeHandler: (() -> Void)?
    /// The content, for a test to read as another application would.
    public private(set) var content: DataOffer?

    private let timeSource: any TimeSource
    private var isForeign = false

    init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    public var types: [String] { content?.types ?? [] }

    public func offer(_ offer: DataOffer?, serial: UInt32?) {
        place(offer, isForeign: false)
    }

    /// Replaces the content as another application would.
    ///
    /// That application can be slow or never respond: `TransferLimits.timeLimit` applies, on the system's time source.
    public func offerFromElsewhere(_ offer: DataOffer?) {
        place(offer, isForeign: true)
    }

    public func read(_ type: String, limits: TransferLimits) async throws -> Data {
        guard let content else { throw TransferError.typeNotOffered(type: type, offered: []) }
        return isForeign
            ? try await HeadlessTransfer.read(content, as: type, limits: limits, timeSource: timeSource)
            : try await content.content(type, limits: limits)
    }

    private func place(_ offer: DataOffer?, isForeign: Bool) {
        content = offer.flatMap { $0.types.isEmpty ? nil : $0 }
        self.isForeign = isForeign
        changeCount += 1
        changeHandler?()
    }
}
