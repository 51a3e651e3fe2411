import { describe, expect, it } from 'vitest'
import { changesOf } from './letter-changes.ts'
import type { RollLetterFacts } from './roll-letter.queries.ts'
import { ROLL_LETTER_WORDS } from './roll-letter-words.ts'

const words = ROLL_LETTER_WORDS.en
const moved: RollLetterFacts = {
  ...{
    to: 'family@example.org',
    language: 'en',
    guardian: '',
    address: null,
    pupil: 'Pia',
    authority: 'County',
    schoolYear: 'sy2027',
  },
  ...{
    from: '2027-08-01',
    kind: 'changedSchool',
    why: 'listed',
    before: 'North',
    becomes: 'South',
    decision: '1.2 km',
  },
  after: { organisationId: 'south', grade: '5', class: '5a' },
  isOver: false,
  isSent: true,
  exemptionEnds: '2027-06-30',
  authorityAt: { street: 'Ring', houseNumber: '1', postCode: '12345', city: 'Town', country: 'DE' },
}

describe('what a letter of the step says', () => {
  it('of a ticket that goes on: the new school, and that a new proof is asked for', () => {
    const [school, proof, because] = changesOf(moved, true)
    expect([school, because]).toEqual([words.changedSchool('South'), words.because('1.2 km')])
    expect(proof).toContain('County, Ring 1, 12345 Town')
  })

  it('of a ticket that ends: that alone, and of a link only where there is one', () => {
    const over = { ...moved, isOver: true }
    const because = words.because('1.2 km')
    expect(changesOf(over, true)).toEqual([words.over, words.ownPrice, words.decided, because])
    expect(changesOf(over, false)).toEqual([words.over, words.decided, because])
  })
})
