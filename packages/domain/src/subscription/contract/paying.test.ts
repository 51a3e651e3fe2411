import { expect, it } from 'vitest'
import type { Share } from '../billing/share.ts'
import { NO_END } from './day-span.ts'
import { payersFrom } from './paying.ts'

const by = (...payers: string[]): Share[] => payers.map(payer => ({ payer, kind: 'remainder' }))
const shares = [
  { from: '2026-12-01', value: by('mother') },
  { from: '2027-02-01', value: by('mother', 'father') },
  { from: '2027-05-01', value: by('holder') },
]

it.each([
  ['2026-11-20', NO_END, ['mother', 'father', 'holder']],
  ['2026-12-01', NO_END, ['mother', 'father', 'holder']],
  ['2027-02-01', NO_END, ['mother', 'father', 'holder']],
  ['2027-05-01', NO_END, ['holder']],
  ['2027-02-01', '2027-05-01', ['mother', 'father']],
  ['2027-05-01', '2027-05-01', []],
])('from %s on, until %s, pay %j (29)', (day, to, payers) =>
  expect(payersFrom({ shares, span: { from: '2026-12-01', to } }, day)).toEqual(payers),
)
