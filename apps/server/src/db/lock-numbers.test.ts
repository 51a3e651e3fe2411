import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCK_NUMBERS } from './lock-numbers.ts'

it('no two ideas hold each other up', () => {
  const numbers = Object.values(LOCK_NUMBERS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('the chain of acts of staff is held by the number its trigger has', () => {
  const migration = readFileSync(new URL('./migrations/0056_staff-actions.sql', import.meta.url), 'utf8')
  expect(migration).toContain(`pg_advisory_xact_lock(${LOCK_NUMBERS.staffChain})`)
})
