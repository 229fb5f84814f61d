// SPDX-License-Identifier: MIT
import UIKit

/// Rows of each cell style, with accessories and controls.
final class SettingsCard: ContainerCard {
    private let settings = SettingsController(style: .insetGrouped)

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Value", "Columns", "Subtitle"], container: settings)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        settings.style = [.value1, .value2, .subtitle][choice.selectedIndex]
    }
}

private final class SettingsController: UITableViewController {
    var style = UITableViewCell.CellStyle.value1 {
        didSet { tableView.reloadSections([0], with: .fade) }
    }

    private let values = [("Network", "Garden"), ("Sound", "Quiet"), ("Language", "English")]
    private let papers = ["A4", "A5", "Letter"]
    private var paper = 0
    private var isOn = true

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [values.count, 2, papers.count][section]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 2 ? "Paper" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Nearby devices are notified immediately." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.section {
        case 0: valueCell(values[indexPath.row])
        case 1: indexPath.row == 0 ? switchCell() : detailCell()
        default: paperCell(indexPath.row)
        }
    }

    private func valueCell(_ value: (name: String, content: String)) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = value.name
        cell.detailTextLabel?.text = value.content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    private func switchCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Messages"
        cell.selectionStyle = .none
        let control = UISwitch(frame: .zero)
        control.isOn = isOn
        control.addAction(
            UIAction { [weak self] action in self?.isOn = (action.sender as? UISwitch)?.isOn ?? false },
            for: .valueChanged)
        cell.accessoryView = control
        return cell
    }

    private func detailCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Devices"
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    private func paperCell(_ row: Int) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = papers[row]
        cell.accessoryType = row == paper ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 2 else { return }
        paper = indexPath.row
        for row in papers.indices {
            tableView.cellForRow(at: IndexPath(row: row, section: 2))?.accessoryType = row == paper ? .checkmark : .none
        }
    }
}
