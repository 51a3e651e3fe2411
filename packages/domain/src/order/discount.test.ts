import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountCode } from '../tariff/model.ts'
import { redeem } from './discount.ts'
import { anOrder, aTicket } from './order.fixture.ts'
import { reprice } from './reprice.ts'
import { totalsOf } from './totals.ts'

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

describe('a cart brought up to date', () => {
  it('tells of new prices, tickets that are gone and moved validity', () => {
    const order = anOrder({ tickets: [aTicket('a'), aTicket('b'), aTicket('c')] })
    const now = { a: aTicket('a', { fullPriceCents: 310 }), c: aTicket('c', { validFrom: '2026-11-21T10:00:00.000Z' }) }
    const updated = reprice(order, id => (id === 'a' ? now.a : id === 'c' ? now.c : undefined), undefined, TODAY)
    expect(updated.order.tickets.map(t => [t.ticketId, t.priceCents])).toEqual([
      ['a', 310],
      ['c', 290],
    ])
    expect(updated.notices.map(notice => [notice.kind, notice.ticketId, notice.after])).toEqual([
      ['priceChanged', 'a', '310'],
      ['ticketRemoved', 'b', null],
      ['validityMoved', 'c', '2026-11-21T10:00:00.000Z'],
    ])
  })

  it('says nothing when nothing changed, and keeps the code', () => {
    const redeemed = redeem(anOrder(), code(), TODAY)
    if (!redeemed.ok) throw new Error('not redeemed')
    const { order, notices } = reprice(redeemed.order, () => aTicket('t1'), code(), TODAY)
    expect(notices).toEqual([])
    expect(order).toEqual(redeemed.order)
  })
})
