import { describe, expect, it } from 'vitest'
import { CURVES, curvesOf } from './curve.ts'
import { drawCurve } from './draw-curve.ts'

const CURVE = CURVES['purchases-over-buyers']
const POINTS = [
  { x: 1, y: 40, reference: 160 },
  { x: 8, y: 80, reference: 460 },
  { x: 32, y: 60, reference: 360 },
]

describe('curves of a run', () => {
  it('have their places from left to right, of whichever figures', () => {
    const figures = POINTS.toReversed().map(
      point => ({ drawn: { curve: 'purchases-over-buyers', points: [point] } }) as const,
    )
    expect(curvesOf([{}, ...figures])).toEqual(new Map([['purchases-over-buyers', POINTS]]))
  })

  it('are drawn in the frame, higher where there is more, and told in words', () => {
    const svg = drawCurve(CURVE, POINTS)
    const dots = [...svg.matchAll(/<circle class="dot" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const [first, middle, last] = dots
    expect(dots).toHaveLength(3)
    expect([first?.[0], last?.[0]]).toEqual([64, 584])
    expect(middle?.[1]).toBeLessThan(last?.[1] ?? 0)
    expect(last?.[1]).toBeLessThan(first?.[1] ?? 0)
    for (const [, y = 0] of dots) expect(y > 84 && y < 300).toBe(true)
    expect(svg).toContain('aria-label="Guest purchases a second: 40 with 1; 80 with 8; 60 with 32"')
    expect(svg.match(/class="beside" d="M[\d. ]+L[\d. ]+L[\d. ]+"/g)).toHaveLength(1)
  })

  it('without anything beside have one line, and one place is a dot', () => {
    const svg = drawCurve(CURVES['contract-over-contracts'], [{ x: 10_000, y: 19.04 }])
    expect(svg).not.toContain('class="beside" d=')
    expect(svg).toContain('19 with 10,000')
  })
})
