import { expect, it } from 'vitest'
import { type ContractPayment, paidByPayer } from './paid-by-payer.ts'

const due = (payer: string, dueOn: string, cents: number) => ({ payer, dueOn, periodStart: dueOn, cents })

const CLAIMS = [
  due('school', '2027-01-04', 4900),
  due('pupil', '2027-01-04', 1400),
  due('school', '2027-02-01', 4900),
  due('pupil', '2027-02-01', 1400),
  due('pupil', '2027-02-01', -300),
]

const FOR: [string, ContractPayment[], [string, number][]][] = [
  [
    'nothing came',
    [],
    [
      ['school', 0],
      ['pupil', 0],
    ],
  ],
  [
    'one pays their own',
    [{ payer: 'pupil', cents: 2800 }],
    [
      ['school', 0],
      ['pupil', 2800],
    ],
  ],
  [
    'the first month was paid by nobody in particular',
    [{ payer: null, cents: 6300 }],
    [
      ['school', 4900],
      ['pupil', 1400],
    ],
  ],
  [
    'a part of it',
    [{ payer: null, cents: 5000 }],
    [
      ['school', 4900],
      ['pupil', 100],
    ],
  ],
  [
    'more than is owed',
    [{ payer: null, cents: 13_000 }],
    [
      ['school', 9800],
      ['pupil', 3200],
    ],
  ],
  [
    'both ways',
    [
      { payer: null, cents: 6300 },
      { payer: 'school', cents: 4900 },
    ],
    [
      ['school', 9800],
      ['pupil', 1400],
    ],
  ],
]

it.each(FOR)('%s: each payer has paid what they paid', (_, payments, expected) => {
  expect(Object.fromEntries(paidByPayer(CLAIMS, payments, 'pupil'))).toEqual(Object.fromEntries(expected))
})

it('what came before anything was claimed is there for who pays first', () => {
  expect([...paidByPayer([], [{ payer: null, cents: 6300 }], 'pupil')]).toEqual([['pupil', 6300]])
})
