import * as calls from '@billett/contract'
import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { adminEvent, ledgerEntry } from '../../../../db/schema/index.ts'
import type { Checkpoint } from '../../../../ports/checkpoints.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { aDayTicket, bought } from '../../../../testing/purchase.ts'
import { takenJobs } from '../../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import type { World } from '../../../../world.ts'
import { brokenInvariants } from '../../../upkeep/books-check/index.ts'
import { endByHand, tryAgain } from './failed-refund.ts'
import { readRefund } from './refund.repository.ts'
import { refundPayment } from './refund-payment.ts'

let test: TestWorld
let giveBack: TestWorld['provider']['refundPayment']
beforeEach(async () => {
  test = await testWorld()
  giveBack = test.provider.refundPayment
})
afterEach(() => test.close())

const answering = async (answer: 'refused' | 'refunded', act: () => Promise<unknown>) => {
  test.provider.refundPayment =
    answer === 'refunded' ? giveBack : async () => ({ state: 'refused', reason: 'rejected' })
  await act()
  test.provider.refundPayment = giveBack
}

const later = aDayTicket({ validFrom: '2026-11-28T10:00' })

/** One of two tickets was given back; its money is to go back by the payment of both. */
async function aRefund() {
  const ada = visitorOf(test.app)
  const order = await bought(test, ada, later, later)
  const [first, second] = order.tickets.map(({ ticketId }) => ticketId)
  const { orderId } = order
  const giveTicketBack = async (ticketId = '') => {
    await ada.ask(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketId] } })
    const [job] = await takenJobs(test, 'refundPayment')
    return job?.refundId ?? ''
  }
  const [reference = ''] = test.provider.payments.keys()
  return { id: await giveTicketBack(first), reference, other: () => giveTicketBack(second) }
}

const stored = async (id: string) =>
  (await readRefund(test.world.db, id)) ?? Promise.reject(new Error(`no refund ${id}`))
const asked = () => test.provider.refunds.map(({ key }) => key)
const step = () => ({ clientId: clientIdOf(test.world), now: test.now() })
const again = async (id: string) => {
  const refund = await stored(id)
  return test.world.db.transaction(tx => tryAgain(test.world, tx, refund, step()))
}
const byHand = async (id: string) => {
  const refund = await stored(id)
  const paid = { from: 'bank' as const, reference: 'SEPA 1', on: '2026-11-21' }
  return test.world.db.transaction(tx => endByHand(test.world, tx, refund, { ...step(), paid }))
}
const booked = async (id: string) =>
  (
    await test.world.db
      .select()
      .from(ledgerEntry)
      .where(eq(ledgerEntry.key, `refunded:${id}`))
  ).map(({ credit }) => credit)
const broken = async () => (await brokenInvariants(test.world.db, test.now())).map(({ invariant }) => invariant)

/** The provider's own count of what went back. */
function gaveBack(reference: string, refundedCents: number) {
  const payment = test.provider.payments.get(reference)
  if (payment) test.provider.payments.set(reference, { ...payment, refundedCents })
}

/** A worker that does something else first when it comes to a point. */
const meanwhile = (point: Checkpoint, act: () => Promise<unknown>): World => {
  let isDone = false
  return {
    ...test.world,
    async reached(checkpoint) {
      if (checkpoint !== point || isDone) return
      isDone = true
      await act()
    },
  }
}

describe('a worker that comes late with what the provider said of an earlier try', () => {
  it('ends none but that: a refusal of the first keeps the second from nothing', async () => {
    const { id } = await aRefund()
    const slow = meanwhile('refundAnswered', async () => {
      await refundPayment(test.world, id)
      await again(id)
    })
    await answering('refused', () => refundPayment(slow, id))
    expect(await stored(id)).toMatchObject({ state: 'requested', tries: 2 })
    await refundPayment(test.world, id)
    expect([await stored(id), asked(), await booked(id)]).toMatchObject([{ state: 'done' }, [`${id}:2`], ['provider']])
  })

  it('tells staff where money went back that somebody has paid by hand by then, and books it once', async () => {
    const { id, reference } = await aRefund()
    const slow = meanwhile('refundToBeAsked', async () => {
      await answering('refused', () => refundPayment(test.world, id))
      await byHand(id)
    })
    await refundPayment(slow, id)
    expect([await stored(id), await booked(id)]).toMatchObject([{ state: 'done', paidFrom: 'bank' }, ['bank']])
    const told = await test.world.db.select().from(adminEvent).where(like(adminEvent.key, 'payment:%'))
    expect(told).toMatchObject([{ level: 'serious', facts: { what: 'unknownRefund', reference } }])
    expect(await broken()).toEqual([])
  })
})

describe('the event of a refund that failed', () => {
  const open = async () => (await test.world.db.select().from(adminEvent)).filter(one => one.acknowledgedOn === null)

  it.each([
    ['tried again', again, refundPayment],
    ['paid back by hand', byHand, null],
  ] as const)('waits until it was %s, and is over once the money is back', async (_, move, then) => {
    const { id } = await aRefund()
    await answering('refused', () => refundPayment(test.world, id))
    expect(await open()).toMatchObject([{ key: `refund:${id}` }])
    await move(id)
    await then?.(test.world, id)
    expect(await open()).toEqual([])
    expect(await test.world.db.select().from(adminEvent)).toMatchObject([
      { acknowledgedBy: null, acknowledgedOn: test.now() },
    ])
  })

  it('waits on where it was only asked again', async () => {
    const { id } = await aRefund()
    await answering('refused', () => refundPayment(test.world, id))
    await again(id)
    expect(await open()).toHaveLength(1)
  })
})

describe('a refund that is tried again', () => {
  it('goes back once where the process ends after the provider has given back, and before that is stored', async () => {
    const { id, reference } = await aRefund()
    await answering('refused', () => refundPayment(test.world, id))
    await again(id)
    const { amountCents } = await stored(id)
    const ending = meanwhile('refundAnswered', () => Promise.reject(new Error('the process ends here')))
    await expect(refundPayment(ending, id)).rejects.toThrow('the process ends here')
    gaveBack(reference, amountCents)
    await refundPayment(test.world, id)
    expect([await stored(id), asked(), await booked(id)]).toMatchObject([{ state: 'done' }, [`${id}:2`], ['provider']])
  })

  it('is not asked for while nobody can tell what went back, and then is', async () => {
    const { id } = await aRefund()
    await answering('refused', () => refundPayment(test.world, id))
    await again(id)
    test.provider.down = true
    await expect(refundPayment(test.world, id)).rejects.toThrow('unreachable')
    test.provider.down = false
    expect([await stored(id), asked()]).toMatchObject([{ state: 'requested', compared: false }, []])
    await refundPayment(test.world, id)
    expect(await stored(id)).toMatchObject({ state: 'done' })
  })

  it('waits for another one of the same payment that has gone back there and is not stored here', async () => {
    const { id, reference, other } = await aRefund()
    await answering('refused', () => refundPayment(test.world, id))
    const second = await other()
    gaveBack(reference, (await stored(second)).amountCents)
    await again(id)
    await expect(refundPayment(test.world, id)).rejects.toThrow('under way')
    await refundPayment(test.world, second)
    await refundPayment(test.world, id)
    expect(await stored(id)).toMatchObject({ state: 'done', tries: 2 })
    expect(asked()).toEqual([second, `${id}:2`])
  })

  it('does not count what was paid from the bank as gone back at the provider', async () => {
    const { id, reference, other } = await aRefund()
    const second = await other()
    for (const one of [id, second]) await answering('refused', () => refundPayment(test.world, one))
    await byHand(second)
    gaveBack(reference, (await stored(second)).amountCents)
    await again(id)
    await refundPayment(test.world, id)
    expect([await stored(id), asked()]).toMatchObject([{ state: 'failed', failure: 'alreadyBack' }, []])
  })
})
