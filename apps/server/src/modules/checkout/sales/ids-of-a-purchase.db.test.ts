import * as calls from '@billett/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, execution, referenceOf, verified } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { sendOrderMail } from '../../ticket/fulfilment/index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const IDS = /[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g

/** The versions of the ids that stand in a text: 7 tells when an id was made, 4 tells nothing. */
const versionsIn = (text: string): string[] => [...text.matchAll(IDS)].map(([, version = '']) => version)

const versionsOf = async (table: string): Promise<string[]> => {
  const { rows } = await test.world.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`)
  return rows.flatMap(({ id }) => versionsIn(id))
}

it('what is written with a purchase lies together in the order of time, and no link or mail tells when it was made', async () => {
  const ada = visitorOf(test.app)
  const cart = await aCart(ada, aDayTicket({ validFrom: '2026-11-28T10:00' }))
  const { items } = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
  const [order] = items
  if (!order) throw new Error('not placed')
  test.provider.decide(referenceOf(order), 'paid')
  await verified(ada, order)
  await sendOrderMail(test.world, order.orderId, null)
  const { tickets } = await verified(ada, order)
  await ada.send(calls.giveBackTickets, {
    params: { orderId: order.orderId },
    body: { ticketGuids: tickets.map(({ ticketId }) => ticketId) },
  })

  for (const table of ['ledger_entry', 'booking', 'payment_attempt', 'refund'])
    expect(new Set(await versionsOf(table)), table).toEqual(new Set(['7']))
  expect(await versionsOf('order')).toEqual(['4'])
  const [mail] = test.mails
  const links = [...(mail?.text.matchAll(/https?:\S+/g) ?? [])].flat().join(' ')
  expect(versionsIn(links)).not.toEqual([])
  for (const text of [order.urlToVerification ?? '', links]) expect(versionsIn(text)).not.toContain('7')
})
