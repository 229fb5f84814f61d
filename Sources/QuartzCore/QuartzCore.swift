// SPDX-License-Identifier: MIT
@_exported public import Foundation
@_exported public import Graphics
@_exported public import LayerTree
