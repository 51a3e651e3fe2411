import type { Travellers } from '@billett/contract'
import { describe, expect, it } from 'vitest'
import { ONE_ADULT, whoOf } from '../../../state/tariff/who.ts'
import {
  boundsOf,
  countOf,
  draftOf,
  holdersOf,
  mostHolders,
  whoOfDraft,
  withCount,
  withHolders,
} from './party-draft.ts'

const kind = (id: string, more: Partial<Travellers['kinds'][number]> = {}) => ({
  id,
  name: id,
  role: 'person' as const,
  free: false,
  standard: false,
  cards: [],
  ...more,
})
const travellers: Travellers = {
  kinds: [
    kind('adult', { standard: true, cards: [{ id: 'BC50', name: 'BahnCard 50' }] }),
    kind('child'),
    kind('bicycle', { role: 'extra' }),
  ],
  firstClass: true,
}
const one = draftOf(ONE_ADULT, travellers)

describe('a party that is put together', () => {
  it('begins with one adult, who stands in no address', () => {
    expect(one.people).toEqual([{ traveller: 'adult' }])
    expect(whoOfDraft(one, travellers)).toEqual(ONE_ADULT)
  })

  it('grows, and is what it was before when it is opened again', () => {
    const party = withHolders(withCount(withCount(one, 'adult', 2), 'child', 1), 'adult', 'BC50', 1)
    const who = whoOfDraft({ ...party, extras: { bicycle: 1 }, comfortClass: 'first' }, travellers)
    expect(who).toEqual({ party: '1adult,1adult.BC50,1child', comfortClass: 'first', extra: '1bicycle' })
    expect(whoOfDraft(draftOf(who, travellers), travellers)).toEqual(who)
  })

  it('counts who holds which card, and nobody holds two', () => {
    const three = withCount(one, 'adult', 3)
    const some = withHolders(withHolders(three, 'adult', 'BC25', 1), 'adult', 'BC50', 1)
    expect(whoOfDraft(some, travellers).party).toBe('1adult,1adult.BC25,1adult.BC50')
    expect([mostHolders(some, 'adult', 'BC25'), mostHolders(some, 'adult', 'BC50')]).toEqual([2, 2])
    expect(holdersOf(withHolders(some, 'adult', 'BC25', 0), 'adult', 'BC25')).toBe(0)
    expect(holdersOf(withHolders(some, 'adult', 'BC25', 0), 'adult', 'BC50')).toBe(1)
  })

  it('is thirty at most, and somebody', () => {
    expect(boundsOf(one, 'adult')).toEqual({ min: 1, max: 30 })
    expect(boundsOf(one, 'child')).toEqual({ min: 0, max: 29 })
  })

  it('forgets whom and what the tariff does not know any more', () => {
    const draft = draftOf(whoOf('2ghost,1adult.OLD', 'first', '1elephant'), { ...travellers, firstClass: false })
    expect(draft).toEqual({ people: [{ traveller: 'adult' }], extras: {}, comfortClass: 'second' })
    expect(countOf(draft, 'adult')).toBe(1)
  })
})
