// SPDX-License-Identifier: MIT
public import Foundation

// Core Foundation's names for Foundation types, for source compatibility.

public typealias CFString = String
/// An object of any type.
public typealias CFTypeRef = Any
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFCharacterSet = CharacterSet
public typealias CFIndex = Int
