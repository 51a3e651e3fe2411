import type { BarcodeEdition } from '@billett/domain'
import { decodeTicket } from '@billett/uic'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuedTicket } from '../../../db/schema/index.ts'
import { openShops } from '../../../hosts/open-shops.ts'
import { workerRounds } from '../../../jobs/worker-rounds.ts'
import { visitorAt } from '../../../testing/client.ts'
import { aCart, aDayTicket, placed, referenceOf } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const VALLEY = 'tickets.valley.example'
const MOOR = 'tickets.moor.example'

/** The valley is whom everything belongs to that has no host, and has inspectors who read what the moor's cannot. */
const VALLEY_READS: BarcodeEdition = '3'
const MOOR_READS: BarcodeEdition = '1.3'

let test: TestWorld
let server: FastifyInstance
beforeAll(async () => {
  test = await testWorld({ config: { CLIENTS: `${VALLEY}=luehrtal,${MOOR}=moorland` } })
  const { client } = test.world
  const settings = { ...client.config.settings, barcodeEdition: VALLEY_READS }
  test.world.client = { ...client, config: { ...client.config, settings } }
  server = await openShops(test.world, async () => undefined)
})
afterAll(async () => {
  await server.close()
  await test.close()
})

/** The edition of the ticket that an order brought; undefined while it has brought none. */
async function editionOf(orderId: string): Promise<BarcodeEdition | undefined> {
  const [issued] = await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.orderId, orderId))
  const read = issued?.barcode ? decodeTicket(issued.barcode, []) : undefined
  return read?.ok ? read.edition : undefined
}

const message = (host: string, reference: string) =>
  server.inject({
    method: 'POST',
    url: '/api/v2/payment/webhook/fake',
    headers: { host, 'x-signature': 'right', 'content-type': 'text/plain' },
    payload: `event-${reference} ${reference}`,
  })

/** What a worker does by the clock under this name. */
const round = (name: string) => workerRounds.find(each => each.name === name)?.run(test.world)

/** Ways in which money comes in while nobody of the order's own shop is asking. */
const WAYS: Record<string, (reference: string) => Promise<unknown>> = {
  'by the provider’s message to the other host': reference => message(VALLEY, reference),
  'by the poll': async () => {
    test.pass(120)
    await round('pollPayments')
  },
}

it.each(Object.keys(WAYS))(
  'a ticket whose payment is settled %s is one its own client’s inspectors read',
  async way => {
    const guest = visitorAt(server, MOOR)
    const cart = await aCart(guest, aDayTicket({ validFrom: '2027-01-24T10:00' }))
    const order = await placed(guest, cart, { redirectURL: `https://${MOOR}/confirm/${cart.orderId}` })
    test.provider.decide(referenceOf(order), 'paid')
    await WAYS[way]?.(referenceOf(order))
    expect(await editionOf(order.orderId)).toBe(MOOR_READS)
  },
)

it('the other client’s inspectors read what they are said to', async () => {
  const guest = visitorAt(server, VALLEY)
  const cart = await aCart(guest, aDayTicket({ validFrom: '2027-01-24T10:00' }))
  const order = await placed(guest, cart, { redirectURL: `https://${VALLEY}/confirm/${cart.orderId}` })
  test.provider.decide(referenceOf(order), 'paid')
  await message(MOOR, referenceOf(order))
  expect(await editionOf(order.orderId)).toBe(VALLEY_READS)
})
