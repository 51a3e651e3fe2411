import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { codeExpiry, isRedeemable } from './one-time-code.ts'

const now = '2026-11-21T09:00:00.000Z'
const code = { purpose: 'activation', expiresOn: addMinutes(now, 1), usedOn: null } as const

describe('a code of a mail', () => {
  it.each([
    ['works once', code, 'activation', true],
    ['works for nothing else', code, 'passwordReset', false],
    ['works not twice', { ...code, usedOn: now }, 'activation', false],
    ['works not at its end', { ...code, expiresOn: now }, 'activation', false],
    ['that nobody made does not work', undefined, 'activation', false],
  ] as const)('%s', (_, given, purpose, works) => expect(isRedeemable(given, purpose, now)).toBe(works))

  it.each([
    ['activation', 7 * 24 * 60],
    ['passwordReset', 60],
    ['emailChange', 24 * 60],
  ] as const)('for %s lasts %i minutes', (purpose, minutes) =>
    expect(codeExpiry(purpose, now)).toBe(addMinutes(now, minutes)),
  )
})
