import { createPublicKey } from 'node:crypto'
import { COMMON_EDITION } from '@billett/domain'
import { decodeTicket } from '@billett/uic'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demonstration, newTicketKey, uicBarcode } from '../adapters/ticket-barcode/uic-barcode.ts'
import type { BarcodeContent } from '../ports/ticket-barcode.ts'
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts'
import { keepTicketKeys } from './ticket-keys.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const FIRST = '2026-01-01T00:00:00.000Z'
const LATER = '2026-11-21T00:00:00.000Z'

const aTicket: BarcodeContent = {
  ticketId: '7d9f7a52-6f0e-4b5c-9b7a-3c8f9f0a1b2c',
  orderNumber: 'BCDFGHJK23',
  issuedAt: FIRST,
  language: 'de',
  product: { id: 'day', name: 'Tageskarte' },
  kind: 'pass',
  validity: { from: FIRST, until: LATER, timeZone: 'Europe/Berlin' },
  travelClass: 'second',
  zones: [],
  passengers: [],
}

const keysOf = (pem: string, keyId: number) => uicBarcode(pem, { ...demonstration, keyId }).inspectorKeys()

it('after a change of the key inspectors find both, the new one first, and what the old one signed is still right', async () => {
  const old = newTicketKey()
  const present = newTicketKey()
  expect(await keepTicketKeys(database.db, keysOf(old, 1), FIRST)).toEqual(keysOf(old, 1))
  const published = await keepTicketKeys(database.db, keysOf(present, 2), LATER)
  expect(published).toEqual([...keysOf(present, 2), ...keysOf(old, 1)])
  expect(await keepTicketKeys(database.db, keysOf(present, 2), LATER)).toEqual(published)

  const keys = published.map(({ pem, ...key }) => ({ ...key, publicKey: createPublicKey(pem) }))
  for (const [pem, keyId] of [[old, 1] as const, [present, 2] as const]) {
    const barcode = uicBarcode(pem, { ...demonstration, keyId })
    expect(decodeTicket(barcode.sign(aTicket, COMMON_EDITION), keys)).toMatchObject({
      ok: true,
      keyId,
      signature: 'valid',
    })
  }
})

it('another key under the same number is refused: tickets of one of them would count as forged', async () => {
  await keepTicketKeys(database.db, keysOf(newTicketKey(), 1), FIRST)
  await expect(keepTicketKeys(database.db, keysOf(newTicketKey(), 1), LATER)).rejects.toThrow(/TICKET_KEY_ID/)
})
