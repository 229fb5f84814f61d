// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// One window on the render thread: its layers' nodes, and the loop that turns them into frames.
///
/// A frame is requested when a commit changes something or an animation runs, and composed when the display responds.
/// While nothing changes there are no requests and no wake-ups.
@RenderActor
final class RenderHost {
    /// The time, in seconds, that an ended animation waits for a frame that shows its end.
    ///
    /// A display that doesn't want frames (because the window is hidden) must not prevent completion blocks from being
    /// called.
    static let timeLimit: TimeInterval = 0.25

    let target: any FrameTarget
    /// The target, if it paints frames when they are read.
    private let onDemandTarget: (any OnDemandFrameTarget)?
    let mailbox: HostMailbox
    private let rootID: LayerID
    private var nodes: [LayerID: RenderLayer] = [:]
    private(set) var statistics = FrameStatistics()

    /// The window's configuration; `nil` before the first one.
    private var configuration: FrameConfiguration?
    /// Whether the target has not received the configuration yet.
    private var hasNewConfiguration = false
    private var animated: Set<LayerID> = []
    /// Layers whose pixels come from a feed instead of commits.
    private var fed: [LayerID: ContentsFeed] = [:]
    /// Whether something differs from the last frame shown.
    private var isDirty = false
    /// Whether the host requested a report of the next frame.
    private var wantsReport = false
    private var isRequested = false
    private var isInvalid = false
    /// The due time of the next frame, if the last one had nothing to present.
    private var restEnd: TimeInterval?
    /// Whether an animation changed something in the last frame.
    private var isRunning = false
    /// The time at which an animation that needs no frames until then begins or ends.
    private var nextEvent: TimeInterval?
    private var shown: DisplayList?
    /// The initial snapshots of the transitions in the current commit, by animation.
    private var captured: [UInt64: SurfaceDrawing] = [:]
    /// The time of the last frame.
    private var lastTime: TimeInterval?
    private var history = DamageHistory()
    private lazy var wake = makeWake()

    init(rootID: LayerID, target: any FrameTarget, mailbox: HostMailbox) {
        self.rootID = rootID
        self.target = target
        onDemandTarget = (target as? any OnDemandFrameTarget).flatMap { $0.paintsOnDemand ? $0 : nil }
        self.mailbox = mailbox
    }

    isolated deinit {
        dropNodes()
    }

    /// Releases the target; frames that are still requested are not composed.
    func invalidate() {
        isInvalid = true
        wake.set(nil)
        dropNodes()
        shown = nil
    }

    /// Detaches the nodes from one another first, so that a tree of any depth is freed without recursion.
    private func dropNodes() {
        for node in nodes.values { node.detach() }
        nodes = [:]
        animated = []
        fed = [:]
    }

    // MARK: - Commits

    func apply(_ commit: LayerCommit) {
        guard !isInvalid else { return }
        statistics.commits += 1
        statistics.layersCommitted += commit.changes.count
        captureForTransitions(commit)
        if commit.changes.count > nodes.count { nodes.reserveCapacity(nodes.count + commit.changes.count) }
        for change in commit.changes where nodes[change.id] == nil {
            nodes[change.id] = RenderLayer(id: change.id)
        }
        for change in commit.changes { apply(change) }
        // The time of a layer also depends on its ancestors.
        if commit.changes.contains(where: { $0.sublayers != nil || $0.properties?.rare != nil }) {
            for id in animated { nodes[id]?.rest = nil }
        }
        for id in commit.removed {
            nodes[id]?.detach()
            nodes[id] = nil
            animated.remove(id)
            fed[id] = nil
        }
        if let new = commit.configuration {
            configuration = new
            hasNewConfiguration = true
        }
        if !commit.changes.isEmpty || !commit.removed.isEmpty { isDirty = true }
        if commit.needsFrame { wantsReport = true }
        requestFrame()
        setWake()
    }

    func feedDidChange(_ feed: ContentsFeed) {
        guard !isInvalid else { return }
        for (id, source) in fed where source === feed {
            nodes[id]?.feedDidChange()
            isDirty = true
        }
        requestFrame()
        setWake()
    }

    /// Captures snapshots of layers whose new state is reached by a transition in the commit.
    private func captureForTransitions(_ commit: LayerCommit) {
        captured = [:]
        for change in commit.changes {
            guard let animations = change.animations, let node = nodes[change.id] else { continue }
            for animation in animations {
                guard let record = animation.records.first(where: { $0.transition != nil }),
                    !node.animations.contains(where: { $0.id == record.id })
                else { continue }
                captured[record.id] = node.capture(scale: scale, time: lastTime, caches: RenderServer.shared.caches)
            }
        }
    }

    private func apply(_ change: LayerChange) {
        guard let node = nodes[change.id] else { return }
        node.apply(change, among: nodes)
        node.surfaceScale = scale
        for index in node.animations.indices {
            if let id = node.animations[index].id, let before = captured[id] { node.animations[index].before = before }
        }
        if change.contents != nil { fed[node.id] = node.feed }
        // Even an animation that only fills forwards must be reapplied to the new values.
        if node.animations.isEmpty { animated.remove(node.id) } else { animated.insert(node.id) }
    }

    // MARK: - The frame loop

    private func requestFrame() {
        guard !isInvalid, !isRequested, configuration != nil,
            isDirty || hasNewConfiguration || wantsReport || !animated.isEmpty
        else { return }
        // A target responds immediately if nothing was presented before. Invisible changes, and reports of frames
        // without changes, are limited to the display's rate here; visible changes need not wait.
        if isResting, !isDirty, !hasNewConfiguration { return }
        isRequested = true
        target.requestFrame { [weak self] time in self?.compose(time) }
    }

    /// Whether the last frame had nothing to present and the display is not due for the next one.
    private var isResting: Bool {
        // A clock that fires on time can still do so slightly early.
        restEnd.map { LayerClock.timeSource.now < $0 - 0.000_5 } ?? false
    }

    /// The frames that the animations need after one moment.
    private struct Sampling {
        var isRunning = false
        var nextEvent: TimeInterval?
    }

    private func sample(at time: TimeInterval) -> Sampling {
        var sampling = Sampling()
        for node in animated.compactMap({ nodes[$0] }) {
            if let rest = node.rest, rest.contains(time) {
                sampling.nextEvent = min(sampling.nextEvent ?? rest.upperBound, rest.upperBound)
                continue
            }
            let sample = node.sample(at: time)
            for id in sample.started { mailbox.post(.animationStarted(node.id, id)) }
            for id in sample.ended { mailbox.post(.animationEnded(node.id, id)) }
            sampling.isRunning = sampling.isRunning || sample.isRunning
            if let event = sample.nextEvent { sampling.nextEvent = min(sampling.nextEvent ?? event, event) }
            // Replicator instances of the layer can be delayed.
            if node.animations.allSatisfy(\.hasEnded), !sample.isRunning {
                animated.remove(node.id)
                // The remaining animations fill forwards permanently, so the layer counts as still from now on.
                if node.animations.isEmpty { node.motion = RenderLayer.Motion() }
            }
        }
        return sampling
    }

    /// Pixels per point.
    private var scale: CGFloat {
        guard let scale = configuration?.scale, scale.isFinite else { return 1 }
        return min(max(scale, 0.01), 100)
    }

    private func compose(_ time: FrameTime) {
        isRequested = false
        guard !isInvalid, let configuration else { return }
        // A display's clock can be wrong; animations must not be evaluated at a non-finite time.
        let timestamp = time.timestamp.isFinite ? time.timestamp : LayerClock.timeSource.now
        let hadAnimations = !animated.isEmpty
        let sampling = sample(at: timestamp)
        isRunning = sampling.isRunning
        lastTime = timestamp
        // A frame between two of the display's is not reported: a client that responds to each frame with a change
        // would never stop.
        let wasResting = isResting
        let reports = wantsReport && !wasResting
        if reports { wantsReport = false }
        var wasPresented = false
        var isStalled = false
        if isDirty || hadAnimations || hasNewConfiguration {
            switch show(configuration) {
            case .presented: wasPresented = true
            case .unchanged: statistics.framesUnchanged += 1
            case .noBuffer:
                statistics.framesWithoutBuffer += 1
                isStalled = true
            }
        }
        if reports { mailbox.post(.frame(FrameTime(timestamp: timestamp, refreshInterval: time.refreshInterval))) }
        let interval = time.refreshInterval.isFinite ? min(max(time.refreshInterval, 0.001), 1) : 1 / 60
        if wasPresented || isStalled { restEnd = nil } else if !wasResting { restEnd = timestamp + interval }
        nextEvent = sampling.nextEvent.map { max($0, timestamp + interval) }
        if sampling.isRunning || isStalled || wantsReport { requestFrame() }
        setWake()
    }

    // MARK: - Wake-ups

    /// Sets the wake-up to the next time at which something happens without a frame.
    private func setWake() {
        var times: [TimeInterval] = []
        if isRequested || configuration == nil {
            // An animation must not wait for a frame that never arrives.
            for node in animated.compactMap({ nodes[$0] }) {
                for animation in node.animations where !animation.hasEnded {
                    times.append(node.clockTime(animation.endTime) + Self.timeLimit)
                }
            }
        } else {
            if let nextEvent, !animated.isEmpty { times.append(nextEvent) }
            if let restEnd, isDirty || wantsReport || isRunning { times.append(restEnd) }
        }
        wake.set(times.filter(\.isFinite).min())
    }

    private func wakeUp() {
        guard !isInvalid else { return }
        if isRequested || configuration == nil {
            // The display has not responded for a while, or there is nothing to present to: time advances without
            // frames.
            _ = sample(at: LayerClock.timeSource.now)
            isDirty = true
        } else {
            restEnd = nil
            requestFrame()
        }
        setWake()
    }

    private func makeWake() -> RenderWakeup {
        RenderWakeup(
            schedule: { [mailbox] time in mailbox.post(.wake(time)) },
            handler: { [weak self] in self?.wakeUp() })
    }

    /// Called when the requested time has been reached.
    func clockDidFire() {
        wake.fire()
    }

    // MARK: - Composition

    private enum Outcome {
        case presented
        case unchanged
        case noBuffer
    }

    private func show(_ configuration: FrameConfiguration) -> Outcome {
        let size = configuration.pixelSize
        guard !size.isEmpty, let root = nodes[rootID] else { return applyConfiguration(configuration) }
        let list = DisplayListBuilder.list(root, size: size, scale: scale, time: lastTime)
        var damage = Region(PixelRect(size))
        if let shown, shown.size == size {
            damage = DamageFinder.damage(from: shown, to: list) { [nodes] id, revision in
                nodes[id].map { $0.contentsDamage(since: revision) } ?? nil
            }
            if damage.isEmpty {
                isDirty = false
                self.shown = list
                return applyConfiguration(configuration)
            }
        } else {
            history.removeAll()
        }
        if let onDemandTarget {
            onDemandTarget.present(
                size: size, damage: damage.rects, configuration: hasNewConfiguration ? configuration : nil
            ) { [weak self] buffer, rects in self?.paint(rects, into: buffer) }
            return didPresent(list, damage)
        }
        guard let buffer = target.nextBuffer(size: size) else {
            isDirty = true
            return .noBuffer
        }
        guard buffer.size == size,
            let bitmap = try? Bitmap(
                borrowing: buffer.baseAddress, width: size.width, height: size.height, bytesPerRow: buffer.bytesPerRow)
        else {
            target.abandon(buffer)
            isDirty = true
            return .noBuffer
        }
        var repaint = history.repaint(age: buffer.age, damage: damage) ?? Region(PixelRect(size))
        repaint.coalesce()
        var painter = FramePainter(
            list.root, area: PixelRect(size), repaint: repaint, caches: RenderServer.shared.caches)
        painter.paint(into: bitmap)
        target.present(buffer, damage: damage.rects, configuration: hasNewConfiguration ? configuration : nil)
        statistics.pixelsPainted += painter.paintedPixels
        history.append(damage)
        return didPresent(list, damage)
    }

    private func didPresent(_ list: DisplayList, _ damage: Region) -> Outcome {
        statistics.framesPresented += 1
        statistics.pixelsDamaged += damage.pixelCount
        shown = list
        isDirty = false
        hasNewConfiguration = false
        return .presented
    }

    /// Paints parts of the last frame for a target that deferred painting.
    private func paint(_ rects: [PixelRect], into buffer: PixelBuffer) {
        guard let shown, shown.size == buffer.size,
            let bitmap = try? Bitmap(
                borrowing: buffer.baseAddress, width: buffer.size.width, height: buffer.size.height,
                bytesPerRow: buffer.bytesPerRow)
        else { return }
        var repaint = Region()
        for rect in rects { repaint.add(rect) }
        repaint.coalesce()
        var painter = FramePainter(
            shown.root, area: PixelRect(buffer.size), repaint: repaint, caches: RenderServer.shared.caches)
        painter.paint(into: bitmap)
        statistics.pixelsPainted += painter.paintedPixels
    }

    private func applyConfiguration(_ configuration: FrameConfiguration) -> Outcome {
        if hasNewConfiguration {
            hasNewConfiguration = false
            statistics.configurationsApplied += 1
            target.apply(configuration)
        }
        return .unchanged
    }
}
