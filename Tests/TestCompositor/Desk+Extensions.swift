// SPDX-License-Identifier: MIT
internal import WaylandServer

/// The optional protocols.
extension Desk {
    func offerExtensions() {
        offer(WpViewporterResource.self) { desk, viewporter in
            viewporter.handler = { [weak desk] request in
                guard case .getViewport(let viewport, let resource) = request else { return }
                let surface = desk?.surface(of: resource)
                viewport.handler = { [weak surface] request in
                    if case .setDestination(let width, let height) = request {
                        surface?.setDestination(width: width, height: height)
                    }
                }
            }
        }
        offer(WpFractionalScaleManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getFractionalScale(let scale, let resource) = request else { return }
                desk?.surface(of: resource)?.fractionalScale = scale
                if let desk, desk.options.servesClients, let output = desk.outputs.first {
                    scale.sendPreferredScale(scale: UInt32((output.settings.fraction * 120).rounded()))
                }
            }
        }
        offer(ZxdgDecorationManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard let desk, case .getToplevelDecoration(let decoration, let resource) = request else { return }
                desk.toplevels.first { $0.resource === resource }?.decoration = decoration
                decoration.handler = { [weak desk, weak decoration] request in
                    guard let desk, let decoration, case .setMode(let mode) = request else { return }
                    desk.record("zxdg_toplevel_decoration_v1.set_mode \(mode.rawValue)", from: decoration)
                }
            }
        }
        offer(WpPresentationResource.self) { desk, presentation in
            // CLOCK_MONOTONIC.
            presentation.sendClockId(clkId: 1)
            presentation.handler = { [weak desk] request in
                guard case .feedback(let resource, let feedback) = request else { return }
                desk?.surface(of: resource)?.addFeedback(feedback)
            }
        }
        offer(WpCursorShapeManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                let device: WpCursorShapeDeviceV1Resource
                switch request {
                case .getPointer(let made, _): device = made
                case .getTabletToolV2(let made, _): device = made
                case .destroy: return
                }
                device.handler = { [weak desk, weak device] request in
                    guard let desk, let device, case .setShape(let serial, let shape) = request else { return }
                    desk.record("wp_cursor_shape_device_v1.set_shape \(serial) \(shape.rawValue)", from: device)
                }
            }
        }
        offer(ZxdgOutputManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getXdgOutput(let logicalOutput, let resource) = request else { return }
                desk?.outputs.first { $0.resources.contains { $0 === resource } }?.add(logicalOutput)
            }
        }
    }
}
