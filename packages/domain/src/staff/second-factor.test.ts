import { describe, expect, it } from 'vitest'
import { goodSteps, isLetIn, secondFactorState } from './second-factor.ts'

const [yes, no] = [true, false]

describe('somebody of the company', () => {
  it.each([
    [{ shown: yes, has: yes, isCompulsory: yes }, 'shown', yes],
    [{ shown: yes, has: no, isCompulsory: no }, 'shown', yes],
    [{ shown: no, has: yes, isCompulsory: yes }, 'toShow', no],
    [{ shown: no, has: yes, isCompulsory: no }, 'toShow', no],
    [{ shown: no, has: no, isCompulsory: yes }, 'toSetUp', no],
    [{ shown: no, has: no, isCompulsory: no }, 'notNeeded', yes],
  ] as const)('with %o: %s, let in: %s', (of, state, isIn) => {
    expect(secondFactorState(of)).toBe(state)
    expect(isLetIn(state)).toBe(isIn)
  })
})

describe('a code of an app', () => {
  it.each([
    [59, 0, [1, 2]],
    [60, 0, [1, 2, 3]],
    [60, 1, [2, 3]],
    [60, 2, [3]],
    [60, 3, []],
  ])('is good at %i s after step %i in %j', (seconds, last, steps) => expect(goodSteps(seconds, last)).toEqual(steps))
})
