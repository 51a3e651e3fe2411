import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ValidityRule } from '../model.ts'
import { ruleOfNumbers, validityNumbers } from './validity-numbers.ts'
import { VALIDITY_TYPE } from './validity-type.ts'

const number = fc.integer({ min: 1, max: 5_000 })
const two = (most: number) => fc.integer({ min: 0, max: most }).map(value => `${value}`.padStart(2, '0'))
const time = fc.tuple(two(23), two(59)).map(parts => parts.join(':'))
const date = fc.tuple(two(11), two(27)).map(([month, day]) => `2026-${`${Number(month) + 1}`.padStart(2, '0')}-${day}`)
const until = { untilTime: time }
const optional = { requiredKeys: ['calendar' as const] }
const span = fc.record({ calendar: fc.boolean(), ...until }, optional)

/** One of each type: one that is missing does not compile. */
const RULES: { readonly [T in ValidityRule['type']]: fc.Arbitrary<Extract<ValidityRule, { type: T }>> } = {
  listDate: fc
    .tuple(fc.array(date), fc.record(until, { requiredKeys: [] }))
    .map(([dates, end]) => ({ type: 'listDate', dates, ...end })),
  listTime: fc.tuple(fc.array(time), number).map(([times, minutes]) => ({ type: 'listTime', times, minutes })),
  dateTime: number.map(minutes => ({ type: 'dateTime', minutes })),
  date: fc
    .tuple(number, fc.record({ fromTime: time, ...until }, { requiredKeys: [] }))
    .map(([days, times]) => ({ type: 'date', days, ...times })),
  week: span.map(rule => ({ type: 'week', ...rule })),
  month: span.map(rule => ({ type: 'month', ...rule })),
  year: span.map(rule => ({ type: 'year', ...rule })),
}

it.each(Object.entries(RULES))('a rule of the type %s comes back from its numbers as it was', (_, rules) =>
  fc.assert(
    fc.property<[ValidityRule]>(rules, rule => {
      expect(ruleOfNumbers(validityNumbers(rule))).toEqual(rule)
    }),
  ),
)

it('a type that is none of the seven has no rule', () => {
  const numbers = validityNumbers({ type: 'dateTime', minutes: 90 })
  expect(ruleOfNumbers({ ...numbers, type: Math.max(...Object.values(VALIDITY_TYPE)) + 1 })).toBeUndefined()
})
