import { expect, it } from 'vitest'
import { nextDelivery } from './delivery-plan.ts'

const NOW = '2026-11-21T09:00:00.000Z'

/** When each try comes where all fail at once. */
function triesFrom(now: string): string[] {
  const tries = [now]
  for (let next = nextDelivery(1, now); next !== null; next = nextDelivery(tries.length, next)) tries.push(next)
  return tries
}

it('a message is tried within minutes first, twelve times in all, and never later than three days', () => {
  const tries = triesFrom(NOW)
  expect(tries.slice(0, 4)).toEqual([
    NOW,
    '2026-11-21T09:01:00.000Z',
    '2026-11-21T09:06:00.000Z',
    '2026-11-21T09:21:00.000Z',
  ])
  expect(tries).toHaveLength(12)
  expect(tries.at(-1)).toBe('2026-11-24T07:21:00.000Z')
})
