import { expect, it } from 'vitest'
import { momentsOf, ORDER_SPANS, type OrderSpan, widerSpan } from './order-spans.ts'

const seen = (span: OrderSpan, days = { from: '', to: '' }, now = '2026-11-23T10:15:00.000Z') =>
  momentsOf({ span, ...days }, now, 'Europe/Berlin')

it.each([
  ['hour', '2026-11-23T09:15:00.000Z'],
  ['day', '2026-11-22T10:15:00.000Z'],
  ['week', '2026-11-16T10:15:00.000Z'],
  ['month', '2026-10-31T23:00:00.000Z'],
  ['days30', '2026-10-24T10:15:00.000Z'],
] as const)('the span %s began at %s', (span, customDate) => {
  expect(seen(span)).toEqual({ customDate })
})

it('the month is the region’s, also in the hour in which another one has begun elsewhere', () => {
  expect(seen('month', undefined, '2026-11-30T23:30:00.000Z')).toEqual({ customDate: '2026-11-30T23:00:00.000Z' })
})

it('all has no beginning', () => {
  expect(seen('all')).toEqual({})
})

it('both days of a span of one’s own belong to it, and either may be open', () => {
  expect(seen('custom', { from: '2026-10-25', to: '2026-10-25' })).toEqual({
    customDate: '2026-10-24T22:00:00.000Z',
    before: '2026-10-25T23:00:00.000Z',
  })
  expect(seen('custom', { from: '2026-11-01', to: '' })).toEqual({ customDate: '2026-10-31T23:00:00.000Z' })
})

it.each(ORDER_SPANS.filter(span => span !== 'custom'))('what follows on the span %s begins earlier, or never', span => {
  const wider = widerSpan(span)
  for (const now of ['2026-11-23T10:15:00.000Z', '2026-10-31T22:59:00.000Z']) {
    const began = (one: OrderSpan) => seen(one, undefined, now).customDate ?? ''
    expect(wider === undefined ? '' : began(wider) < began(span)).toBe(wider === undefined ? '' : true)
  }
})
