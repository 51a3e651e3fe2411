import { TRY_LIMITS, type TryLimit, type TryLimits } from '@billett/domain'
import { expect, it } from 'vitest'
import { rowsBelow } from '../../../testing/operations-table.ts'

const HEAD =
  '| tried | one account, one network | one account, all networks | the first of each network | one network, all accounts |'

const SPANS: readonly (readonly [minutes: number, text: string])[] = [
  [24 * 60, '1 day'],
  [60, '1 h'],
  [15, '15 min'],
]

function inWords({ most, minutes }: TryLimit): string {
  const [, span] = SPANS.find(([length]) => length === minutes) ?? [0, `${minutes} min`]
  return `${most} in ${span}`
}

const rowOf = ({ pair, account, address, first }: TryLimits): string[] => [
  inWords(pair),
  inWords(account),
  first ? `${first.tries}: ${inWords(first)}` : '',
  inWords(address),
]

it('operators read of everything that may be tried only so often, and how often', () => {
  const documented = rowsBelow(HEAD).map(([, tried = '', ...limits]) => [
    tried.match(/^`(\w+)`: \S/)?.[1],
    limits.slice(0, 4),
  ])
  expect(documented).toEqual(Object.entries(TRY_LIMITS).map(([kind, limits]) => [kind, rowOf(limits)]))
})
