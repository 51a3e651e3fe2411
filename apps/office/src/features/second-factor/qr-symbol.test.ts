import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type QrSymbol, qrSymbol } from './qr-symbol.ts'

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
})

/** What is drawn, four pixels a module, as a camera would deliver it. */
function photographed({ modules, path }: QrSymbol) {
  const scale = 4
  const width = modules * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1)
      for (let x = Number(left) * scale; x < (Number(left) + 1) * scale; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { data, width, height: width, colorSpace: 'srgb' as const }
}

it('is read back by a reader that is not ours', async () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(label, fc.stringMatching(/^[A-Z2-7]{32}$/), async (name, secret) => {
      const uri = `otpauth://totp/${encodeURIComponent(name)}?secret=${secret}&algorithm=SHA1&digits=6&period=30`
      const [read] = await readBarcodes(photographed(qrSymbol(uri)), { formats: ['QRCode'] })
      expect(read?.text).toBe(uri)
    }),
    { numRuns: 15 },
  )
})
