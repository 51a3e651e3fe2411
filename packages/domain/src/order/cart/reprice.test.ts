import { describe, expect, it } from 'vitest'
import type { DiscountCode } from '../../tariff/model.ts'
import { anOrder, aTicket } from '../order.fixture.ts'
import type { Order } from '../order.ts'
import { redeem } from './discount.ts'
import { atFullPrices, mustBeRead, reprice, withoutCode } from './reprice.ts'

const TODAY = '2026-11-21'

const TEN: DiscountCode = {
  code: 'TEN',
  name: { de: '10 %', en: '10 %' },
  kind: { permille: 100 },
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
}

/** The tickets without a code come first. */
function reduced(...ids: string[]): Order {
  const result = redeem(anOrder({ tickets: ids.map(id => aTicket(id, { fullPriceCents: 1000 })) }), TEN, TODAY)
  if (!result.ok) throw new Error(result.reason)
  return { ...result.order, tickets: [aTicket('plain', { fullPriceCents: 200 }), ...result.order.tickets] }
}

const taken = { kind: 'discountCodeRemoved', ticketId: 'a', before: 'TEN', after: null }

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
    const redeemed = redeem(anOrder(), TEN, TODAY)
    if (!redeemed.ok) throw new Error('not redeemed')
    const { order, notices } = reprice(redeemed.order, () => aTicket('t1'), TEN, TODAY)
    expect(notices).toEqual([])
    expect(order).toEqual(redeemed.order)
  })

  it('is left alone once it is no cart any more', () => {
    const order = anOrder({ state: 'completed' })
    expect(reprice(order, () => undefined, undefined, TODAY)).toEqual({ order, notices: [] })
  })

  it('loses a code that has ended, and is told so once', () => {
    const { order, notices } = reprice(reduced('a', 'b'), id => aTicket(id, { fullPriceCents: 1000 }), undefined, TODAY)
    expect(order).toMatchObject({ discountCode: null, tickets: [{}, { priceCents: 1000 }, { priceCents: 1000 }] })
    expect(notices.filter(({ kind }) => kind === 'discountCodeRemoved')).toMatchObject([taken])
  })

  it('gets no code that it never had', () => {
    const { order } = reprice(anOrder(), () => aTicket('t1'), TEN, TODAY)
    expect(order).toMatchObject({ discountCode: null, tickets: [{ priceCents: 290 }] })
  })
})

describe('a cart whose code was taken back', () => {
  it('costs full prices, and one that is no cart any more refuses', () => {
    expect(atFullPrices(reduced('a', 'b'))).toMatchObject({
      ok: true,
      order: { discountCode: null, tickets: [{ priceCents: 200 }, { priceCents: 1000 }, { priceCents: 1000 }] },
    })
    expect(atFullPrices({ ...reduced('a'), state: 'completed' })).toMatchObject({ ok: false, reason: 'orderClosed' })
  })
})

describe('a cart whose code went to somebody else', () => {
  it('costs full prices again, and is told so once, of the first ticket it was taken off', () => {
    const { order, notices } = withoutCode(reduced('a', 'b'))
    expect(order).toMatchObject({
      discountCode: null,
      tickets: [{ priceCents: 200 }, { priceCents: 1000 }, { priceCents: 1000 }],
    })
    expect(notices).toMatchObject([taken])
  })

  it('keeps its prices once it is no cart any more', () => {
    const order: Order = { ...reduced('a'), state: 'completed' }
    expect(withoutCode(order)).toEqual({ order, notices: [] })
  })
})

it.each([
  [['validityMoved'], false],
  [['validityMoved', 'priceChanged'], true],
  [['ticketRemoved'], true],
  [[], false],
] as const)('what was told, %j, must be read before buying: %s', (kinds, mustBe) => {
  const { name } = aTicket('a')
  const notices = kinds.map(kind => ({ kind, ticketId: 'a', name, before: null, after: null }))
  expect(mustBeRead({ order: anOrder(), notices })).toBe(mustBe)
})
