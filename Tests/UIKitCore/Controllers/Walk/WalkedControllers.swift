// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

// Each controller reports its callbacks to a journal. They differ only in their superclasses.

final class WalkedController: UIViewController {
    private let journal: WalkJournal

    init(_ journal: WalkJournal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = journal.watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.heard(self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.heard(self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.heard(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.heard(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.heard(self, .didDisappear)
    }

    override func endAppearanceTransition() {
        if appearanceTransition == nil { journal.complain("\(title ?? "") is told of an end without a beginning") }
        super.endAppearanceTransition()
    }
}

final class WalkedStack: UINavigationController {
    private let journal: WalkJournal

    init(_ journal: WalkJournal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = journal.watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.heard(self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.heard(self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.heard(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.heard(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.heard(self, .didDisappear)
    }

    override func endAppearanceTransition() {
        if appearanceTransition == nil { journal.complain("\(title ?? "") is told of an end without a beginning") }
        super.endAppearanceTransition()
    }
}

final class WalkedTabs: UITabBarController {
    private let journal: WalkJournal

    init(_ journal: WalkJournal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = journal.watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.heard(self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.heard(self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.heard(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.heard(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.heard(self, .didDisappear)
    }

    override func endAppearanceTransition() {
        if appearanceTransition == nil { journal.complain("\(title ?? "") is told of an end without a beginning") }
        super.endAppearanceTransition()
    }
}

final class WalkedSplit: UISplitViewController {
    private let journal: WalkJournal

    init(_ journal: WalkJournal) {
        self.journal = journal
        super.init(style: .doubleColumn)
        title = journal.watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.heard(self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.heard(self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.heard(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.heard(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.heard(self, .didDisappear)
    }

    override func endAppearanceTransition() {
        if appearanceTransition == nil { journal.complain("\(title ?? "") is told of an end without a beginning") }
        super.endAppearanceTransition()
    }
}

final class WalkedPages: UIPageViewController {
    private let journal: WalkJournal

    init(_ journal: WalkJournal) {
        self.journal = journal
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        title = journal.watch(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.heard(self, .willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.heard(self, .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.heard(self, .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.heard(self, .willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.heard(self, .didDisappear)
    }

    override func endAppearanceTransition() {
        if appearanceTransition == nil { journal.complain("\(title ?? "") is told of an end without a beginning") }
        super.endAppearanceTransition()
    }
}
