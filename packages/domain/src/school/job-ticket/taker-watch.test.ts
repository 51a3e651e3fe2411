import { describe, expect, it } from 'vitest'
import type { TakerTerms } from './framework-terms.ts'
import { type TakerSpan, takersAhead, takerWarnings } from './taker-watch.ts'

const terms: TakerTerms = { minimum: 20, trial: null, perFirm: null }
const spans = (count: number, over: Partial<TakerSpan> = {}): TakerSpan[] =>
  Array.from({ length: count }, () => ({ firm: 'a', from: '2026-01-01', until: null, ...over }))
const today = '2026-11-24'
const warned = (over: Partial<TakerTerms>, all: TakerSpan[], firms: string[] = ['a']) =>
  takerWarnings({ ...terms, ...over }, all, { today, firms }).map(({ firm, month, takers }) => [firm, month, takers])

describe('the minimum of takers', () => {
  it('is watched in this month and the next three', () => {
    const all = [...spans(19), ...spans(1, { until: '2026-12-31' }), ...spans(2, { from: '2027-02-01' })]
    expect(takersAhead(terms, all, today).map(({ month, takers }) => [month, takers])).toEqual([
      ['2026-11-01', 20],
      ['2026-12-01', 20],
      ['2027-01-01', 19],
      ['2027-02-01', 21],
    ])
    expect(warned({}, all)).toEqual([[null, '2027-01-01', 19]])
  })

  it.each<[string, Partial<TakerTerms>, TakerSpan[], unknown[]]>([
    ['as many as agreed', {}, spans(20), []],
    ['one too few', {}, spans(19), [[null, '2026-11-01', 19]]],
    ['the trial needs fewer', { trial: { minimum: 14, until: '2027-12-31' } }, spans(14), []],
    [
      'the trial ends in January',
      { trial: { minimum: 14, until: '2026-12-31' } },
      spans(14),
      [[null, '2027-01-01', 14]],
    ],
    ['the trial holds on its last day', { trial: { minimum: 14, until: '2027-02-01' } }, spans(14), []],
    ['who leaves after the three months does not count yet', {}, spans(20, { until: '2027-02-01' }), []],
    ['who comes in December is none of today’s', {}, spans(20, { from: '2026-12-01' }), [[null, '2026-11-01', 0]]],
    ['none are needed', { minimum: 0 }, [], []],
  ])('%s', (_, over, all, expected) => expect(warned(over, all)).toEqual(expected))

  it('counts for each firm where several order as one', () => {
    const all = [...spans(16), ...spans(4, { firm: 'b' })]
    expect(warned({ perFirm: 5 }, all, ['a', 'b'])).toEqual([['b', '2026-11-01', 4]])
    expect(warned({ perFirm: 5 }, all, ['b'])).toEqual([])
    expect(warned({ perFirm: 5 }, [...all, ...spans(1, { firm: 'b' })], ['a', 'b'])).toEqual([])
  })
})
