import { expect, it } from 'vitest'
import { LINK_ACTS, linkExpiry, linkState } from './link-act.ts'

const now = '2026-11-21T09:00:00.000Z'

it.each([
  ['open until its last moment', null, '2026-11-21T09:00:00.001Z', 'open'],
  ['expired from its end on', null, now, 'expired'],
  ['used however late one comes back', '2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', 'used'],
])('a link is %s', (_, usedOn, expiresOn, state) => {
  expect(linkState({ act: 'seeDue', usedOn, expiresOn }, now)).toBe(state)
})

it('every act has an end', () => {
  expect(LINK_ACTS.map(act => linkExpiry(act, now) > now)).toEqual(LINK_ACTS.map(() => true))
})
