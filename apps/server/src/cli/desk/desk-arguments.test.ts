import { expect, it } from 'vitest'
import { deskArguments } from './desk-arguments.ts'

const clientId = undefined

it.each([
  [[], { what: 'list', clientId }],
  [['list', '--client', 'C'], { what: 'list', clientId: 'C' }],
  [
    ['decide', 'N1', '--approve', '--by', 'Ada', '--by', 'Bob'],
    { what: 'decide', number: 'N1', decision: 'approve', by: ['Ada', 'Bob'], reason: '', clientId },
  ],
  [
    ['change', 'R1', '--reject', '--by', 'Ada', '--reason', 'no proof'],
    { what: 'change', id: 'R1', verdict: 'rejected', by: ['Ada'], reason: 'no proof', clientId },
  ],
  [
    ['change', 'R1', '--approve', '--by', 'Ada', '--by', 'Bob'],
    { what: 'change', id: 'R1', verdict: 'accepted', by: ['Ada', 'Bob'], reason: '', clientId },
  ],
  [
    ['proof', 'P1', '--approve', '--by', 'Ada'],
    { what: 'proof', id: 'P1', verdict: 'accepted', by: ['Ada'], reason: '', clientId },
  ],
  [
    ['match', 'D1', '--contract', 'N1', '--by', 'Ada', '--last-day', '2027-01-31'],
    { what: 'match', id: 'D1', number: 'N1', lastDay: '2027-01-31', by: ['Ada'], reason: '', clientId },
  ],
  [
    ['dismiss', 'D1', '--by', 'Ada', '--reason', 'no such contract'],
    { what: 'dismiss', id: 'D1', by: ['Ada'], reason: 'no such contract', clientId },
  ],
  [['release', 'pupil', '--by', 'Ada'], { what: 'release', key: 'pupil', by: ['Ada'], reason: '', clientId }],
  [
    ['unpark', 'N1', '--by', 'Ada', '--by', 'Bob', '--reason', 'price is known'],
    { what: 'unpark', number: 'N1', by: ['Ada', 'Bob'], reason: 'price is known', clientId },
  ],
  [
    ['erase', 'K1', '--by', 'Ada', '--by', 'Bob', '--reason', 'asked for'],
    { what: 'erase', customerNumber: 'K1', by: ['Ada', 'Bob'], reason: 'asked for', clientId },
  ],
  [
    ['died', 'N1', '--on', '2027-01-05', '--by', 'Ada', '--by', 'Bob', '--reason', 'told by the family'],
    { what: 'died', number: 'N1', on: '2027-01-05', by: ['Ada', 'Bob'], reason: 'told by the family', clientId },
  ],
  [
    ['died', 'N1', '--payer', 'K1', '--heir', 'K2', '--on', '2027-01-05', '--by', 'Ada', '--reason', 'told'],
    { what: 'died', number: 'N1', on: '2027-01-05', payer: 'K1', heir: 'K2', by: ['Ada'], reason: 'told', clientId },
  ],
  [
    [
      'payers',
      'N1',
      '--share',
      'K1=500',
      '--share',
      'K2=14.00',
      '--share',
      'K3',
      '--on',
      '2027-02-01',
      '--by',
      'Ada',
      '--reason',
      'told',
    ],
    {
      what: 'payers',
      number: 'N1',
      shares: [
        { payer: 'K1', kind: 'permille', permille: 500 },
        { payer: 'K2', kind: 'fixed', cents: 1400 },
        { payer: 'K3', kind: 'remainder' },
      ],
      on: '2027-02-01',
      by: ['Ada'],
      reason: 'told',
      clientId,
    },
  ],
  [
    ['move', 'N1', '--class', 'first', '--origin', 'a', '--destination', 'b', '--on', '2027-02-01', '--by', 'Ada'],
    {
      what: 'move',
      number: 'N1',
      product: { comfortClass: 'first', net: undefined, way: { origin: 'a', destination: 'b', via: '' } },
      on: '2027-02-01',
      by: ['Ada'],
      reason: '',
      clientId,
    },
  ],
  [['handover', 'N1', '--by', 'Ada'], { what: 'handover', number: 'N1', by: ['Ada'], reason: '', clientId }],
  [
    ['announce', 'N1', '--on', '2026-11-05', '--from', '2027-01-01', '--by', 'Ada'],
    { what: 'announce', number: 'N1', on: '2026-11-05', from: '2027-01-01', by: ['Ada'], reason: '', clientId },
  ],
  [
    ['link', 'N1', '--act', 'changeAccount', '--payer', 'C1', '--by', 'Ada'],
    { what: 'link', number: 'N1', act: 'changeAccount', payer: 'C1', by: ['Ada'], reason: '', clientId },
  ],
  [
    ['link', 'N1', '--act', 'giveProof', '--by', 'Ada'],
    { what: 'link', number: 'N1', act: 'giveProof', by: ['Ada'], reason: '', clientId },
  ],
  [
    ['link', 'N1', '--act', 'seeDue', '--by', 'Ada'],
    { what: 'link', number: 'N1', act: 'seeDue', by: ['Ada'], reason: '', clientId },
  ],
])('%j', (args, asked) => expect(deskArguments(args)).toEqual(asked))

it.each([
  [['move', 'N1', '--class', 'third', '--on', '2027-02-01', '--by', 'Ada'], '--class first or'],
  [['move', 'N1', '--origin', 'a', '--on', '2027-02-01', '--by', 'Ada'], '--destination is missing'],
  [['payers', 'N1', '--share', 'K1=half', '--on', '2027-02-01', '--by', 'Ada', '--reason', 'told'], 'half is neither'],
  [['decide', 'N1', '--approve'], '--by is missing'],
  [['decide', 'N1', '--by', 'Ada'], '--approve or --reject'],
  [['decide', 'N1', '--approve', '--reject', '--by', 'Ada'], '--approve or --reject'],
  [['change', 'R1', '--by', 'Ada'], '--approve or --reject'],
  [['decide', '--approve', '--by', 'Ada'], 'What it is about'],
  [['match', 'D1', '--by', 'Ada'], '--contract is missing'],
  [['match', 'D1', '--contract', 'N1', '--by', 'Ada', '--last-day', 'soon'], 'soon is no day'],
  [['dismiss', 'D1', '--by', 'Ada'], '--reason is missing'],
  [['died', 'N1', '--by', 'Ada', '--reason', 'told'], '--on is missing'],
  [['erase', 'K1', '--by', 'Ada'], '--reason is missing'],
  [['link', 'N1', '--act', 'confirm', '--by', 'Ada'], '--act changeAccount'],
  [['link', 'N1', '--act', 'seeDue', '--payer', 'C1', '--by', 'Ada'], '--payer goes with'],
  [['forget', 'D1', '--by', 'Ada'], 'forget is nothing'],
])('%j is refused, and what may be written is told', (args, words) => {
  const refusal = deskArguments(args)
  expect(refusal).toContain(words)
  expect(refusal).toContain('npm run desk -- [list')
})
