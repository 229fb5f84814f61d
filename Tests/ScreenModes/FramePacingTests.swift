// SPDX-License-Identifier: MIT
import ScreenModesCore
import Testing

struct FramePacingTests {
    @Test func `Measures the median, the longest, and late intervals`() throws {
        let pacing = try #require(FramePacing(timestamps: [1, 1.02, 1.04, 1.08, 1.10]))
        #expect(abs(pacing.rate - 50) < 0.01)
        #expect(abs(pacing.longest - 0.04) < 1e-9)
        #expect(pacing.lateCount == 1)
        #expect(pacing.count == 4)
    }

    @Test func `Ignores NaN, infinite, and decreasing times`() throws {
        let pacing = try #require(FramePacing(timestamps: [.nan, 1, 1, 1.5, 1.2, .infinity, 2, -.infinity]))
        #expect(pacing.count == 2)
        #expect(pacing.median == 0.5)
        #expect(FramePacing(timestamps: []) == nil)
        #expect(FramePacing(timestamps: [1]) == nil)
        #expect(FramePacing(timestamps: [1, 1, .nan]) == nil)
    }

    @Test func `Distinguishes neighboring rates`() throws {
        let pacing = try #require(FramePacing(timestamps: FakeStage.frames(at: 60)))
        #expect(pacing.fits(refreshRate: 59.94))
        #expect(!pacing.fits(refreshRate: 50))
        #expect(!pacing.fits(refreshRate: 75))
        #expect(pacing.fits(refreshRate: 0))
    }
}
