// SPDX-License-Identifier: MIT
import Testing

@testable import TextEditing

@Suite("Arithmetic expressions")
struct MathExpressionTests {
    private static let english = MathExpression.Separators(decimal: ".", grouping: ",")
    private static let german = MathExpression.Separators(decimal: ",", grouping: ".")
    private static let french = MathExpression.Separators(decimal: ",", grouping: "\u{202F}")

    private func completion(_ text: String, _ separators: MathExpression.Separators = english) -> String? {
        MathExpression.completion(of: text, separators: separators)
    }

    @Test(
        "Expressions have the usual precedence",
        arguments: [
            ("12*3+4=", "40"), ("4+12*3=", "40"), ("2+3 × 4=", "14"), ("(2+3)*4=", "20"), ("10÷4=", "2.5"),
            ("2^10=", "1024"), ("2^3^2=", "512"), ("-2^2=", "-4"), ("2^-1=", "0.5"), ("(-2)^2=", "4"), ("9^0.5=", "3"),
            ("5²+2³=", "33"), ("7−10=", "\u{2212}3"), ("7-10=", "-3"), ("7 – 2=", "5"), ("2*-3=", "-6"),
            ("8/2/2=", "2"),
            ("10-3-2=", "5"), ("((1+2)*(3+4))=", "21"), (".5+.5=", "1"), ("1,234.5+1=", "1235.5"), ("0.1+0.2=", "0.3"),
            ("2/3=", "0.6666666667"), ("0*5=", "0"), ("999999999999*9=", "8999999999991"),
        ])
    func precedence(_ text: String, _ result: String) {
        #expect(completion(text) == result)
    }

    @Test(
        "A percentage is a hundredth, and one of the sum that it is added to or subtracted from",
        arguments: [
            ("50%*3=", "1.5"), ("200+10%=", "220"), ("200-10%=", "180"), ("200*10%=", "20"), ("25%=", "0.25"),
            ("100+10%+10%=", "121"),
        ])
    func percentages(_ text: String, _ result: String) {
        #expect(completion(text) == result)
    }

    @Test("The decimal and grouping separators are those of the language")
    func separators() {
        #expect(completion("1,5*2=", Self.german) == "3")
        #expect(completion("1.234,5*2=", Self.german) == "2469")
        #expect(completion("1/4=", Self.german) == "0,25")
        #expect(completion("1\u{202F}000+1=", Self.french) == "1001")
        #expect(completion("1.5*2=", Self.german) == nil)
        #expect(completion("1,23+1=", Self.english) == nil)
        #expect(completion("1234,567+1=", Self.english) == nil)
    }

    @Test("The result has the digits of the expression, and its space before the equals sign")
    func style() {
        #expect(completion("٣+٤=") == "٧")
        #expect(completion("3 + 4 =") == " 7")
    }

    @Test("The expression begins after other text, but not after what may be a variable")
    func surroundings() {
        #expect(completion("Total: 3+4=") == "7")
        #expect(completion("Total:-3+4=") == "1")
        #expect(completion("it is 3+4=") == "7")
        #expect(completion("page 12 3+4=") == "7")
        #expect(completion("1+1=2, 3+4=") == "7")
        #expect(completion("first\n-3+4=") == "1")
        #expect(completion("x+3+4=") == nil)
        #expect(completion("x +3+4=") == nil)
        #expect(completion("x3+4=") == nil)
        #expect(completion("f(3)+4=") == nil)
        #expect(completion("12 345+1=") == nil)
    }

    @Test(
        "Text without an operator, or with a wrong expression, has no result",
        arguments: [
            "", "=", "==", "5=", "a=", "(5)=", "-5=", "3+=", "3+4", "3+4=5", "*3=", "3**4=", "(3+4=", "3+4)=", "()=",
            "3 apples * 4=", "2(3)=", "(2)3=", "1.2.3+4=", "3.+4=", "5%%=", "3+4==", "3<=", "<3=", "²=", "2²³=",
        ])
    func wrong(_ text: String) {
        #expect(completion(text) == nil)
    }

    @Test(
        "A division by zero, an overflow, or too many digits have no result",
        arguments: [
            "1/0=", "0/0=", "1/(2-2)=", "0^-1=", "(-1)^0.5=", "2^0.3=", "9^9^9=", "10^400=", "10^15=", "10^300*10^300=",
            "1/10^20=", "999999999999999*9=",
        ])
    func unbounded(_ text: String) {
        #expect(completion(text) == nil)
    }

    @Test("Long and deeply nested expressions have no result")
    func bounds() {
        #expect(completion(String(repeating: "1+", count: 90) + "1=") == "91")
        #expect(completion(String(repeating: "1+", count: 100_000) + "1=") == nil)
        #expect(completion(String(repeating: "(", count: 90) + "1+1" + String(repeating: ")", count: 90) + "=") == nil)
        #expect(completion("1+" + String(repeating: "-", count: 150) + "1=") == nil)
        #expect(completion("2" + String(repeating: "^1", count: 60) + "=") == nil)
    }

    @Test("Random text neither crashes nor has a result that isn't a number")
    func randomText() {
        let pieces = [
            "1", "23", ".", ",", "+", "-", "*", "/", "^", "(", ")", "%", " ", "²", "a", "=", "\n", "٣", "e\u{301}", "😀",
        ]
        for seed in 0..<20_000 {
            var random = Random(seed)
            let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            guard let result = completion(text + "=") else { continue }
            #expect(result.allSatisfy { $0.isNumber || "-. ".contains($0) }, "\(text)=\(result)")
        }
    }
}
