import UIKit

class BoardStyle: NSObject {

    @objc enum Key: Int {
        case hints, animation

        var name: String {
            switch self {
            case .hints: return "ShowsHints"
            case .animation: return "AnimatesDiscs"
            }
        }
    }

    @objc class func registerDefaults() {
        UserDefaults.standard.register(defaults: [Key.hints.name: true, Key.animation.name: true])
    }

    class func value(of key: Key) -> Bool {
        return UserDefaults.standard.bool(forKey: key.name)
    }
}
