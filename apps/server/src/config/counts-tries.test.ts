import { expect, it } from 'vitest'
import { countsTries } from './counts-tries.ts'

it('a shop that sells for real counts tries at passwords and mails, whoever limits its requests', () => {
  expect(countsTries({ RATE_LIMIT: 0, BILLETT_DEMO: false })).toBe(true)
  expect(countsTries({ RATE_LIMIT: 1200, BILLETT_DEMO: true })).toBe(true)
  expect(countsTries({ RATE_LIMIT: 0, BILLETT_DEMO: true })).toBe(false)
})
