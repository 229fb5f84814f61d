// SPDX-License-Identifier: MIT
internal import WaylandServer

/// The protocols that extend a seat.
extension Desk {
    func offerInputExtensions() {
        offer(ZwpPointerGesturesV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                switch request {
                case .getSwipeGesture(let swipe, _): desk?.input.allSwipes.append(swipe)
                case .getPinchGesture(let pinch, _): desk?.input.allPinches.append(pinch)
                case .getHoldGesture(let hold, _): desk?.input.allHolds.append(hold)
                case .release: break
                }
            }
        }
        offer(ZwpRelativePointerManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getRelativePointer(let pointer, _) = request else { return }
                desk?.input.allRelativePointers.append(pointer)
            }
        }
        offer(ZwpPointerConstraintsV1Resource.self) { desk, manager in
            manager.handler = { [weak desk, weak manager] request in
                if let manager { desk?.receive(request, manager) }
            }
        }
        offer(ZwpTabletManagerV2Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getTabletSeat(let seat, _) = request else { return }
                desk?.input.allTabletSeats.append(seat)
            }
        }
        offer(ZwpTextInputManagerV3Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                guard case .getTextInput(let textInput, _) = request else { return }
                desk?.input.allTextInputs.append(DeskTextInput(textInput))
            }
        }
    }

    func add(_ region: WlRegionResource) {
        let number = region.id
        input.regions[number] = []
        region.handler = { [weak self] request in
            guard case .add(let x, let y, let width, let height) = request else { return }
            self?.input.regions[number, default: []].append([x, y, width, height])
        }
    }

    // MARK: - Constraints

    private func receive(_ request: ZwpPointerConstraintsV1Resource.Request, _ manager: ZwpPointerConstraintsV1Resource)
    {
        switch request {
        case .lockPointer(let id, let surface, _, let region, let lifetime):
            record("zwp_pointer_constraints_v1.lock_pointer \(words(region))", from: manager)
            add(
                DeskInput.Constraint(
                    surface: surface, locked: id, confined: nil, isPersistent: lifetime == .persistent), manager)
        case .confinePointer(let id, let surface, _, let region, let lifetime):
            record("zwp_pointer_constraints_v1.confine_pointer \(words(region))", from: manager)
            id.handler = { [weak self, weak id] request in
                guard let self, let id, case .setRegion(let region) = request else { return }
                record("zwp_confined_pointer_v1.set_region \(words(region))", from: id)
            }
            add(
                DeskInput.Constraint(
                    surface: surface, locked: nil, confined: id, isPersistent: lifetime == .persistent), manager)
        case .destroy: break
        }
    }

    private func add(_ constraint: DeskInput.Constraint, _ manager: ZwpPointerConstraintsV1Resource) {
        if input.constraints.contains(where: { $0.surface === constraint.surface }) {
            manager.postError(
                code: ZwpPointerConstraintsV1Resource.ErrorCode.alreadyConstrained.rawValue,
                message: "one constraint at a time")
        }
        input.allConstraints.append(constraint)
    }

    /// Returns a region's rectangles, or "null".
    private func words(_ region: WlRegionResource?) -> String {
        guard let region else { return "null" }
        return "\(input.regions[region.id] ?? [])"
    }
}
