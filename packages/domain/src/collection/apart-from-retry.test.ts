import { expect, it } from 'vitest'
import { type Collectable, collectedOn, feeDay } from './apart-from-retry.ts'

const fare = (dueOn: string) => ({ component: 'fare' as const, dueOn, notBefore: null })
const back = (notBefore: string) => ({ ...fare('2027-01-04'), notBefore })
const fee = (dueOn: string) => ({ component: 'returnFee' as const, dueOn, notBefore: null })
const warning = (dueOn: string) => ({ component: 'dunningFee' as const, dueOn, notBefore: null })

it.each<[string, string, Collectable[], string[]]>([
  [
    'the fee of a return waits while the fare is tried once more',
    '2027-02-01',
    [back('2027-01-16'), fee('2027-02-01')],
    ['fare'],
  ],
  [
    'so it does where the next month is collected too',
    '2027-02-01',
    [back('2027-01-16'), fare('2027-02-01'), fee('2027-02-01'), warning('2027-02-01')],
    ['fare', 'fare'],
  ],
  ['it comes with the month after', '2027-03-01', [fare('2027-03-01'), fee('2027-02-01')], ['fare', 'returnFee']],
  ['it comes alone before the new try', '2027-01-15', [back('2027-01-18'), fee('2027-01-15')], ['returnFee']],
  ['it waits for its own day', '2027-01-15', [fee('2027-02-01')], []],
  [
    'one that came back itself is tried again, and keeps no other back',
    '2027-04-01',
    [{ ...fee('2027-02-01'), notBefore: '2027-03-15' }, warning('2027-03-01')],
    ['returnFee', 'dunningFee'],
  ],
  [
    'but not with a fare that is',
    '2027-04-01',
    [{ ...fee('2027-02-01'), notBefore: '2027-03-15' }, back('2027-03-15')],
    ['fare'],
  ],
  [
    'another fee is none of a return',
    '2027-02-01',
    [back('2027-01-16'), { ...fee('2027-02-01'), component: 'cardFee' as const }],
    ['fare', 'cardFee'],
  ],
])('%s', (_, day, claims, components) => {
  expect(collectedOn(day, claims).map(({ component }) => component)).toEqual(components)
})

it.each([
  ['no day that tries anything', '2027-02-01', [], '2027-02-01'],
  ['the day of the new try', '2027-02-01', ['2027-02-01'], '2027-03-01'],
  ['another day', '2027-02-01', ['2027-03-01'], '2027-02-01'],
  ['two new tries', '2027-02-01', ['2027-02-01', '2027-03-01'], '2027-04-01'],
])('a fee is collected on the first day that tries nothing once more: %s', (_, day, retries, expected) => {
  expect(feeDay({ dueDay: 1, lateDay: null }, day, new Set(retries))).toBe(expected)
})
