import { expect, it } from 'vitest'
import { movementKind } from './movement-kind.ts'

it.each([
  ['a file that was collected', { entryCents: 12_600, ours: 'debits' as const }, 'credit'],
  ['debits whose file the bank does not name', { entryCents: 6300, family: 'PMNT/IDDT/ESDD' }, 'credit'],
  ['a debit that came back, and says why', { entryCents: -6600, returnCode: 'MS03' }, 'return'],
  ['a debit that came back without a reason', { entryCents: -6600, family: 'PMNT/IDDT/UPDD' }, 'return'],
  ['money that somebody transferred', { entryCents: 6300, family: 'PMNT/RCDT/ESCT' }, 'transfer'],
  ['money of ours that could not be given to somebody', { entryCents: 6300, returnCode: 'AC04' }, 'other'],
  ['money that left for payers', { entryCents: -6300, ours: 'transfers' as const }, 'paidOut'],
  [
    'money that did not reach a payer',
    { entryCents: 6300, returnCode: 'AC04', ours: 'transfers' as const },
    'payoutBack',
  ],
  ['a transfer of another kind that came back', { entryCents: 6300, family: 'PMNT/ICDT/RRTN' }, 'other'],
  ['what the bank costs', { entryCents: -950 }, 'other'],
])('%s', (_, signs, kind) => expect(movementKind({ returnCode: null, family: null, ours: null, ...signs })).toBe(kind))
