import type { BarcodeEdition } from '@billett/domain'
import { decodeTicket } from '@billett/uic'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issuedTicket } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket, bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** What the client's inspectors read; undefined: it says nothing of it. */
const readBy = (barcodeEdition: BarcodeEdition | undefined): void => {
  const { client } = test.world
  const { barcodeEdition: _, ...settings } = client.config.settings
  const said = barcodeEdition === undefined ? {} : { barcodeEdition }
  test.world.client = { ...client, config: { ...client.config, settings: { ...settings, ...said } } }
}

const buy = async (): Promise<string> =>
  (await bought(test, visitorOf(test.app), aDayTicket())).tickets[0]?.ticketId ?? ''

const storedBarcode = async (ticketId: string): Promise<Uint8Array> => {
  const [issued] = await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.id, ticketId))
  if (!issued?.barcode) throw new Error('the ticket has no barcode')
  return issued.barcode
}

describe('the barcode of a ticket', () => {
  it.each([
    [undefined, '1.3'],
    ['3', '3'],
    ['1.3', '1.3'],
  ] as const)('for inspectors of whom the client says %s is of version %s', async (said, edition) => {
    readBy(said)
    expect(decodeTicket(await storedBarcode(await buy()), [])).toMatchObject({ ok: true, edition })
  })

  it('stays as it was issued when the client changes its mind', async () => {
    readBy('3')
    const ticketId = await buy()
    const before = await storedBarcode(ticketId)
    readBy('1.3')
    await buy()
    expect(Buffer.from(await storedBarcode(ticketId)).equals(Buffer.from(before))).toBe(true)
  })
})
