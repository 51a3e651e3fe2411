import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { GENDER, RIGHTS } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { order as orders, staffAction } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, aGuest, bought, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const LOOKS = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeOrders]

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
/** Bought by Ada, by Grace; paid twice over by Ada; placed and not paid; a cart. */
let ada: calls.PreparedOrder
let grace: calls.PreparedOrder
let tooMuch: calls.PreparedOrder
let waiting: calls.PreparedOrder
let cart: calls.PreparedOrder

const staffWith = async (rights: readonly number[]) => {
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
  return visitor
}

beforeAll(async () => {
  test = await testWorld()
  ada = await bought(test, visitorOf(test.app))
  test.pass(60)
  const visitor = visitorOf(test.app)
  const order = await placed(visitor, await aCart(visitor, aDayTicket(), aDayTicket()), {
    guest: { ...aGuest, email: 'grace_h@example.org', lastName: 'Hopper' },
  })
  test.provider.decide(referenceOf(order), 'paid')
  grace = await verified(visitor, order)
  test.pass(60)
  const payer = visitorOf(test.app)
  tooMuch = await placed(payer, await aCart(payer))
  test.provider.decide(referenceOf(tooMuch), 'paid', tooMuch.totalGrossInCents + 100)
  await verified(payer, tooMuch)
  test.pass(60)
  const late = visitorOf(test.app)
  waiting = await placed(late, await aCart(late))
  cart = await aCart(visitorOf(test.app))
  clerk = await staffWith(LOOKS)
})
afterAll(() => test.close())

type Query = Partial<calls.StaffOrdersQuery>

const found = async (query: Query, who = clerk): Promise<string[]> => {
  const { status, items, errors } = await who.send(calls.searchStaffOrders, { query })
  if (status !== 200) throw new Error(JSON.stringify(errors))
  return items.map(({ orderId }) => orderId)
}

const all = () => [waiting, tooMuch, grace, ada].map(({ orderId }) => orderId)

describe('the list of orders', () => {
  it('has every order but carts, the latest first, and nobody’s address', async () => {
    const { items } = await clerk.send(calls.searchStaffOrders, { query: {} })
    expect(items.map(({ orderId }) => orderId)).toEqual(all())
    expect(items.at(-1)).toMatchObject({
      orderNumber: ada.orderNumber,
      client: test.world.client.config.texts.name,
      email: 'a•••@example.org',
      isMasked: true,
      amountInCent: ada.totalGrossInCents,
      paymentMethod: ada.payment.methodLabel,
      state: 'completed',
      troubles: [],
      ticketNames: [ada.tickets[0]?.ticketName],
    })
    expect(JSON.stringify(items)).not.toContain(aGuest.lastName)
  })

  it.each([
    ['its number', () => ada.orderNumber],
    ['its number, however it is written', () => ada.orderNumber.toLowerCase()],
    ['the number of a ticket as it is printed', () => `${ada.orderNumber.toLowerCase()}-1`],
    ['the number of a ride as it is printed', () => `${ada.orderNumber}-1-1`],
    ['its id', () => ada.orderId],
    ['a ticket of it', () => ada.tickets[0]?.ticketId ?? ''],
    ['its invoice', () => ada.invoiceNumber ?? ''],
  ])('finds an order by %s', async (_, term) => {
    expect(await found({ search: term() })).toEqual([ada.orderId])
  })

  it('finds orders by how an address or a name begins, where no sign means anything else', async () => {
    expect(await found({ search: 'GRACE_H@exa' })).toEqual([grace.orderId])
    expect(await found({ search: 'gr%@' })).toEqual([])
    expect(await found({ search: 'graceXh@example.org' })).toEqual([])
    expect(await found({ search: 'hopp' })).toEqual([grace.orderId])
    expect(await found({ search: 'opper' })).toEqual([])
    expect(await found({ search: randomUUID() })).toEqual([])
  })

  it('finds an order by what the provider calls its payment', async () => {
    expect(await found({ search: referenceOf(waiting) })).toEqual([waiting.orderId])
  })

  it('shows a span of time', async () => {
    const from = grace.createdOn
    expect(await found({ customDate: from })).toEqual(all().slice(0, 3))
    expect(await found({ before: from })).toEqual([ada.orderId])
  })

  it('shows states, carts too where they are asked for', async () => {
    expect(await found({ states: ['completed'] })).not.toContain(waiting.orderId)
    expect(await found({ states: ['prepared'] })).toEqual([cart.orderId])
    expect(await found({ search: cart.orderNumber })).toEqual([cart.orderId])
  })

  it('finds what was interrupted, paid too much and waits to go back', async () => {
    expect(await found({ trouble: 'interrupted' })).toEqual([waiting.orderId])
    expect(await found({ trouble: 'paidTwice' })).toEqual([tooMuch.orderId])
    expect(await found({ trouble: 'refundWaiting' })).toEqual([tooMuch.orderId])
    expect(await found({ trouble: 'interrupted', states: ['completed'] })).toEqual([])
    const { items } = await clerk.send(calls.searchStaffOrders, { query: { search: tooMuch.orderNumber } })
    expect(items[0]?.troubles).toEqual(['refundWaiting', 'paidTwice'])
  })

  it('is sorted and turned over: pages together are the whole', async () => {
    expect(await found({ sort: 'date' })).toEqual(all().reverse())
    const pages = [0, 1, 2].map(page => found({ page, pageSize: 2 }))
    expect((await Promise.all(pages)).flat()).toEqual(all())
    const dearest = await found({ sort: '-amountInCent', customDate: ada.createdOn })
    expect(dearest[0]).toBe(grace.orderId)
    expect([...dearest].sort()).toEqual(all().sort())
  })

  it('refuses what would take too long, and says what to do', async () => {
    const refused = async (query: Query) => (await clerk.send(calls.searchStaffOrders, { query })).errors[0]
    expect(await refused({ sort: 'amountInCent' })).toMatchObject({
      translationKey: 'error.narrowFilter',
      fieldName: 'sort',
    })
    expect(await refused({ sort: 'amountInCent', customDate: '2026-10-01T00:00:00.000Z' })).toBeDefined()
    expect(await refused({ page: 100 })).toMatchObject({ translationKey: 'error.narrowFilter', fieldName: 'page' })
    expect(await refused({ page: 99 })).toBeUndefined()
  })

  it('is counted as it is filtered', async () => {
    const count = (query: Query) => clerk.ask(calls.countStaffOrders, { query })
    expect(await count({})).toEqual({ count: 4, isExact: true })
    expect(await count({ trouble: 'paidTwice' })).toEqual({ count: 1, isExact: true })
    expect(await count({ search: 'nobody' })).toEqual({ count: 0, isExact: true })
  })

  it('is of one person', async () => {
    const [row] = await test.world.db.select().from(orders).where(eq(orders.id, ada.orderId))
    const userId = row?.ownerId ?? ''
    const { items } = await clerk.send(calls.getStaffOrdersOfUser, { params: { userId }, query: {} })
    expect(items.map(({ orderId }) => orderId)).toEqual([ada.orderId])
  })
})

describe('an order', () => {
  const show = async (who: typeof clerk, { orderId }: calls.PreparedOrder) =>
    who.ask(calls.getStaffOrder, { params: { orderId } })

  it('is shown with its bookings and the way of its money', async () => {
    const shown = await show(clerk, ada)
    expect(shown.bookings).toMatchObject([
      { type: 'sale', amountInCent: ada.totalGrossInCents, isCancelled: false, isElsewhere: false, number: 1 },
    ])
    expect(shown.bookings[0]?.giveBackUntil).toBe(ada.tickets[0]?.giveBackUntil)
    expect(shown.bookings[0]?.giveBackUntil).toBe(shown.bookings[0]?.validityStart)
    expect(shown.movements.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['capture', 'sale']))
    expect(shown.attempts).toMatchObject([{ number: 1, state: 'paid', amountInCent: ada.totalGrossInCents }])
    expect(shown.tickets).toMatchObject([{ ticketId: ada.tickets[0]?.ticketId, state: ada.tickets[0]?.state }])
    expect(shown.mails.length).toBeGreaterThan(0)
    expect((await show(clerk, tooMuch)).refunds).toMatchObject([{ amountInCent: 100, why: 'wrongAmount' }])
  })

  it('hides who bought it from whoever may not see personal details', async () => {
    const hidden = await show(clerk, ada)
    expect(hidden).toMatchObject({ isMasked: true, email: 'a•••@example.org', buyer: { lastName: 'L•••' } })
    expect(JSON.stringify(hidden)).not.toMatch(/Lovelace|Marktplatz|12345|ada@/)
    const full = await show(await staffWith([...LOOKS, RIGHTS.AllowedToSeePersonalDetails]), ada)
    expect(full).toMatchObject({
      isMasked: false,
      email: aGuest.email,
      buyer: { lastName: 'Lovelace', city: 'Falkenbrück' },
    })
  })

  it('says what its payer read, what the provider calls it, and of each booking whose ticket it is', async () => {
    const [visitor, reader] = [visitorOf(test.app), await staffWith([...LOOKS, RIGHTS.AllowedToSeePersonalDetails])]
    const relation = await aRelationTicket(visitor, 'single-adult')
    const { orderId, tickets } = await aCart(visitor, relation, aDayTicket())
    const ticketId = tickets[1]?.ticketId ?? ''
    const passengers = [{ ticketId, salutation: GENDER.Female, firstName: 'Ada', lastName: 'Lovelace' }]
    const cart = await visitor.ask(calls.updatePreparedOrder, { body: { orderId, passengers } })
    const { payments } = test.world
    const told: string[] = []
    test.world.payments = {
      ...payments,
      createPayment: request => {
        told.push(request.description)
        return payments.createPayment(request)
      },
    }
    const { attempts, settleUpPurpose } = await show(reader, cart)
    expect([attempts, settleUpPurpose]).toEqual([[], null])
    const order = await placed(visitor, cart)
    test.provider.decide(referenceOf(order), 'paid')
    await verified(visitor, order)
    const shown = await show(reader, order)
    expect(shown.externalReference).toBe(referenceOf(order))
    expect(told).toEqual([shown.settleUpPurpose])
    test.world.payments = payments
    expect(shown).toMatchObject({ comment: null, internalError: null })
    const [ride] = order.tickets
    expect(shown.bookings).toMatchObject([
      {
        number: 1,
        state: 'issued',
        historyDate: null,
        cardNumber: null,
        validityStart: ride?.validFrom,
        validityEnd: ride?.validTo,
        startDescription: ride?.startName,
        targetDescription: ride?.endName,
        viaDescription: ride?.viaText,
        additionalInfos: { travelerName: null, salutation: null, travelerCount: 1 },
      },
      {
        number: 2,
        startDescription: null,
        additionalInfos: { travelerName: 'Ada Lovelace', salutation: GENDER.Female, travelerCount: 1 },
      },
    ])
    const hidden = await show(clerk, order)
    expect(hidden.bookings[1]?.additionalInfos).toEqual({ travelerName: 'A•••', salutation: null, travelerCount: 1 })
  })

  it('is noted to have been read, and in full', async () => {
    const id = randomUUID()
    const reader = visitorOf(test.app)
    const rights = [...LOOKS, RIGHTS.AllowedToSeePersonalDetails]
    reader.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
    await show(reader, ada)
    const rows = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))
    expect(rows).toMatchObject([
      { call: 'admin/getStaffOrder', subjectKind: 'order', subjectId: ada.orderId, after: { shownInFull: true } },
    ])
  })
})

it('notes of acts can neither be changed nor taken away', async () => {
  await clerk.ask(calls.getStaffOrder, { params: { orderId: ada.orderId } })
  for (const attack of [
    sql`update staff_action set call = 'x'`,
    sql`delete from staff_action`,
    sql`truncate staff_action`,
  ])
    await expect(test.world.db.execute(attack)).rejects.toThrow()
})
