// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Shadows")
struct ShadowTests {
    private let renderer = ShadowRenderer()

    private func draw(
        _ shape: RoundedRect, sigma: CGFloat, on size: Int, offset: CGSize = .zero, drawsInterior: Bool = true,
        transform: CGAffineTransform = .identity
    ) throws -> [[UInt8]] {
        let bitmap = try Bitmap(width: size, height: size)
        Compositor(bitmap).drawShadow(
            of: shape, sigma: sigma, offset: offset, color: .black, drawsInterior: drawsInterior,
            transform: transform, renderer: renderer)
        return bitmap.alphas
    }

    @Test("The edge is half as dark as the center")
    func edgeIsHalfAsDarkAsCenter() throws {
        let alphas = try draw(RoundedRect(CGRect(x: 50, y: 50, width: 100, height: 100)), sigma: 6, on: 200)
        #expect(alphas[100][100] == 255)
        let acrossEdge = Int(alphas[100][49]) + Int(alphas[100][50])
        #expect((253...257).contains(acrossEdge))
        // One deviation outside a straight edge a Gaussian leaves 16 %.
        let oneDeviationOut = (Int(alphas[100][43]) + Int(alphas[100][44])) / 2
        #expect((36...44).contains(oneDeviationOut))
        #expect(alphas[100][30] == 0 && alphas[0][0] == 0)
    }

    // Box blurs of odd and of even length.
    @Test("Shadows are symmetrical", arguments: [7, 7.5] as [CGFloat])
    func shadowsAreSymmetrical(sigma: CGFloat) throws {
        let alphas = try draw(
            RoundedRect(CGRect(x: 40, y: 40, width: 120, height: 120), radii: CornerRadii(12)), sigma: sigma, on: 200)
        for y in 0..<200 {
            for x in 0..<200 {
                #expect(abs(Int(alphas[y][x]) - Int(alphas[y][199 - x])) <= 2)
                #expect(abs(Int(alphas[y][x]) - Int(alphas[x][y])) <= 3)
            }
        }
    }

    @Test(
        "Large shadows assembled from pieces look the same as complete ones", arguments: [3.0, 4.0, 7.5] as [CGFloat])
    func largeShadowsAssembledFromPiecesLookSameAsCompleteOnes(sigma: CGFloat) throws {
        // A shadow of 300 pixels is assembled from pieces; the same one flipped by the transform is rendered as a
        // whole.
        let shape = RoundedRect(CGRect(x: 50, y: 50, width: 300, height: 300), radii: CornerRadii(20))
        let pieces = try draw(shape, sigma: sigma, on: 400)
        let whole = try draw(shape, sigma: sigma, on: 400, transform: CGAffineTransform(-1, 0, 0, -1, 400, 400))
        var largest = 0
        for y in 0..<400 {
            for x in 0..<400 { largest = max(largest, abs(Int(pieces[y][x]) - Int(whole[399 - y][399 - x]))) }
        }
        #expect(largest <= 2)
    }

    @Test("Large sizes share a mask")
    func largeSizesShareMask() throws {
        _ = try draw(RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 200)), sigma: 4, on: 10)
        _ = try draw(RoundedRect(CGRect(x: 5, y: 9, width: 1_000, height: 700)), sigma: 4, on: 10)
        #expect(renderer.maskCount == 1)
        _ = try draw(RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 700)), sigma: 4, on: 10)
        #expect(renderer.maskCount == 2)
    }

    @Test("The cache's memory is bounded")
    func cachesMemoryIsBounded() throws {
        for step in 1...30 {
            _ = try draw(
                RoundedRect(CGRect(x: 0, y: 0, width: 900, height: 900)), sigma: 20 + CGFloat(step) / 4, on: 2)
        }
        #expect(renderer.byteCount <= 2 << 20 && renderer.maskCount > 1)
    }

    @Test("The offset moves the shadow")
    func offsetMovesShadow() throws {
        let shape = RoundedRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        let plain = try draw(shape, sigma: 2, on: 60)
        let moved = try draw(shape, sigma: 2, on: 60, offset: CGSize(width: 3, height: 5))
        #expect(moved[35][33] == plain[30][30] && moved[25][23] == plain[20][20])
    }

    @Test("The interior can be omitted")
    func interiorCanBeOmitted() throws {
        let shape = RoundedRect(CGRect(x: 30, y: 30, width: 140, height: 140))
        let alphas = try draw(shape, sigma: 3, on: 200, drawsInterior: false)
        #expect(alphas[100][100] == 0)
        #expect(alphas[100][29] > 0 && alphas[30][100] > 0)
    }

    @Test("Without blur the shadow is the shape")
    func withoutBlurShadowIsShape() throws {
        let alphas = try draw(RoundedRect(CGRect(x: 2, y: 2, width: 4, height: 4)), sigma: 0, on: 8)
        #expect(alphas[2][2] == 255 && alphas[1][2] == 0 && alphas[6][5] == 0)
    }

    @Test("Small shapes never reach full opacity")
    func smallShapesNeverReachFullOpacity() throws {
        let alphas = try draw(RoundedRect(CGRect(x: 28, y: 28, width: 4, height: 4)), sigma: 6, on: 60)
        let peak = try #require(alphas.joined().max())
        #expect(peak > 5 && peak < 40)
        // The shape's total coverage is preserved, except for rounding to bytes.
        let sum = alphas.joined().reduce(0) { $0 + Int($1) }
        #expect(abs(sum - 16 * 255) < 16 * 255 / 5)
    }

    @Test("The blur scales with the transform")
    func blurScalesWithTransform() throws {
        let shape = RoundedRect(CGRect(x: 15, y: 15, width: 70, height: 70), radii: CornerRadii(5))
        let scaled = try draw(shape, sigma: 3, on: 200, transform: CGAffineTransform(scaleX: 2, y: 2))
        let large = try draw(
            RoundedRect(CGRect(x: 30, y: 30, width: 140, height: 140), radii: CornerRadii(10)), sigma: 6, on: 200)
        #expect(scaled == large)
    }

    @Test("Huge shapes and blurs are supported")
    func hugeShapesAndBlursAreSupported() throws {
        _ = try draw(RoundedRect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), sigma: 1e9, on: 4)
        _ = try draw(RoundedRect(.infinite), sigma: 3, on: 4)
        _ = try draw(
            RoundedRect(CGRect(x: 0, y: 0, width: 1e6, height: 1e6), radii: CornerRadii(.infinity)), sigma: 3, on: 4,
            transform: CGAffineTransform(rotationAngle: 1))
        let alphas = try draw(RoundedRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)), sigma: 3, on: 4)
        #expect(alphas[2][2] == 255)
    }
}
