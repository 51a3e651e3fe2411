import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { signingKeyPlan } from './signing-key-plan.ts'

const START = '2026-01-01T00:00:00.000Z'
const day = (days: number) => addMinutes(START, days * 24 * 60)
const first = { kid: 'first', createdOn: START }
const second = { kid: 'second', createdOn: day(90) }

describe('keys that sign', () => {
  it('are due where there is none, and the first signs at once', () => {
    expect(signingKeyPlan([], START)).toEqual({ signing: undefined, published: [], over: [], isDue: true })
    expect(signingKeyPlan([first], START)).toEqual({ signing: 'first', published: ['first'], over: [], isDue: false })
  })

  it('are followed by another after ninety days', () => {
    expect(signingKeyPlan([first], day(89)).isDue).toBe(false)
    expect(signingKeyPlan([first], day(90)).isDue).toBe(true)
  })

  it('are shown for a day before they sign', () => {
    const plan = signingKeyPlan([first, second], day(90.9))
    expect([plan.signing, plan.published, plan.isDue]).toEqual(['first', ['first', 'second'], false])
    expect(signingKeyPlan([second, first], day(91)).signing).toBe('second')
  })

  it('are shown for a week after they have signed, and then no more', () => {
    expect(signingKeyPlan([first, second], day(97.9)).published).toEqual(['second', 'first'])
    expect(signingKeyPlan([first, second], day(98))).toEqual({
      signing: 'second',
      published: ['second'],
      over: ['first'],
      isDue: false,
    })
  })
})
