// SPDX-License-Identifier: MIT
internal import WaylandServer

/// `wl_data_device_manager` and `zwp_primary_selection_device_manager_v1`.
extension Desk {
    func offerDataExchange() {
        data.desk = self
        offer(WlDataDeviceManagerResource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                switch request {
                case .createDataSource(let source): desk?.add(source)
                case .getDataDevice(let device, _): desk?.add(device)
                }
            }
        }
        offer(ZwpPrimarySelectionDeviceManagerV1Resource.self) { desk, manager in
            manager.handler = { [weak desk] request in
                switch request {
                case .createSource(let source): desk?.add(source)
                case .getDevice(let device, _): desk?.add(device)
                case .destroy: break
                }
            }
        }
    }

    private func add(_ resource: WlDataSourceResource) {
        let source = DeskDataExchange.Source(core: resource)
        data.sources.append(source)
        resource.handler = { [weak source] request in
            switch request {
            case .offer(let type): source?.types.append(type)
            case .setActions(let actions): source?.actions = actions
            case .destroy: break
            }
        }
    }

    private func add(_ resource: ZwpPrimarySelectionSourceV1Resource) {
        let source = DeskDataExchange.Source(primary: resource)
        data.sources.append(source)
        resource.handler = { [weak source] request in
            if case .offer(let type) = request { source?.types.append(type) }
        }
    }

    private func add(_ device: WlDataDeviceResource) {
        data.allDevices.append(device)
        device.handler = { [weak self, weak device] request in
            guard let self, let device else { return }
            let source = { (resource: WlDataSourceResource) in self.data.sources.first { $0.core === resource } }
            switch request {
            case .setSelection(let resource, let serial):
                record("wl_data_device.set_selection \(resource == nil ? "null" : "source") \(serial)", from: device)
                replace(\.clipboard, with: resource.flatMap(source))
            case .startDrag(let resource, let origin, let icon, let serial):
                record("wl_data_device.start_drag \(serial)", from: device)
                data.drag = resource.flatMap(source).map { source in
                    DeskDataExchange.Drag(
                        source: source, origin: origin, icon: icon.flatMap { surface(of: $0) })
                }
                if let drag = data.drag { beginDrag(drag.source) }
            case .release: break
            }
        }
    }

    private func add(_ device: ZwpPrimarySelectionDeviceV1Resource) {
        data.allPrimaryDevices.append(device)
        device.handler = { [weak self, weak device] request in
            guard let self, let device, case .setSelection(let resource, let serial) = request else { return }
            let content = resource == nil ? "null" : "source"
            record("zwp_primary_selection_device_v1.set_selection \(content) \(serial)", from: device)
            replace(\.primarySelection, with: resource.flatMap { own in data.sources.first { $0.primary === own } })
        }
    }
}
