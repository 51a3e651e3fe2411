import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ListedMember,
  proposeListed,
  proposeMember,
  type RollMember,
  type RollWish,
  type SchoolPlan,
} from './proposal.ts'

const firstDay = '2027-08-01'
const at = (grade: string, name: string, more: Partial<RollMember> = {}): RollMember => ({
  key: 'pia',
  organisationId: 'north',
  grade,
  class: name,
  until: null,
  ...more,
})
const plan = (more: Partial<SchoolPlan> = {}): SchoolPlan => ({ lastGrade: 10, classes: [], successor: null, ...more })
const told = (member: RollMember, ofSchool = plan(), wish?: RollWish) => {
  const { kind, why, to } = proposeMember(member, ofSchool, { firstDay, wish })
  return [kind, why, to ? `${to.organisationId} ${to.grade} ${to.class}`.trim() : '-'].join(' · ')
}
const away = { kind: 'abroad', from: '2027-08-01', until: '2028-01-31' } as const

describe('what becomes of a pupil', () => {
  it.each<[string, RollMember, Partial<SchoolPlan>, RollWish | undefined, string]>([
    ['goes on into the class that follows', at('5', '5a'), {}, undefined, 'continues · nextGrade · north 6 6a'],
    ['goes on where names have no letters', at('9', '09'), {}, undefined, 'continues · nextGrade · north 10 10'],
    ['goes on where names say more', at('7', 'Kl. 7 b'), {}, undefined, 'continues · nextGrade · north 8 Kl. 8 b'],
    ['goes on without a class', at('7', ''), {}, undefined, 'continues · nextGrade · north 8'],
    ['leaves after the last grade', at('10', '10a'), {}, undefined, 'leaves · lastGrade · -'],
    ['leaves after the last there is', at('13', '13'), { lastGrade: null }, undefined, 'leaves · lastGrade · -'],
    ['leaves who ends before', at('5', '5a', { until: '2027-07-31' }), {}, undefined, 'leaves · ends · -'],
    [
      'goes on who ends later',
      at('5', '5a', { until: '2027-12-31' }),
      {},
      undefined,
      'continues · nextGrade · north 6 6a',
    ],
    [
      'goes where the map says',
      at('5', '5a'),
      { classes: [{ from: '5A', to: ['6x'] }] },
      undefined,
      'changedClass · classMap · north 6 6x',
    ],
    [
      'is asked for where the class splits',
      at('5', '5a'),
      { classes: [{ from: '5a', to: ['6a', '6c'] }] },
      undefined,
      'unclear · classSplits · -',
    ],
    [
      'is asked for where it is dissolved',
      at('5', '5a'),
      { classes: [{ from: '5a', to: [] }] },
      undefined,
      'unclear · classDissolved · -',
    ],
    ['is asked for where the name says nothing', at('5', 'Füchse'), {}, undefined, 'unclear · classUnknown · -'],
    ['is asked for where the grade is none', at('EF', 'EF2'), {}, undefined, 'unclear · gradeUnknown · -'],
    ['repeats', at('5', '5a'), {}, { kind: 'repeats' }, 'changedClass · repeats · north 5 5a'],
    ['repeats the last', at('10', '10b'), {}, { kind: 'repeats' }, 'changedClass · repeats · north 10 10b'],
    ['skips one', at('5', '5a'), {}, { kind: 'skips' }, 'changedClass · skips · north 7 7a'],
    ['skips none that is not there', at('9', '9a'), {}, { kind: 'skips' }, 'unclear · beyondLastGrade · -'],
    ['is away and keeps the place', at('8', '8a'), {}, away, 'continues · abroad · north 9 9a'],
    ['leaves because somebody says so', at('8', '8a'), {}, { kind: 'leaves' }, 'leaves · byHand · -'],
    [
      'goes with a school that closes',
      at('8', '8a'),
      { successor: 'south' },
      undefined,
      'changedSchool · schoolEnds · south 9 9a',
    ],
    [
      'goes where a person says',
      at('5', '5a'),
      { classes: [{ from: '5a', to: ['6a', '6c'] }] },
      { kind: 'place', place: { organisationId: 'north', grade: '6', class: '6c' } },
      'changedClass · byHand · north 6 6c',
    ],
    [
      'goes on where a person says what would be anyway',
      at('5', '5a'),
      {},
      { kind: 'place', place: { organisationId: 'north', grade: '6', class: '6 A' } },
      'continues · byHand · north 6 6 A',
    ],
    [
      'goes to another school',
      at('4', '4a'),
      { lastGrade: 4 },
      { kind: 'place', place: { organisationId: 'south', grade: '5', class: '5b' } },
      'changedSchool · byHand · south 5 5b',
    ],
  ])('%s', (_, member, ofSchool, wish, expected) => expect(told(member, plan(ofSchool), wish)).toBe(expected))

  it('is away in the days that were named', () =>
    expect(proposeMember(at('8', '8a'), plan(), { firstDay, wish: away }).away).toEqual({
      from: '2027-08-01',
      until: '2028-01-31',
    }))

  it('never stays in the same grade or jumps by itself, and who is placed is at a school', () => {
    const grades = fc.integer({ min: 0, max: 13 })
    fc.assert(
      fc.property(grades, grades, fc.constantFrom('a', 'b', ''), (grade, lastGrade, letter) => {
        const proposal = proposeMember(at(String(grade), `${grade}${letter}`), plan({ lastGrade }), { firstDay })
        if (grade >= lastGrade) expect(proposal.kind).toBe('leaves')
        else
          expect(proposal.to).toEqual({
            organisationId: 'north',
            grade: String(grade + 1),
            class: `${grade + 1}${letter}`,
          })
      }),
    )
  })
})

describe('a pupil in the list of a school', () => {
  const place = { organisationId: 'south', grade: '6', class: '6b' }
  const proposed = (more: Partial<ListedMember> = {}, wish?: RollWish) => {
    const listed = { member: at('5', '5a'), place, isNew: false, isTwice: false, ...more }
    const { kind, why, to } = proposeListed(listed, plan(), { firstDay, wish })
    return [kind, why, to ? `${to.organisationId} ${to.grade} ${to.class}` : '-'].join(' · ')
  }
  const to = (organisationId: string, name = '6b'): RollWish => ({
    kind: 'place',
    place: { organisationId, grade: '6', class: name },
  })
  const other: RollWish[] = [{ kind: 'leaves' }, { kind: 'repeats' }, { kind: 'skips' }, away, to('north')]

  it('goes where the list has them', () => {
    expect(proposed()).toBe('changedSchool · listed · south 6 6b')
    expect(proposed({ isNew: true })).toBe('new · listed · south 6 6b')
  })

  it.each([true, false])('is asked for where two schools have them, new here or not (%s)', isNew => {
    expect(proposed({ isNew, isTwice: true })).toBe('unclear · listedTwice · south 6 6b')
  })

  it('goes where somebody says who was there before, whatever any list says', () => {
    for (const isTwice of [true, false]) {
      expect(proposed({ isTwice }, { kind: 'leaves' })).toBe('leaves · byHand · -')
      expect(proposed({ isTwice }, { kind: 'repeats' })).toBe('changedClass · repeats · north 5 5a')
    }
  })

  it('is no more asked for who is new and said to come to this school', () => {
    expect(proposed({ isNew: true, isTwice: true }, to('south', '6B'))).toBe('new · listed · south 6 6b')
  })

  it.each(other)('is asked for who is new, where something else is said than stands in the list: $kind', wish => {
    expect(proposed({ isNew: true }, wish)).toBe('unclear · listedOtherwise · south 6 6b')
    expect(proposed({ isNew: true, isTwice: true }, wish)).toBe('unclear · listedTwice · south 6 6b')
  })

  it('is asked for who is new and said to come into another class than the list has', () => {
    for (const isTwice of [true, false])
      expect(proposed({ isNew: true, isTwice }, to('south', '6c'))).toBe('unclear · listedOtherwise · south 6 6b')
  })
})
