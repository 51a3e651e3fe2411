import { describe, expect, it } from 'vitest'
import { checkErasure, type ErasureFacts, keptLongest } from './erasure.ts'

describe('the data of a party', () => {
  const facts: ErasureFacts = {
    endsOn: '2026-12-01',
    openCents: 0,
    settledOn: '2026-12-15',
    kept: { value: 12, unit: 'months' },
  }

  it.each<[string, Partial<ErasureFacts>, string, unknown]>([
    ['stay while a contract runs', { endsOn: '9999-12-31' }, '2027-06-01', { reason: 'contractRuns', from: null }],
    [
      'stay until a contract has ended',
      { endsOn: '2027-06-02' },
      '2027-06-01',
      { reason: 'contractRuns', from: '2027-06-02' },
    ],
    ['stay while something is owed (41)', { openCents: 1 }, '2028-06-01', { reason: 'claimsOpen', from: null }],
    ['stay while we owe something (41)', { openCents: -1 }, '2028-06-01', { reason: 'claimsOpen', from: null }],
    ['stay for as long as the law says (41)', {}, '2027-12-15', { reason: 'keptByLaw', from: '2027-12-16' }],
    ['go then (41)', {}, '2027-12-16', { ok: true }],
    [
      'stay for whole calendar years where receipts do (41)',
      { kept: { value: 8, unit: 'years' } },
      '2034-12-31',
      { reason: 'keptByLaw', from: '2035-01-01' },
    ],
    ['go with the end where nothing was ever claimed', { settledOn: null }, '2026-12-01', { ok: true }],
    ['stay with a later end', { endsOn: '2028-01-01', settledOn: '2026-01-01' }, '2028-01-01', { ok: true }],
  ])('%s', (_, over, today, expected) =>
    expect(checkErasure({ ...facts, ...over }, today)).toMatchObject(Object(expected)),
  )
})

it('of what is kept several times the latest day counts', () => {
  expect(
    keptLongest([
      { what: 'mandate', until: '2028-01-22' },
      { what: 'nameAndAddress', until: '2035-01-01' },
      { what: 'mandate', until: '2028-02-01' },
      { what: 'mandate', until: '2027-12-01' },
    ]),
  ).toEqual([
    { what: 'mandate', until: '2028-02-01' },
    { what: 'nameAndAddress', until: '2035-01-01' },
  ])
  expect(keptLongest([])).toEqual([])
})
