import { describe, expect, it } from 'vitest'
import type { Happening } from '../contract/contract-event.ts'
import {
  aPoint,
  concluded,
  ended,
  history,
  paused,
  productChanged,
  sharesAgreed,
  someTerms,
} from '../contract.fixture.ts'
import { type AlikeContracts, expectedFares } from './expected-fares.ts'
import type { Share } from './share.ts'

const MONTHS = ['2027-01', '2027-02', '2027-03']
const PRICES = [aPoint(), aPoint({ validFrom: '2027-02-01', cents: 6805 })]
const CONSENT = someTerms({ priceMode: 'consent' })
const announced: Happening = {
  kind: 'priceAnnounced',
  effectiveOn: '2027-02-01',
  payload: { announcedOn: '2026-12-01' },
}
const agreed: Happening = {
  kind: 'priceAgreed',
  effectiveOn: '2027-03-01',
  payload: { basis: 'consent', bookDay: '2027-03-01' },
}
const half: Share[] = [
  { payer: 'anna', kind: 'permille', permille: 500 },
  { payer: 'others', kind: 'remainder' },
]

/** What Anna is expected to pay of one contract in January, February and March. */
const expected = (happenings: readonly Happening[], over: Partial<AlikeContracts> = {}) => [
  ...expectedFares(
    {
      payer: 'anna',
      contracts: 1,
      lastCents: 6300,
      terms: someTerms(),
      prices: PRICES,
      events: history(...happenings),
      knownUntil: '2026-12-10T12:00:00.000Z',
      ...over,
    },
    MONTHS,
  ).values(),
]

describe('what is expected of the months to come', () => {
  const runs = concluded('2026-12-01')
  it.each<[string, readonly Happening[], Partial<AlikeContracts>, number[]]>([
    ['is the price that is valid in each of them', [runs], {}, [6300, 6805, 6805]],
    ['is that of every contract that is alike', [runs], { contracts: 3 }, [18_900, 20_415, 20_415]],
    ['is the part of who pays', [concluded('2026-12-01', { shares: half })], {}, [3150, 3403, 3403]],
    ['changes with the shares', [runs, sharesAgreed('2027-03-01', half)], {}, [6300, 6805, 3403]],
    ['ends with the contract', [runs, ended('2027-03-01')], {}, [6300, 6805, 0]],
    ['is nothing while it pauses', [runs, paused('2027-01-01', '2027-02-01')], {}, [0, 6805, 6805]],
    [
      'is that of another ticket from its month on',
      [runs, productChanged('2027-03-01', 'zones')],
      { prices: [...PRICES, aPoint({ product: 'zones', cents: 4200 })] },
      [6300, 6805, 4200],
    ],
    ['stays the agreed price until there is another', [runs], { terms: CONSENT }, [6300, 6300, 6300]],
    ['is the new price of who has agreed to it', [runs, agreed], { terms: CONSENT }, [6300, 6300, 6805]],
    ['is the new price of who was told of it and goes on', [runs, announced], { terms: CONSENT }, [6300, 6805, 6805]],
    ['is none of who ends it then', [runs, announced, ended('2027-02-01')], { terms: CONSENT }, [6300, 0, 0]],
    [
      'is as much as in the last month where nobody knows the price, until the end',
      [runs, ended('2027-03-01')],
      { prices: [], contracts: 2, lastCents: 12_601 },
      [12_601, 12_601, 0],
    ],
    ['is nothing where there was never a contract', [], {}, [0, 0, 0]],
  ])('%s', (_, happenings, over, cents) => expect(expected(happenings, over)).toEqual(cents))
})
