import { describe, expect, it } from 'vitest'
import { barcodeSize, drawnModules } from './barcode-size.ts'

const picture = (viewBox: string) => `data:image/svg+xml,${encodeURIComponent(`<svg viewBox="${viewBox}"></svg>`)}`

describe('the size of a barcode', () => {
  it('is read from the picture, and nothing is said of another one', () => {
    expect(drawnModules(picture('-4 -4 79 79'))).toEqual({ modules: 79, quiet: 4 })
    expect(drawnModules(picture('-2 -2 75 75'))).toEqual({ modules: 75, quiet: 2 })
    expect(drawnModules('data:image/svg+xml,<svg/>')).toBeUndefined()
  })

  it.each([1, 2, 2.625, 3])('makes every module whole pixels of a screen with %d of them', devicePixels => {
    for (const width of [256, 296, 328, 350])
      for (const modules of [27 + 8, 71 + 8, 95 + 8]) {
        const place = { width, screenHeight: 640, devicePixels }
        const { side, light } = barcodeSize({ modules, quiet: 4 }, place)
        const perModule = (side * devicePixels) / modules
        expect(perModule).toBeCloseTo(Math.round(perModule), 9)
        expect(light).toBe(0)
        expect(side).toBeLessThanOrEqual(Math.min(width, 640 * 0.52))
        // The next larger one would not fit.
        expect(((perModule + 1) * modules) / devicePixels).toBeGreaterThan(Math.min(width, 640 * 0.52))
      }
  })

  it('adds the light that an older picture lacks', () => {
    const place = { width: 296, screenHeight: 640, devicePixels: 2 }
    const old = barcodeSize({ modules: 75, quiet: 2 }, place)
    expect(old).toEqual({ side: 262.5, light: 7 })
    expect(barcodeSize({ modules: 79, quiet: 4 }, place).side).toBe(old.side + 2 * old.light)
  })

  it('leaves room above on a low screen, and is no larger than helps on a wide one', () => {
    const drawn = { modules: 79, quiet: 4 }
    expect(barcodeSize(drawn, { width: 600, screenHeight: 360, devicePixels: 2 }).side).toBeLessThanOrEqual(188)
    expect(barcodeSize(drawn, { width: 900, screenHeight: 1200, devicePixels: 2 }).side).toBeLessThanOrEqual(350)
  })
})
