import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { ATTEMPT_STATES, isDecided } from './attempt.ts'
import { nextPoll, stateOfAbsent } from './poll-plan.ts'

const NOW = '2026-11-21T09:00:00.000Z'

describe('asking the provider again', () => {
  it.each(ATTEMPT_STATES)('happens until the payment is decided: %s', state => {
    expect(nextPoll(state, 0, NOW)).toBe(isDecided(state) ? null : '2026-11-21T09:00:30.000Z')
  })

  it.each([0.5, 1, 2, 5, 10, 30, 60, 60].map((minutes, polls) => ({ polls, minutes })))(
    'waits $minutes minutes after $polls times',
    ({ polls, minutes }) => {
      expect(nextPoll('open', polls, NOW)).toBe(addMinutes(NOW, minutes))
    },
  )

  it('becomes rarer and rarer, and never rarer than hourly', () => {
    fc.assert(
      fc.property(fc.nat(200), polls => {
        const [now, later] = [nextPoll('open', polls, NOW), nextPoll('open', polls + 1, NOW)]
        expect(now !== null && later !== null && now <= later).toBe(true)
        expect(later !== null && later <= addMinutes(NOW, 60)).toBe(true)
      }),
    )
  })
})

it('a payment the provider has never heard of has not come after half an hour', () => {
  const attempt = { state: 'unknown', createdOn: NOW } as const
  expect(stateOfAbsent(attempt, addMinutes(NOW, 30))).toBe('unknown')
  expect(stateOfAbsent(attempt, addMinutes(NOW, 30.001))).toBe('expired')
})
