import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { aztecSymbol } from './aztec-symbol.ts'
import { rasterised } from './rasterised.fixture.ts'

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
})

describe('the Aztec code', () => {
  it('is read back octet for octet by a reader that is not ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 900 }), async octets => {
        const [read] = await readBarcodes(rasterised(aztecSymbol(octets), 4), { formats: ['Aztec'] })
        expect(Buffer.from(read?.bytes ?? []).toString('hex')).toBe(Buffer.from(octets).toString('hex'))
      }),
      { numRuns: 15 },
    )
  })

  it('covers each dark module by exactly one rectangle', () => {
    const { modules, rects } = aztecSymbol(Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256))
    const area = rects.reduce((sum, { width, height }) => sum + width * height, 0)
    const covered = new Set<number>()
    for (const { x, y, width, height } of rects)
      for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) covered.add(row * modules + column)
    expect(covered.size).toBe(area)
    expect(rects.length).toBeLessThan(area)
  })

  it('refuses more than one binary run holds', () => {
    expect(() => aztecSymbol(new Uint8Array(2079))).toThrow('2079 octets')
  })
})
