import { describe, expect, it } from 'vitest'
import { ATTEMPT_STATES, canAttemptMove, isDecided, isFinal, movedAttempt } from './attempt.ts'

const pairs = ATTEMPT_STATES.flatMap(from => ATTEMPT_STATES.map(to => [from, to] as const))

describe('an attempt to pay', () => {
  it.each(pairs)('moves from %s to %s where the table says so, and nowhere else', (from, to) => {
    const moved = movedAttempt({ state: from, number: 1 }, to)
    if (from === to || canAttemptMove(from, to)) expect(moved).toEqual({ ok: true, attempt: { state: to, number: 1 } })
    else expect(moved.ok).toBe(false)
  })

  it('is final when it is paid, and only then: a failed one may still bring money', () => {
    expect(ATTEMPT_STATES.filter(isFinal)).toEqual(['paid'])
    for (const state of ATTEMPT_STATES.filter(isDecided))
      expect(isFinal(state) || canAttemptMove(state, 'paid')).toBe(true)
  })
})
