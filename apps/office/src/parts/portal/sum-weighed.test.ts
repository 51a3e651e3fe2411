import type { WeighedContract } from '@billett/contract'
import { expect, it } from 'vitest'
import { sumWeighed } from './sum-weighed.ts'

const weighed = (over: Partial<WeighedContract>): WeighedContract => ({
  ...{ contractGuid: '', authority: 'County', ruleVersion: 1, result: 'entitled', reasons: [], metres: 4000 },
  ...{ minMetres: 3500, isOver: true, method: 'footway', measuredBecause: '', isNearest: true, nearestSchool: null },
  ...{ hasMoved: false, home: '' },
  ...{
    grade: 6,
    exemption: '',
    isExemptionGranted: null,
    exemptionUntil: null,
    siblings: 0,
    from: '2026-12-01',
    year: '2026/27',
  },
  ...{ ownShareInCent: 1400, shareBy: 'place', payerInCent: 4900, parentsInCent: 1400 },
  ...{ payerRestOfYearInCent: 39_200, parentsRestOfYearInCent: 11_200 },
  ...over,
})

it('costs of several are summed for each who pays, and for the parents with an own share', () => {
  const free = weighed({
    payerInCent: 6300,
    parentsInCent: 0,
    payerRestOfYearInCent: 50_400,
    parentsRestOfYearInCent: 0,
  })
  expect(sumWeighed([weighed({}), free, weighed({ authority: 'Town', result: 'notEntitled' })])).toEqual({
    payers: [
      { name: 'County', count: 2, monthInCent: 11_200, restInCent: 89_600 },
      { name: 'Town', count: 1, monthInCent: 4900, restInCent: 39_200 },
    ],
    parents: { count: 2, monthInCent: 2800, restInCent: 22_400 },
    unpriced: 0,
    notEntitled: 1,
  })
})

it('what has no known price is in no sum, and told', () => {
  const unknown = weighed({ payerInCent: null, parentsInCent: null })
  expect(sumWeighed([unknown])).toMatchObject({ payers: [], parents: { count: 0 }, unpriced: 1 })
})
