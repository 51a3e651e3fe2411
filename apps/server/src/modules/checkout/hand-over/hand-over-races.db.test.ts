import * as calls from '@billett/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuedTicket, refund, ticketHandOver } from '../../../db/schema/index.ts'
import { newLog } from '../../../log.ts'
import { visitorOf } from '../../../testing/client.ts'
import { anOffer, giveBack, see, take } from '../../../testing/hand-over.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
let written = ''
beforeAll(async () => {
  const log = newLog('debug', {
    write(line) {
      written += line
    },
  })
  test = await testWorld({ log, config: { LOG_LEVEL: 'debug' } })
  ada = visitorOf(test.app)
})
afterAll(() => test.close())

const TAKERS = 50

const takings = (ticketId: string) =>
  test.world.db.$count(ticketHandOver, and(eq(ticketHandOver.ticketId, ticketId), isNotNull(ticketHandOver.takenOn)))

const refundsOf = (orderId: string) => test.world.db.$count(refund, eq(refund.orderId, orderId))

const stateOf = async (ticketId: string) =>
  (await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.id, ticketId)))[0]?.state

it('of fifty who take a ticket at once, one has it', async () => {
  const { which, secret } = await anOffer(test, ada)
  const replies = await Promise.all(
    Array.from({ length: TAKERS }, (_, n) => take(visitorOf(test.app), secret, `taker${n}@example.org`)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(TAKERS - 1).fill(409)])
  expect(await takings(which.ticketId)).toBe(1)
  const tickets = await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.state, 'issued'))
  expect(tickets.filter(({ content }) => content.received)).toHaveLength(1)
})

it('who takes a ticket while it is given back has it, or its giver has the money', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { which, secret } = await anOffer(test, ada)
    const takes = () => take(visitorOf(test.app), secret)
    const gives = () => giveBack(ada, which)
    const [first, second] = await Promise.all(round % 2 === 0 ? [takes(), gives()] : [gives(), takes()])
    expect([first?.status, second?.status].filter(status => status === 200)).toHaveLength(1)
    const state = (await stateOf(which.ticketId)) ?? ''
    expect([state, await takings(which.ticketId), await refundsOf(which.orderId)]).toEqual(
      state === 'handedOver' ? ['handedOver', 1, 0] : ['cancelled', 0, 1],
    )
  }
})

it('the secret of a link is written nowhere', async () => {
  const { which, secret } = await anOffer(test, ada)
  await see(visitorOf(test.app), secret)
  await take(visitorOf(test.app), secret)
  await take(visitorOf(test.app), secret)
  await visitorOf(test.app).send(calls.takeHandOver, { body: { secret, email: 'nobody' } })
  // A statement fails with everything that was asked among its values.
  await test.database.pool.query('alter table ticket_hand_over rename to ticket_hand_over_away')
  expect((await take(visitorOf(test.app), secret)).status).toBe(500)
  await test.database.pool.query('alter table ticket_hand_over_away rename to ticket_hand_over')
  expect(written).toContain('ticket_hand_over')
  expect(written).not.toContain(secret)
  expect(await takings(which.ticketId)).toBe(1)
})
