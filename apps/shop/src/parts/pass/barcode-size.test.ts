import { describe, expect, it } from 'vitest'
import { barcodeSize, drawnModules, roomOnPage, roomOnScreen } from './barcode-size.ts'

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
        const room = roomOnPage({ width, screen: { width: 360, height: 640 } })
        const { side, light } = barcodeSize({ modules, quiet: 4 }, room, devicePixels)
        const perModule = (side * devicePixels) / modules
        expect(perModule).toBeCloseTo(Math.round(perModule), 9)
        expect(light).toBe(0)
        expect(room).toBe(Math.min(width, 640 * 0.52))
        expect(side).toBeLessThanOrEqual(room)
        // The next larger one would not fit.
        expect(((perModule + 1) * modules) / devicePixels).toBeGreaterThan(room)
      }
  })

  it('adds the light that an older picture lacks', () => {
    const old = barcodeSize({ modules: 75, quiet: 2 }, 296, 2)
    expect(old).toEqual({ side: 262.5, light: 7 })
    expect(barcodeSize({ modules: 79, quiet: 4 }, 296, 2).side).toBe(old.side + 2 * old.light)
  })

  it('leaves room above on a low screen, and is no larger than helps on a wide one', () => {
    expect(roomOnPage({ width: 600, screen: { width: 640, height: 360 } })).toBeLessThanOrEqual(188)
    expect(roomOnPage({ width: 900, screen: { width: 1280, height: 1200 } })).toBe(350)
  })

  it('fills a screen that shows nothing else, whichever way it is held', () => {
    expect(roomOnScreen({ width: 300, screen: { width: 360, height: 640 } })).toBeCloseTo(331.2)
    expect(roomOnScreen({ width: 300, screen: { width: 640, height: 360 } })).toBeCloseTo(331.2)
  })
})
