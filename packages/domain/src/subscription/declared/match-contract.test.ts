import { describe, expect, it } from 'vitest'
import { type DeclaredBy, type MatchCandidate, matchProposals } from './match-contract.ts'

const ada: DeclaredBy = { firstName: 'Ada', lastName: 'Lovelace', numbers: [], email: 'ada@example.org' }
const hers: MatchCandidate = {
  contractId: 'hers',
  number: 'BCDFGHJK23',
  customerNumbers: ['KLMNPQRS45'],
  names: [{ firstName: 'Ada', lastName: 'Lovelace' }],
  emails: ['ada@example.org'],
}
const other: MatchCandidate = {
  contractId: 'other',
  number: 'ZZZZZZZZ99',
  customerNumbers: ['YYYYYYYY88'],
  names: [{ firstName: 'Eve', lastName: 'Byron' }],
  emails: ['eve@example.org'],
}

describe('which contract is meant', () => {
  it.each([
    ['the number, however it is written', { numbers: ['bcdf-ghjk 23'] }, ['number', 'email', 'name']],
    ['the customer’s number', { numbers: ['KLMNPQRS45'] }, ['customerNumber', 'email', 'name']],
    ['the address alone', { firstName: 'A.', email: 'ADA@example.org' }, ['email']],
    ['the name alone, however it is written', { firstName: ' ada ', email: 'new@example.org' }, ['name']],
  ] as const)('is told by %s', (_, said, reasons) => {
    expect(matchProposals({ ...ada, ...said }, [other, hers])).toEqual([{ contractId: 'hers', reasons }])
  })

  it('is told by nothing where nothing fits, also where nothing was said', () => {
    expect(
      matchProposals({ ...ada, firstName: 'Bob', email: 'bob@example.org', numbers: [''] }, [hers, other]),
    ).toEqual([])
  })

  it('is rather the one whose number was given than the one of the same name', () => {
    const namesake = { ...hers, contractId: 'namesake', number: 'X', customerNumbers: [], emails: [] }
    const meant = { ...other, contractId: 'meant', number: 'MEANT1' }
    const found = matchProposals({ ...ada, numbers: ['meant1'], email: '' }, [namesake, meant])
    expect(found.map(({ contractId }) => contractId)).toEqual(['meant', 'namesake'])
  })
})
