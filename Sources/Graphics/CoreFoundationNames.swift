// SPDX-License-Identifier: MIT
public import Foundation

// What Core Foundation calls the values that Foundation has, so that code written with its names means the same here.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFIndex = Int
