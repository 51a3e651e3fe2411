import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestCover, type RidesTicket } from './cheapest-cover.ts'

const ticket = (first: number, last: number, cents: number): RidesTicket => ({ first, last, cents })
const told = (rides: number, ...tickets: RidesTicket[]) =>
  cheapestCover(rides, tickets)?.map(({ first, last, cents }) => `${first}-${last} ${cents}`)

describe('the tickets of a trip', () => {
  it.each([
    ['one ride, one ticket', 1, [ticket(0, 0, 200)], ['0-0 200']],
    ['two rides on tickets without a change', 2, [ticket(0, 0, 200), ticket(1, 1, 250)], ['0-0 200', '1-1 250']],
    ['one that is good for both costs less', 2, [ticket(0, 0, 200), ticket(1, 1, 250), ticket(0, 1, 300)], ['0-1 300']],
    [
      'one that is good for both costs more',
      2,
      [ticket(0, 0, 200), ticket(1, 1, 250), ticket(0, 1, 500)],
      ['0-0 200', '1-1 250'],
    ],
    ['one for the same sum', 2, [ticket(0, 0, 200), ticket(1, 1, 250), ticket(0, 1, 450)], ['0-1 450']],
    [
      'two of three rides together',
      3,
      [ticket(0, 1, 200), ticket(2, 2, 200), ticket(1, 2, 100)],
      ['0-1 200', '2-2 200'],
    ],
    ['a free ride among them', 2, [ticket(0, 0, 0), ticket(1, 1, 250)], ['0-0 0', '1-1 250']],
    ['a ride without a ticket', 2, [ticket(0, 0, 200)], undefined],
    ['a ride in the middle without one', 3, [ticket(0, 0, 200), ticket(2, 2, 200)], undefined],
  ])('%s', (_, rides, tickets, expected) => expect(told(rides, ...tickets)).toEqual(expected))

  const some = fc.integer({ min: 1, max: 5 }).chain(rides =>
    fc.record({
      rides: fc.constant(rides),
      tickets: fc.array(
        fc
          .record({ first: fc.nat(rides - 1), length: fc.nat(rides - 1), cents: fc.nat(1_000) })
          .map(({ first, length, cents }) => ticket(first, Math.min(first + length, rides - 1), cents)),
        { maxLength: 12 },
      ),
    }),
  )

  /** Every way to cover the rides from `ride` on, one after the other. */
  const allCovers = (rides: number, tickets: readonly RidesTicket[], ride = 0): RidesTicket[][] =>
    ride === rides
      ? [[]]
      : tickets
          .filter(({ first }) => first === ride)
          .flatMap(each => allCovers(rides, tickets, each.last + 1).map(rest => [each, ...rest]))
  const sum = (tickets: readonly RidesTicket[]): number => tickets.reduce((total, { cents }) => total + cents, 0)

  it('are good for each ride once, cost as little as any, and no more than one that is good for all', () => {
    fc.assert(
      fc.property(some, ({ rides, tickets }) => {
        const cover = cheapestCover(rides, tickets)
        const sums = allCovers(rides, tickets).map(sum)
        expect(cover === undefined).toBe(sums.length === 0)
        if (!cover) return
        const ridden = cover.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
        expect(ridden).toEqual(Array.from({ length: rides }, (_, ride) => ride))
        expect(sum(cover)).toBe(Math.min(...sums))
        const whole = tickets.filter(({ first, last }) => first === 0 && last === rides - 1)
        for (const single of whole) expect(sum(cover)).toBeLessThanOrEqual(single.cents)
        if (whole.some(({ cents }) => cents === sum(cover))) expect(cover).toHaveLength(1)
      }),
    )
  })
})
