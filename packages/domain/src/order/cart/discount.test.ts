import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountCode } from '../../tariff/model.ts'
import { anOrder, aTicket } from '../order.fixture.ts'
import { totalsOf } from '../totals.ts'
import { redeem, withItsCode } from './discount.ts'

const TODAY = '2026-11-21'
const code = (over: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'TEN',
  name: { de: '10 %', en: '10 %' },
  kind: { permille: 100 },
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...over,
})

describe('redeeming a discount code', () => {
  it('takes its share off every ticket it applies to', () => {
    const order = anOrder({
      tickets: [
        aTicket('a', { fullPriceCents: 1000 }),
        aTicket('b', { fullPriceCents: 500, choice: { ...aTicket('x').choice, sortId: 'day' } }),
      ],
    })
    const result = redeem(order, code({ sorts: ['day'] }), TODAY)
    expect(result).toMatchObject({
      ok: true,
      order: {
        tickets: [
          { priceCents: 1000, discountCode: null },
          { priceCents: 450, discountCode: 'TEN' },
        ],
      },
    })
  })

  it('never makes a price negative, and nothing free that it may not', () => {
    const all = { kind: { cents: 5000 } }
    expect(redeem(anOrder(), code({ ...all, free: true }), TODAY)).toMatchObject({
      order: { tickets: [{ priceCents: 0, vatCents: 0 }] },
    })
    expect(redeem(anOrder(), code(all), TODAY)).toMatchObject({ ok: false, reason: 'invalidDiscountCode' })
  })

  it.each([
    ['unknown', undefined],
    ['not yet valid', code({ validFrom: '2026-11-22' })],
    ['expired', code({ validUntil: '2026-11-20' })],
    ['for other tickets', code({ sorts: ['month'] })],
  ])('is refused when %s', (_, given) => {
    expect(redeem(anOrder(), given, TODAY)).toMatchObject({
      ok: false,
      reason: 'invalidDiscountCode',
      field: 'discountCode',
    })
  })

  it.each(['validFrom', 'validUntil'])('works on the day of its %s', day => {
    expect(redeem(anOrder(), code({ [day]: TODAY }), TODAY)).toMatchObject({ ok: true })
  })

  it('takes nothing off what costs nothing, and something off a cent', () => {
    const tickets = (fullPriceCents: number) => [aTicket('a', { fullPriceCents, free: true })]
    const all = code({ kind: { permille: 1000 }, free: true })
    expect(redeem(anOrder({ tickets: tickets(0) }), all, TODAY)).toMatchObject({ reason: 'invalidDiscountCode' })
    expect(redeem(anOrder({ tickets: tickets(1) }), all, TODAY)).toMatchObject({
      order: { tickets: [{ priceCents: 0 }] },
    })
  })

  it('is over with the cart', () => {
    expect(redeem(anOrder({ state: 'completed' }), code(), TODAY)).toMatchObject({ reason: 'orderClosed' })
    expect(redeem(anOrder({ state: 'paymentRequested' }), code(), TODAY)).toMatchObject({ reason: 'paymentInProgress' })
  })

  it.each([
    ['without a number of uses', {}, ['TEN', 'TEN', 'TEN']],
    ['that can be used once', { maxUses: 1 }, ['TEN', null, null]],
    ['for three travellers', { maxTickets: 3 }, ['TEN', 'TEN', null]],
    ['of few uses for four travellers', { maxUses: 5, maxTickets: 4 }, ['TEN', null, 'TEN']],
  ])('one %s is taken off %j for as many as it is good for', (_, over, codes) => {
    const of = (passengerCount: number) => ({ choice: { ...aTicket('x').choice, passengerCount } })
    const sizes = codes[1] === null && codes[2] !== null ? [1, 4, 3] : [1, 2, 1]
    const tickets = sizes.map((size, index) => aTicket(`${index}`, { fullPriceCents: 1000, ...of(size) }))
    const result = redeem(anOrder({ tickets }), code(over), TODAY)
    expect(result.ok && result.order.tickets.map(({ discountCode }) => discountCode)).toEqual(codes)
  })

  it('stays with the ticket it was taken off when others come before it', () => {
    const once = code({ maxUses: 1 })
    const first = redeem(anOrder({ tickets: [aTicket('a', { fullPriceCents: 1000 })] }), once, TODAY)
    if (!first.ok) throw new Error(first.reason)
    const tickets = [aTicket('b', { fullPriceCents: 1000 }), ...first.order.tickets]
    const later = redeem({ ...first.order, tickets }, once, TODAY)
    expect(later.ok && later.order.tickets.map(({ discountCode }) => discountCode)).toEqual([null, 'TEN'])
  })

  it('is refused for more travellers together than it is good for', () => {
    const choice = { ...aTicket('x').choice, passengerCount: 50 }
    const tickets = [aTicket('a', { fullPriceCents: 1000, choice })]
    expect(redeem(anOrder({ tickets }), code({ maxUses: 1 }), TODAY)).toMatchObject({ reason: 'invalidDiscountCode' })
  })

  it('works once per order; the same code again changes nothing', () => {
    const once = redeem(anOrder(), code(), TODAY)
    if (!once.ok) throw new Error('not redeemed')
    expect(redeem(once.order, code(), TODAY)).toEqual(once)
    expect(redeem(once.order, code({ code: 'OTHER' }), TODAY)).toMatchObject({ reason: 'discountCodeAlreadyRedeemed' })
  })

  it('keeps gross = net + VAT and discount = full − paid', () => {
    const prices = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 20_000 }), permille: fc.constantFrom(0, 70, 190) }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 1000 }), (all, share) => {
        const tickets = all.map(({ cents, permille }, i) =>
          aTicket(`t${i}`, { fullPriceCents: cents, vatPermille: permille }),
        )
        const result = redeem(anOrder({ tickets }), code({ kind: { permille: share }, free: true }), TODAY)
        if (!result.ok) throw new Error(result.reason)
        const totals = totalsOf(result.order.tickets)
        expect(totals.netCents + totals.vatCents).toBe(totals.grossCents)
        expect(totals.vat.reduce((sum, rate) => sum + rate.grossCents, 0)).toBe(totals.grossCents)
        expect(totals.grossCents + totals.discountCents).toBe(all.reduce((sum, { cents }) => sum + cents, 0))
        expect(totals.grossCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a cart into which something is put', () => {
  const late = anOrder({ tickets: [aTicket('late', { fullPriceCents: 1000 })] })

  it('has its code taken off that, too', () => {
    expect(withItsCode({ ...late, discountCode: 'TEN' }, code(), TODAY)).toMatchObject({
      tickets: [{ priceCents: 900 }],
    })
  })

  it('stays as it is without a code, and where the code has ended', () => {
    expect(withItsCode(late, code(), TODAY)).toBe(late)
    const ended = { ...late, discountCode: 'TEN' }
    expect(withItsCode(ended, code({ validUntil: '2026-11-20' }), TODAY)).toBe(ended)
  })
})
