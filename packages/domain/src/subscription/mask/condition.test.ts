import { describe, expect, it } from 'vitest'
import { answersOf, askedBy, type Condition, holds } from './condition.ts'

const is = (field: string, ...values: string[]): Condition => ({ kind: 'is', field, values })
const filled = (field: string): Condition => ({ kind: 'filled', field })
const said = { kind: 'pupil', months: ['2027-01-01', ''], empty: '', born: '2009-06-15', strange: 'soon' }
const on = (condition: Condition | null, today = '2027-06-14') => holds(condition, said, today)

describe('a condition', () => {
  it.each<[string, Condition | null, boolean]>([
    ['none', null, true],
    ['one of the values', is('kind', 'adult', 'pupil'), true],
    ['none of the values', is('kind', 'adult'), false],
    ['an answer that is missing', is('other', 'adult'), false],
    ['something said', filled('kind'), true],
    ['something chosen', filled('months'), true],
    ['an empty answer', filled('empty'), false],
    ['both', { kind: 'all', conditions: [filled('kind'), filled('months')] }, true],
    ['not both', { kind: 'all', conditions: [filled('kind'), filled('empty')] }, false],
    ['either', { kind: 'any', conditions: [filled('empty'), filled('kind')] }, true],
    ['neither', { kind: 'any', conditions: [filled('empty'), filled('other')] }, false],
    ['the opposite', { kind: 'not', condition: filled('empty') }, true],
    ['younger than 18', { kind: 'youngerThan', field: 'born', years: 18 }, true],
    ['younger than 17', { kind: 'youngerThan', field: 'born', years: 17 }, false],
    ['younger, of no day', { kind: 'youngerThan', field: 'strange', years: 18 }, false],
    ['younger, of nothing', { kind: 'youngerThan', field: 'other', years: 18 }, false],
  ])('%s', (_, condition, expected) => expect(on(condition)).toBe(expected))

  it('of an age ends with the birthday', () => {
    expect(on({ kind: 'youngerThan', field: 'born', years: 18 }, '2027-06-15')).toBe(false)
  })

  it('asks fields, however deep', () => {
    expect(askedBy(null)).toEqual([])
    expect(askedBy({ kind: 'not', condition: { kind: 'any', conditions: [is('a', 'x'), filled('b')] } })).toEqual([
      'a',
      'b',
    ])
  })

  it('reads answers one by one', () => {
    expect(answersOf(said, 'months')).toEqual(['2027-01-01'])
    expect(answersOf(said, 'other')).toEqual([])
  })
})
