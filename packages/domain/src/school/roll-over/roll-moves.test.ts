import { describe, expect, it } from 'vitest'
import { NO_END } from '../../subscription/contract/day-span.ts'
import { placeMoves, type RollDecision, rollHappenings, type StoredPlace } from './roll-moves.ts'

const from = '2027-08-01'
const [fifth, sixth] = [
  { organisationId: 'north', grade: '5', class: '5a' },
  { organisationId: 'north', grade: '6', class: '6a' },
]
const decided = (over: Partial<RollDecision> = {}): RollDecision => ({
  kind: 'continues',
  before: fifth,
  after: sixth,
  away: null,
  isDeclined: false,
  ...over,
})
const stored = (over: Partial<StoredPlace> = {}): StoredPlace => ({
  ...fifth,
  id: 'm1',
  personnelNumber: '',
  validFrom: '2026-08-01',
  validUntil: null,
  ...over,
})
const closed = { id: 'm1', validUntil: '2027-07-31' }
const opened = { ...sixth, personnelNumber: '', validFrom: from, validUntil: null }

describe('the place of a pupil', () => {
  it.each<[string, Partial<RollDecision>, StoredPlace[], object]>([
    ['goes on', {}, [stored()], { ok: true, close: closed, open: opened }],
    [
      'keeps the last day it has',
      {},
      [stored({ validUntil: '2028-01-31' })],
      { ok: true, close: closed, open: { ...opened, validUntil: '2028-01-31' } },
    ],
    ['ends', { kind: 'leaves', after: null }, [stored()], { ok: true, close: closed, open: null }],
    [
      'has ended by itself',
      { kind: 'leaves', after: null },
      [stored({ validUntil: '2027-07-31' })],
      { ok: true, close: null, open: null },
    ],
    [
      'was arranged already',
      {},
      [stored({ validUntil: '2027-07-31' }), stored({ ...sixth, id: 'm2', validFrom: from })],
      { ok: true, close: null, open: null },
    ],
    [
      'of who is new is there',
      { kind: 'new', before: null },
      [stored({ ...sixth, validFrom: from })],
      { ok: true, close: null, open: null },
    ],
    ['that has changed is left alone', {}, [stored({ class: '5c' })], { ok: false, reason: 'changedMeanwhile' }],
    ['that is gone is left alone', {}, [], { ok: false, reason: 'changedMeanwhile' }],
    [
      'that is unclear is left alone',
      { kind: 'unclear', after: null },
      [stored()],
      { ok: false, reason: 'rowUnclear' },
    ],
  ])('%s', (_, over, places, expected) => expect(placeMoves(decided(over), places, from)).toEqual(expected))
})

describe('the contract of a pupil', () => {
  const shares = [{ from: '2026-12-01', value: [{ payer: 'town', kind: 'remainder' as const }] }]
  const running = { span: { from: '2026-12-01', to: NO_END }, shares }
  const payers = { before: 'town', after: 'county' }
  const told = (over: Partial<RollDecision>, timeline = running, paid = payers, way = {}) =>
    rollHappenings(decided(over), timeline, { from, payers: paid, isOnTheWay: false, isOthers: false, ...way }).map(
      ({ kind, effectiveOn }) => `${kind} ${effectiveOn}`,
    )

  it.each<[string, Partial<RollDecision>, string[]]>([
    ['goes on untouched', {}, []],
    ['ends with the old year', { kind: 'leaves' }, ['ended 2027-08-01']],
    ['ends where nobody pays any more', { isDeclined: true }, ['ended 2027-08-01']],
    ['is paid for by who pays there', { kind: 'changedSchool' }, ['sharesAgreed 2027-08-01']],
    ['rests while they are away', { away: { from: '2027-08-01', until: '2028-01-31' } }, ['paused 2027-08-01']],
    [
      'rests for the rest of an absence that has begun',
      { away: { from: '2027-02-01', until: '2027-09-30' } },
      ['paused 2027-08-01'],
    ],
    ['does not rest for one that is over', { away: { from: '2027-02-01', until: '2027-07-31' } }, []],
  ])('%s', (_, over, expected) => expect(told(over)).toEqual(expected))

  it('goes along where it is on its way to another school, unless nobody pays any more', () => {
    const way = { isOnTheWay: true }
    expect(told({ kind: 'leaves' }, running, payers, way)).toEqual([])
    expect(told({ kind: 'leaves', isDeclined: true }, running, payers, way)).toEqual(['ended 2027-08-01'])
  })

  it('goes along to a school about which others decide, whatever is decided here', () => {
    const way = { isOnTheWay: true, isOthers: true }
    for (const kind of ['leaves', 'changedSchool'] as const)
      expect(told({ kind, isDeclined: true }, running, { before: 'town', after: 'town' }, way)).toEqual([])
  })

  it('is left alone where it has ended by then', () =>
    expect(told({ kind: 'leaves' }, { ...running, span: { from: '2026-12-01', to: from } })).toEqual([]))

  it('ends on its first day where it begins later', () =>
    expect(told({ kind: 'leaves' }, { ...running, span: { from: '2027-09-01', to: NO_END } })).toEqual([
      'ended 2027-09-01',
    ]))

  it('keeps its payer where the same pays for both schools', () =>
    expect(told({ kind: 'changedSchool' }, running, { before: 'town', after: 'town' })).toEqual([]))
})
