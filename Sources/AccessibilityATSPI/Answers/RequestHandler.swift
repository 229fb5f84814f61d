// SPDX-License-Identifier: MIT
package import AccessibilityTree
package import DesktopBus

/// Answers requests about a provider's objects without a bus, for measurements.
@MainActor
package final class RequestHandler {
    private let answers: RequestAnswers

    package init(_ provider: any AccessibilityProvider) {
        answers = RequestAnswers(
            provider: provider, information: ApplicationInformation(toolkitVersion: "1.0", locale: "C"),
            connection: ":1.1")
    }

    package func answer(_ request: BusRequest) -> BusReply { answers.answer(request) }

    package static func path(_ id: AccessibilityID) -> String { ObjectPath.path(id) }
}
