import { expect, it } from 'vitest'
import { withdrawn } from './withdrawn.ts'

// Concluded in the last hour of 21 November in Berlin: the fourteenth day is Saturday, 5 December, and the term ends
// with Monday.
const concludedOn = '2026-11-21T22:30:00.000Z'

it.each([
  ['before the first day: it never began', '2026-11-25T09:00:00.000Z', '2026-12-01'],
  ['on the first day', '2026-12-01T09:00:00.000Z', '2026-12-01'],
  ['after it: the days until then are paid for', '2026-12-04T09:00:00.000Z', '2026-12-04'],
  ['in the last second of the term', '2026-12-07T22:59:59.999Z', '2026-12-07'],
  ['in the first behind it', '2026-12-07T23:00:00.000Z', null],
])('a contract that is withdrawn from %s', (_, receivedOn, end) => {
  expect(withdrawn({ concludedOn, firstDay: '2026-12-01' }, receivedOn)).toEqual(
    end === null
      ? { ok: false, reason: 'withdrawalTooLate' }
      : { ok: true, happening: { kind: 'ended', effectiveOn: end, payload: { reason: 'withdrawal' } } },
  )
})
