import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { decodeTicket, validityOf } from '@billett/uic'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { product } from './product.ts'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })

interface PublishedKey {
  securityProvider: number
  keyId: number
  pem: string
}

/** What stands in a symbol: photographed, and read with a foreign reader. */
export async function scan(symbol: Locator) {
  const photograph = await symbol.screenshot()
  const [scanned] = await readBarcodes(new Uint8Array(photograph), { formats: ['Aztec'] })
  if (!scanned) throw new Error('No Aztec code can be read on the page')
  return scanned
}

/** What an inspector does: reads the symbol, and checks the signature with the published key. */
export async function inspect(symbol: Locator) {
  const scanned = await scan(symbol)
  const published = await fetch(`${product.shop}/.well-known/ticket-keys.json`)
  const { keys } = (await published.json()) as { keys: PublishedKey[] }
  const read = decodeTicket(
    scanned.bytes,
    keys.map(({ pem, ...key }) => ({ ...key, publicKey: createPublicKey(pem) })),
  )
  if (!read.ok) throw new Error(read.message)
  expect(read.signature).toBe('valid')
  const { issuingDetail, transportDocument, travelerDetail } = read.ticket
  const document = transportDocument?.[0]?.ticket
  if (document?.kind !== 'openTicket' && document?.kind !== 'pass') throw new Error('Neither ticket nor pass')
  return {
    document,
    travelers: travelerDetail?.traveler ?? [],
    validity: validity(issuingDetail, document.value),
  }
}

type Issued = Parameters<typeof validityOf>[0]

/** Local wall clock, `YYYY-MM-DDTHH:mm`. */
function validity(issued: Issued, fields: Partial<Parameters<typeof validityOf>[1]>): { from: string; until: string } {
  const { validFromDay = 0, validUntilDay = 0, validFromTime, validUntilTime } = fields
  const { from, until } = validityOf(issued, { validFromDay, validUntilDay, validFromTime, validUntilTime })
  const text = ({ date, minutes }: typeof from) =>
    `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { from: text(from), until: text(until) }
}
