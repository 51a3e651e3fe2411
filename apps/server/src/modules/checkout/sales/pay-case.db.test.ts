import * as calls from '@billett/contract'
import { ENFORCEMENT_SORT, RIGHTS } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, enforcementCase, issuedTicket } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aDayTicket, bought, execution, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeEach(async () => {
  test = await testWorld()
  const { AllowedToUseAdminPanel, AllowedToSeeEnforcement, AllowedToEnterEnforcement } = RIGHTS
  clerk = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToSeeEnforcement, AllowedToEnterEnforcement])
})
afterEach(() => test.close())

const BORN = '1990-01-31'
const asked = { caseNumber: 'AB123', birthDate: BORN }
const line = (over: object = {}) => aDayTicket({ sortId: ENFORCEMENT_SORT, enforcementCase: { ...asked, ...over } })

/** A check a while ago. */
const enter = () =>
  clerk.ask(calls.enterStaffCase, {
    query: {},
    body: {
      caseNumber: 'AB123',
      checkedOn: '2026-11-21T08:15:00.000Z',
      place: 'Linie 10',
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthDate: BORN,
    },
  })
/** As if a pass that was held had been found. */
const show = () => test.database.db.update(enforcementCase).set({ shownOn: test.now() })
const found = () => visitorOf(test.app).ask(calls.findEnforcementCase, { body: asked })
const bookings = async (orderId: string) =>
  (await test.database.db.select().from(booking).where(eq(booking.orderId, orderId)).orderBy(asc(booking.number))).map(
    ({ type, amountCents }) => `${type} ${amountCents}`,
  )

describe('what a check has come to', () => {
  it.each([
    ['without a pass is the increased fare', false, 6_000, ['ebe 6000']],
    [
      'with a pass is the fee, against which the fare is set off',
      true,
      700,
      ['ebe 6000', 'offsettingEntry -6000', 'fee 700'],
    ],
  ])('%s, paid like a ticket and once', async (_, isShown, cents, booked) => {
    const { id } = await enter()
    if (isShown) await show()
    const ada = visitorOf(test.app)
    const order = await bought(test, ada, line())
    expect(order).toMatchObject({ state: 'completed', totalGrossInCents: cents, totalVatInCents: 0 })
    expect(order.tickets).toMatchObject([{ enforcement: { caseNumber: 'AB123' }, state: 'issued' }])
    expect(await bookings(order.orderId)).toEqual(booked)
    expect(await test.database.db.$count(issuedTicket)).toBe(0)
    expect(await found()).toMatchObject({ state: 'paid', amountInCents: cents })
    expect(await clerk.ask(calls.getStaffEnforcementCase, { params: { caseId: id } })).toMatchObject({
      state: 'paid',
      orderId: order.orderId,
    })
    const mail = test.mails.at(-1)
    expect(mail?.text).toContain('AB123')
    expect(mail?.attachments.some(({ fileName }) => fileName.startsWith('Ticket'))).toBe(false)
    const again = await ada.send(calls.prepareSale, { body: { tickets: [line()] } })
    expect(again.errors).toMatchObject([{ translationKey: 'error.enforcementClosed' }])
  })

  it('is not put into a cart by a wrong birth date, as by a number that nobody has', async () => {
    await enter()
    const put = (over: object) => visitorOf(test.app).send(calls.prepareSale, { body: { tickets: [line(over)] } })
    const answers = await Promise.all([put({ birthDate: '1990-02-01' }), put({ caseNumber: 'AB124' })])
    expect(answers[0]).toMatchObject({ status: 404, errors: [{ translationKey: 'error.enforcementQueryFailed' }] })
    expect(new Set(answers.map(({ status, errors }) => JSON.stringify({ status, errors }))).size).toBe(1)
  })

  it('stands in a cart once, and as it is owed when it is put in last', async () => {
    await enter()
    const ada = visitorOf(test.app)
    const { orderId, totalGrossInCents } = await aCart(ada, line())
    expect(totalGrossInCents).toBe(6_000)
    await show()
    const cart = await ada.ask(calls.addTicket, { params: { orderId }, body: line() })
    expect(cart.tickets).toHaveLength(1)
    expect(cart.totalGrossInCents).toBe(700)
  })

  it('is not paid at an amount that is not owed any more', async () => {
    await enter()
    const ada = visitorOf(test.app)
    const cart = await aCart(ada, line())
    await show()
    const refused = await ada.send(calls.executeSaleGuest, { body: execution(cart) })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.priceChanged' }])
  })

  it('waits for one order at a time: another can pay it when the first was given up, and the first then not any more', async () => {
    const { id } = await enter()
    const [ada, eve] = [visitorOf(test.app), visitorOf(test.app)]
    const first = await placed(ada, await aCart(ada, line()))
    const second = await aCart(eve, line())
    const refused = await eve.send(calls.executeSaleGuest, { body: execution(second) })
    expect(refused.errors).toMatchObject([{ translationKey: 'error.paymentInProgress' }])
    const withdrawn = await clerk.send(calls.withdrawStaffCase, {
      params: { caseId: id },
      query: {},
      body: { why: 'x' },
    })
    expect(withdrawn.errors).toMatchObject([{ translationKey: 'error.paymentInProgress' }])
    await ada.send(calls.abortOrder, { params: { orderId: first.orderId } })
    const again = await placed(eve, second)
    test.provider.decide(referenceOf(again), 'paid')
    expect(await verified(eve, again)).toMatchObject({ state: 'completed' })
    expect(await test.database.db.select().from(enforcementCase)).toMatchObject([{ orderId: again.orderId }])
  })

  it('lies beside a ticket, which staff can take back without it', async () => {
    await enter()
    const ada = visitorOf(test.app)
    const order = await bought(test, ada, line(), aDayTicket())
    expect(await bookings(order.orderId)).toEqual(['ebe 6000', expect.stringMatching(/^sale /)])
    const staff = await aStaffMember(test, Object.values(RIGHTS))
    const [sale] = await test.database.db.select().from(booking).where(eq(booking.type, 'sale'))
    const { orderId } = order
    await staff.send(calls.cancelStaffOrder, { query: {}, body: { orderId, bookingIds: [sale?.id ?? ''] } })
    expect(await ada.ask(calls.getOrder, { params: { orderId: order.orderId }, query: {} })).toMatchObject({
      state: 'partlyCancelled',
    })
  })
})
