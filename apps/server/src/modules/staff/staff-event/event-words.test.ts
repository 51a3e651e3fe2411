import { REFUND_FAILURES } from '@billett/domain'
import { expect, it } from 'vitest'
import { eventWords } from './event-words.ts'

const told = (reason: string) =>
  eventWords({ kind: 'refund', facts: { orderId: 'one', amountCents: 490, currency: 'EUR', reason } }, 'de')

it('a refund that is refused says why in words, and what an older version noted as it was told', () => {
  expect(REFUND_FAILURES.filter(reason => told(reason).includes(reason))).toEqual([])
  expect(told('exceedsPaid')).toMatch(/gelingt nicht: dort ist nicht mehr so viel übrig$/)
  expect(told('card closed')).toMatch(/gelingt nicht: card closed$/)
})
