// SPDX-License-Identifier: MIT

/// The requests that wait for their replies, in the order in which they were added.
///
/// Replies are taken in that order. Between two polls, another thread that sends requests can read replies from the
/// connection: a request would then be found unanswered, and a later one answered.
struct ReplyQueue<Handler> {
    private var requests: [(sequence: UInt32, handler: Handler)] = []

    mutating func add(_ sequence: UInt32, _ handler: Handler) {
        requests.append((sequence, handler))
    }

    /// Removes the requests before the first unanswered one, and returns their handlers with the replies.
    mutating func takeAnswered(_ poll: (UInt32) -> XConnection.Answer) -> [(handler: Handler, reply: WireBytes?)] {
        var answered: [(handler: Handler, reply: WireBytes?)] = []
        for request in requests {
            guard case .done(let reply) = poll(request.sequence) else { break }
            answered.append((request.handler, reply))
        }
        requests.removeFirst(answered.count)
        return answered
    }

    /// Removes all requests, and returns their handlers.
    mutating func takeAll() -> [Handler] {
        defer { requests = [] }
        return requests.map(\.handler)
    }
}
