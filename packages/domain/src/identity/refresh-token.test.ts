import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { refreshDecision, refreshExpiry } from './refresh-token.ts'

const now = '2026-11-21T09:00:00.000Z'
const running = { startedOn: now, endedOn: null }
const DAY = 24 * 60

describe('a refresh token', () => {
  it.each([
    ['is exchanged', { expiresOn: addMinutes(now, 1), usedOn: null }, running, 'rotate'],
    ['is refused when it has run out', { expiresOn: now, usedOn: null }, running, 'refuse'],
    [
      'is taken again a moment later',
      { expiresOn: addMinutes(now, 1), usedOn: addMinutes(now, -0.5) },
      running,
      'rotate',
    ],
    ['gives a thief away', { expiresOn: addMinutes(now, 1), usedOn: addMinutes(now, -0.6) }, running, 'reused'],
    [
      'gives a thief away after its end',
      { expiresOn: addMinutes(now, -9), usedOn: addMinutes(now, -99) },
      running,
      'reused',
    ],
    [
      'of a session that has ended says nothing',
      { expiresOn: addMinutes(now, 1), usedOn: null },
      { startedOn: now, endedOn: now },
      'refuse',
    ],
  ] as const)('%s', (_, token, session, decision) => expect(refreshDecision(token, session, now)).toBe(decision))

  it('lasts 30 days without a visit, and with visits a year', () => {
    expect(refreshExpiry({ startedOn: now, isStaff: false }, now)).toBe(addMinutes(now, 30 * DAY))
    const old = { startedOn: addMinutes(now, -350 * DAY), isStaff: false }
    expect(refreshExpiry(old, now)).toBe(addMinutes(now, 15 * DAY))
  })

  it('of staff lasts half an hour to three quarters after the last call, and with calls a working day', () => {
    expect(refreshExpiry({ startedOn: now, isStaff: true }, now)).toBe(addMinutes(now, 45))
    const old = { startedOn: addMinutes(now, -7.5 * 60), isStaff: true }
    expect(refreshExpiry(old, now)).toBe(addMinutes(now, 30))
  })
})
