import { describe, expect, it } from 'vitest'
import { checkErasure, type ErasureFacts } from './erasure.ts'

describe('the data of a party', () => {
  const facts: ErasureFacts = { endsOn: '2026-12-01', openCents: 0, settledOn: '2026-12-15', keptMonths: 12 }

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
    ['stay for as long as the law says (41)', {}, '2027-12-14', { reason: 'keptByLaw', from: '2027-12-15' }],
    ['go then (41)', {}, '2027-12-15', { ok: true }],
    ['go with the end where nothing was ever claimed', { settledOn: null }, '2026-12-01', { ok: true }],
    ['stay with a later end', { endsOn: '2028-01-01', settledOn: '2026-01-01' }, '2028-01-01', { ok: true }],
  ])('%s', (_, over, today, expected) =>
    expect(checkErasure({ ...facts, ...over }, today)).toMatchObject(Object(expected)),
  )
})
