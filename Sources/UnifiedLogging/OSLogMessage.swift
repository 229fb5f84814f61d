// SPDX-License-Identifier: MIT

/// A message whose values may say how private they are.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// The text of a message with values.
    ///
    /// > Note: Differs from Apple's: values are private only if the message says so.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {
            text += privacy == .private || privacy == .sensitive ? "<private>" : "\(value())"
        }
    }
}

/// Whether a value is shown in a log.
public enum OSLogPrivacy: Sendable {
    case auto, `public`, `private`, sensitive
}
