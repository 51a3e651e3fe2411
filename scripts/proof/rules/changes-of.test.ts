import { describe, expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'

const changed = (source: string): string[] =>
  changesOf(source).map(({ start, end, becomes }) => `${source.slice(0, start)}${becomes}${source.slice(end)}`)

describe('a rule is changed at', () => {
  it.each([
    ['boundaries', 'x = a < b', ['x = a <= b']],
    ['sums', 'x = a + b', ['x = a - b']],
    ['what is both or either', 'x = a && b', ['x = a || b']],
    ['what is not there', 'x = a ?? b', ['x = a']],
    ['the sign', 'x = -a', ['x = a']],
    ['the opposite', 'x = !a', ['x = a']],
    ['numbers', 'x = 7', ['x = 8']],
    ['truths', 'x = true', ['x = false']],
    ['methods', 'x = a.some(b)', ['x = a.every(b)']],
    ['lists that are made shorter', 'x = a.filter(b)', ['x = a']],
    ['choices', 'x = a ? b : c', ['x = true ? b : c', 'x = false ? b : c']],
  ])('%s', (_, source, results) => {
    expect(changed(`let ${source}`)).toEqual(results.map(result => `let ${result}`))
  })

  it('conditions and statements, one at a time', () => {
    expect(changed('if (a === b) c()')).toEqual([
      'if (true) c()',
      'if (false) c()',
      'if (a !== b) c()',
      'if (a === b) ',
    ])
  })
})

it.each([
  ['types', 'type A = 1 | true; let b: -1; f<3>()', ['type A = 1 | true; let b: -1; ']],
  ['signs of an order', 'let a = b ? -1 : 1', ['let a = true ? -1 : 1', 'let a = false ? -1 : 1']],
  ['tables', 'const a = { b: 1, c: [2 * 60, true] } as const', []],
  ['texts', "let a = 'b' + c", []],
])('%s stay', (_, source, results) => {
  expect(changed(source)).toEqual(results)
})
