import UIKit

class PlantsViewController: UICollectionViewController, GardenClient {

    @objc var garden: Garden! {
        didSet { garden.delegate = self }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PlantCell.nib, forCellWithReuseIdentifier: PlantCell.reuseIdentifier)
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInsetReference = .fromSafeArea
    }

    @IBAction func addPlant(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: NSLocalizedString("plant.add", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = NSLocalizedString("plant.name", comment: "")
            field.addTarget(self, action: #selector(self.nameChanged(_:)), for: .editingChanged)
        }
        let add = UIAlertAction(title: NSLocalizedString("action.add", comment: ""), style: .default) { [unowned self, unowned alert] _ in
            self.garden.add(Plant(name: alert.textFields?.first?.text ?? "", latinName: "", level: 0.5))
        }
        add.isEnabled = false
        alert.addAction(UIAlertAction(title: NSLocalizedString("action.cancel", comment: ""), style: .cancel))
        alert.addAction(add)
        present(alert, animated: true)
    }

    @objc private func nameChanged(_ sender: UITextField) {
        (presentedViewController as? UIAlertController)?.actions.last?.isEnabled = sender.hasText
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let controller = segue.destination as? PlantViewController, let plant = sender as? Plant else { return }
        controller.plant = plant
        controller.garden = garden
    }

    // MARK: UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 1
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return garden?.plants.count ?? 0
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlantCell.reuseIdentifier, for: indexPath)
        (cell as? PlantCell)?.plant = garden.plants[indexPath.item]
        return cell
    }

    // MARK: UICollectionViewDelegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showPlant", sender: garden.plants[indexPath.item])
    }
}

extension PlantsViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let available = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width - 32
        let columns = max(2, floor(available / 120))
        return CGSize(width: floor((available - 12 * (columns - 1)) / columns), height: 140)
    }
}

extension PlantsViewController: GardenDelegate {

    func gardenDidChange(_ garden: Garden) {
        guard isViewLoaded else { return }
        collectionView.reloadData()
    }

    func garden(_ garden: Garden, didAdd plant: Plant) {
        let indexPath = IndexPath(item: garden.plants.count - 1, section: 0)
        collectionView.performBatchUpdates({
            self.collectionView.insertItems(at: [indexPath])
        }, completion: { _ in
            self.collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
        })
    }
}
