import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochOf, toInstant } from '../../time/instant.ts'
import { LINK_ACTS, type LinkAct, linkExpiry, linkState } from './link-act.ts'

const now = '2026-11-21T09:00:00.000Z'

it.each([
  ['open until its last moment', null, '2026-11-21T09:00:00.001Z', 'open'],
  ['expired from its end on', null, now, 'expired'],
  ['used while it could still be open', '2026-11-20T09:00:00.000Z', '2026-12-01T09:00:00.000Z', 'used'],
  ['used however late one comes back', '2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', 'used'],
])('a link is %s', (_, usedOn, expiresOn, state) => {
  for (const act of LINK_ACTS) expect(linkState({ act, usedOn, expiresOn }, now)).toBe(state)
})

const ENDS: Readonly<Record<LinkAct, string>> = {
  confirm: '2026-12-05T09:00:00.000Z',
  giveProof: '2026-12-19T09:00:00.000Z',
  changeAccount: '2026-12-05T09:00:00.000Z',
  seeDue: '2027-01-20T09:00:00.000Z',
  goPrivate: '2027-01-20T09:00:00.000Z',
  followApplication: '2027-12-26T09:00:00.000Z',
  pay: '2027-05-20T09:00:00.000Z',
  answerPrice: '2027-12-26T09:00:00.000Z',
  showPass: '2027-12-26T09:00:00.000Z',
  nextYear: '2027-03-21T09:00:00.000Z',
  confirmAddress: '2027-01-20T09:00:00.000Z',
}

describe('a link to', () => {
  it.each(LINK_ACTS)('%s has its own end, in whole days to the moment', act => {
    expect(linkExpiry(act, now)).toBe(ENDS[act])
  })

  it.each(LINK_ACTS)('%s is open from the mail to its end, and expired ever after', act => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 24 * 60 * 60 }), seconds => {
        const expiresOn = linkExpiry(act, now)
        const then = toInstant(epochOf(now) + seconds * 1000)
        const expected = epochOf(then) < epochOf(ENDS[act]) ? 'open' : 'expired'
        expect(linkState({ act, usedOn: null, expiresOn }, then)).toBe(expected)
        expect(linkState({ act, usedOn: now, expiresOn }, then)).toBe('used')
      }),
    )
  })
})
