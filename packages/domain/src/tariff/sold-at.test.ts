import { expect, it } from 'vitest'
import { type SellingTimes, soldAt } from './sold-at.ts'

const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}T09:00:00.000Z`
const version = (name: string, over: Partial<SellingTimes>) => ({
  name,
  activeFrom: null,
  startedOn: null,
  discardedOn: null,
  ...over,
})

const versions = [
  version('first', { activeFrom: day(10), startedOn: day(10) }),
  version('thrown away', { activeFrom: day(11), discardedOn: day(11) }),
  version('second', { activeFrom: day(12), startedOn: day(12) }),
  version('draft', {}),
  version('waits', { activeFrom: day(20) }),
]

it.each([
  [9, undefined],
  [10, 'first'],
  [11, 'first'],
  [12, 'second'],
  [19, 'second'],
  [20, 'waits'],
  [29, 'waits'],
])('on the %i. it is %s that is sold', (of, name) => expect(soldAt(versions, day(of))?.name).toBe(name))

it('of two that begin at once it is the later one', () => {
  const twice = [version('a', { startedOn: day(10) }), version('b', { startedOn: day(10) })]
  expect(soldAt(twice, day(10))?.name).toBe('b')
})
