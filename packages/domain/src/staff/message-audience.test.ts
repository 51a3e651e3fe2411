import { expect, it } from 'vitest'
import { isMeantFor } from './message-audience.ts'

it('a message without places is for everybody, others for who is at one of them', () => {
  expect([isMeantFor([], undefined), isMeantFor([], 'account')]).toEqual([true, true])
  expect([isMeantFor(['start', 'account'], 'account'), isMeantFor(['start'], 'account')]).toEqual([true, false])
  expect(isMeantFor(['start'], undefined)).toBe(false)
})
