// SPDX-License-Identifier: MIT
import Foundation
import Testing
