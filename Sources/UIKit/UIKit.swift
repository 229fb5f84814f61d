// SPDX-License-Identifier: MIT
@_exported public import Diagnostics
@_exported public import DiffableData
@_exported public import Foundation
@_exported public import Graphics
@_exported public import LayerTree
@_exported public import ObjectiveC
@_exported public import Predicates
@_exported public import UIKitCells
@_exported public import UIKitCollections
@_exported public import UIKitCore
@_exported public import UIKitDragDrop
@_exported public import UIKitHaptics
@_exported public import UIKitPickers
@_exported public import UIKitPlatform
@_exported public import UIKitSharing
@_exported public import UIKitStoryboards
@_exported public import UIKitTables
