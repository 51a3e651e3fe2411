import { expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { counted, TRY_LIMITS, type TryKind } from './try-limit.ts'

const now = '2026-11-21T09:00:00.000Z'

it('tries are counted within their window, and anew after it', () => {
  const limit = { most: 10, minutes: 15 }
  const first = counted(undefined, limit, now)
  expect(first).toEqual({ since: now, count: 1 })
  expect(counted(first, limit, addMinutes(now, 14))).toEqual({ since: now, count: 2 })
  const later = addMinutes(now, 15)
  expect(counted(first, limit, later)).toEqual({ since: later, count: 1 })
})

/** What nobody tries but the account's owner, who is signed in, or we. */
const OWNERS_ONLY: readonly TryKind[] = ['credit', 'setup', 'mandate', 'warning']

it('one place may try less than all together, so that nobody locks out everybody', () => {
  for (const kind of Object.keys(TRY_LIMITS) as TryKind[]) {
    const { pair, account } = TRY_LIMITS[kind]
    if (OWNERS_ONLY.includes(kind)) expect(pair).toEqual(account)
    else expect(pair.most).toBeLessThan(account.most)
  }
})
