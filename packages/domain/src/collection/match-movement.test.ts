import { describe, expect, it } from 'vitest'
import { chargesOfReturn, type MatchableCollection, matchReturn, type ReturnedMovement } from './match-movement.ts'

const collection = (id: string, more: Partial<MatchableCollection> = {}): MatchableCollection => ({
  id,
  endToEndId: `C-${id}`,
  mandateReference: 'M-1',
  cents: 5000,
  dueOn: '2027-01-04',
  ...more,
})

const movement = (more: Partial<ReturnedMovement> = {}): ReturnedMovement => ({
  endToEndId: 'C-1',
  mandate: 'M-1',
  currency: 'EUR',
  cents: -5300,
  instructedCents: 5000,
  chargesCents: 300,
  on: '2027-01-11',
  ...more,
})

const answer = (moved: ReturnedMovement, candidates: MatchableCollection[]) => {
  const match = matchReturn(moved, candidates)
  return match.ok ? `${match.collection.id} with ${match.chargesCents}` : match.reason
}

describe('a return', () => {
  const two = [collection('1'), collection('2', { dueOn: '2027-02-01' })]
  it.each<[string, Partial<ReturnedMovement>, MatchableCollection[], string]>([
    ['is found by its reference', {}, two, '1 with 300'],
    [
      'as real banks book it: 53.00 for 50.00 and 3.00, by mandate alone',
      { endToEndId: null },
      [collection('1')],
      '1 with 300',
    ],
    ['by mandate of one that was due by then', { endToEndId: null }, two, '1 with 300'],
    ['of two months alike by mandate is for people', { endToEndId: null, on: '2027-02-10' }, two, 'several'],
    ['of another mandate is unknown', { endToEndId: null, mandate: 'M-2' }, two, 'unknown'],
    ['with a foreign reference is unknown', { endToEndId: 'X', mandate: null }, two, 'unknown'],
    ['24: of a part is for people', { instructedCents: 2500, cents: -2800 }, two, 'amountDiffers'],
    ['24: of more is for people', { instructedCents: 5001, cents: -5301 }, two, 'amountDiffers'],
    ['24: whose sum is not amount and charges is for people', { cents: -9900 }, two, 'amountDiffers'],
    ['24: in other money is for people', { currency: 'CHF' }, two, 'otherCurrency'],
    ['without what was instructed, less its charges', { instructedCents: null }, two, '1 with 300'],
    [
      '24: of a part without what was instructed is for people',
      { instructedCents: null, cents: -5299 },
      two,
      'amountDiffers',
    ],
    [
      '24: of more without what was instructed is for people',
      { instructedCents: null, cents: -5301 },
      two,
      'amountDiffers',
    ],
    ['without any amount is for people', { instructedCents: null, cents: null }, two, 'amountDiffers'],
    ['whose charges no book can say is for people', { cents: null, chargesCents: 3_000_000_000 }, two, 'amountDiffers'],
    ['long after thirteen months is unknown by mandate', { endToEndId: null, on: '2029-01-01' }, two, 'unknown'],
  ])('%s', (_, more, candidates, expected) => expect(answer(movement(more), candidates)).toBe(expected))

  it('that is for people comes with what it may be', () =>
    expect(matchReturn(movement({ cents: -2800, instructedCents: 2500 }), two)).toMatchObject({
      proposals: [{ id: '1' }],
    }))
})

it.each([
  ['what went out above it', -6800, 500],
  ['nothing where exactly that went out', -6300, 0],
  ['none of ours where it is more than the books can say', -3_000_000_000, undefined],
  ['none of ours where less went out', -6299, undefined],
])('charges of a debit of 63 euros that somebody matches are %s', (_, wentOut, charges) =>
  expect(chargesOfReturn(wentOut, 6300)).toBe(charges),
)
